import { useMediaQuery } from '@mantine/hooks'
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useMemo, useRef } from 'react'
import { useReturnFocus } from './use-return-focus.ts'

/** The list that a drawer stands beside. */
interface BesideWhat {
  readonly isNew: boolean
  /** True once a drawer has opened here: later drawers leave the focus in the list. */
  readonly hasOpened: RefObject<boolean>
  readonly step: (by: -1 | 1) => void
}

const Beside = createContext<BesideWhat | undefined>(undefined)

export function useBesideWhat(): BesideWhat | undefined {
  return useContext(Beside)
}

/** Returns whether there is room for a list with one of its rows beside it. */
export function useRoomBeside(): boolean {
  return useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false })
}

interface BesideListProps {
  list: {
    readonly openId: number | undefined
    readonly isNew: boolean
    open(id: number): unknown
  }
  /** The ids of the rows in sight, from top to bottom. */
  ids: readonly number[]
  children: ReactNode
}

/** The drawer beside a list: the arrows lead to the neighbours, and closing gives the focus back to the row. */
export function BesideList({ list, ids, children }: BesideListProps) {
  const { openId, isNew } = list
  const latest = useRef({ list, ids, last: openId })
  latest.current = { list, ids, last: openId ?? latest.current.last }
  const hasOpened = useRef(false)
  const isLive = useRoomBeside() && openId !== undefined
  useReturnFocus((page) => linkOf(page, latest.current.last))
  useEffect(() => {
    if (!isLive) return
    const follow = (event: KeyboardEvent) => {
      const id = walkedTo(event)
      if (id !== undefined && id !== latest.current.list.openId) latest.current.list.open(id)
    }
    // On keyup: a held key runs through the list, and only the last row is fetched.
    document.addEventListener('keyup', follow)
    return () => document.removeEventListener('keyup', follow)
  }, [isLive])
  const what = useMemo<BesideWhat>(() => ({ isNew, hasOpened, step: (by) => stepTo(latest.current, by) }), [isNew])
  return <Beside value={what}>{children}</Beside>
}

const WALKING = ['ArrowUp', 'ArrowDown', 'Home', 'End']

function walkedTo({ key, target }: KeyboardEvent): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-row]') : null
  return row && WALKING.includes(key) ? Number(row.dataset.row) : undefined
}

function stepTo({ list, ids }: Pick<BesideListProps, 'list' | 'ids'>, by: -1 | 1): void {
  const at = ids.indexOf(list.openId ?? Number.NaN)
  const id = at < 0 ? undefined : ids[at + by]
  if (id !== undefined) list.open(id)
}

function linkOf(page: Document, id: number | undefined): HTMLElement | null {
  return page.querySelector<HTMLElement>(`[data-row="${id}"] a, [data-card="${id}"] a`)
}
