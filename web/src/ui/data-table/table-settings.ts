import { useMemo } from 'react'
import { z } from 'zod'
import { dataKey, useData } from '#lib/persisted.ts'

export const DENSITIES = ['compact', 'normal', 'roomy'] as const
export type Density = (typeof DENSITIES)[number]

/** Every part alone: what no longer parses falls back to its default. */
const Stored = z.object({
  order: z.array(z.string()).catch([]),
  hidden: z.array(z.string()).catch([]),
  widths: z.record(z.string(), z.number().positive()).catch({}),
  density: z.enum(DENSITIES).catch('normal'),
})

/** How a person keeps a table. */
export interface TableSettings {
  /** All columns, left to right. */
  readonly order: readonly string[]
  readonly hidden: readonly string[]
  readonly widths: Readonly<Record<string, number>>
  readonly density: Density
}

interface TablePlace {
  user: number
  route: string
  component: string
}

type Known = readonly { readonly id: string; readonly isHidden?: boolean }[]

/** The table's settings, per person, route and component: `{ settings, change, reset }`. */
export function useTableSettings({ user, route, component }: TablePlace, columns: Known) {
  const key = dataKey(user, route, component)
  const stored = useData((state) => state.tables[key])
  const settings = useMemo(() => settled(stored, columns), [stored, columns])

  return useMemo(
    () => ({
      settings,
      change: (patch: Partial<TableSettings>) =>
        useData.setState(({ tables }) => ({ tables: { ...tables, [key]: { ...settled(tables[key], columns), ...patch } } })),
      reset: () => useData.setState(({ tables: { [key]: _gone, ...tables } }) => ({ tables })),
    }),
    [settings, key, columns],
  )
}

export type TableSettingsState = ReturnType<typeof useTableSettings>

/** Columns that are gone are forgotten; new ones come last, as they are meant to be shown. */
function settled(stored: unknown, columns: Known): TableSettings {
  const { order, hidden, widths, density } = Stored.parse(stored ?? {})
  const ids = new Set(columns.map(({ id }) => id))
  const known = order.filter((id) => ids.has(id))
  const added = columns.filter(({ id }) => !known.includes(id))
  return {
    order: [...known, ...added.map(({ id }) => id)],
    hidden: [...hidden.filter((id) => known.includes(id)), ...added.filter(({ isHidden }) => isHidden).map(({ id }) => id)],
    widths: Object.fromEntries(Object.entries(widths).filter(([id]) => ids.has(id))),
    density,
  }
}
