import { useMemo } from 'react'
import { z } from 'zod'
import { dataKey, useData } from '#lib/persisted.ts'

export const DENSITIES = ['compact', 'normal', 'roomy'] as const
export type Density = (typeof DENSITIES)[number]

/** Each part is parsed on its own: a part that no longer parses gets its default. */
const Stored = z.object({
  order: z.array(z.string()).catch([]),
  hidden: z.array(z.string()).catch([]),
  widths: z.record(z.string(), z.number().positive()).catch({}),
  density: z.enum(DENSITIES).catch('normal'),
})

/** The table as a person keeps it. */
export interface TableSettings {
  /** All columns, left to right. */
  readonly order: readonly string[]
  readonly hidden: readonly string[]
  readonly widths: Readonly<Record<string, number>>
  readonly density: Density
  /** True where the person has changed columns or their order. */
  readonly isChosen: boolean
}

interface TablePlace {
  user: number
  route: string
  component: string
  /** All columns of an earlier version: a stored order equal to it counts as not chosen. */
  former?: readonly string[]
}

type Known = readonly { readonly id: string; readonly isHidden?: boolean }[]

/** Keeps the table's settings per person, route and component: `{ settings, change, reset }`. */
export function useTableSettings({ user, route, component, former }: TablePlace, columns: Known) {
  const key = dataKey(user, route, component)
  const stored = useData((state) => state.tables[key])
  const settings = useMemo(() => settled(stored, columns, former), [stored, columns, former])

  return useMemo(
    () => ({
      settings,
      change: (patch: Partial<TableSettings>) =>
        useData.setState(({ tables }) => ({ tables: { ...tables, [key]: { ...settled(tables[key], columns, former), ...patch } } })),
      reset: () => useData.setState(({ tables: { [key]: _gone, ...tables } }) => ({ tables })),
    }),
    [settings, key, columns, former],
  )
}

export type TableSettingsState = ReturnType<typeof useTableSettings>

/** Merges the stored settings with the known columns. Unknown ones are dropped; new ones come last, shown or hidden by default. */
function settled(stored: unknown, columns: Known, former: readonly string[] = []): TableSettings {
  const { order, hidden, widths, density } = Stored.parse(stored ?? {})
  const ids = new Set(columns.map(({ id }) => id))
  const isFormer = hidden.length === 0 && order.join() === former.join()
  const known = isFormer ? [] : order.filter((id) => ids.has(id))
  const added = columns.filter(({ id }) => !known.includes(id))
  const all = [...known, ...added.map(({ id }) => id)]
  const gone = [...hidden.filter((id) => known.includes(id)), ...added.filter(({ isHidden }) => isHidden).map(({ id }) => id)]
  return {
    order: all,
    hidden: gone,
    widths: Object.fromEntries(Object.entries(widths).filter(([id]) => ids.has(id))),
    density,
    isChosen: !isDefault(columns, all, gone),
  }
}

function isDefault(columns: Known, order: readonly string[], hidden: readonly string[]): boolean {
  return columns.every(({ id, isHidden = false }, place) => order[place] === id && hidden.includes(id) === isHidden)
}
