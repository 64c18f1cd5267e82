import { useEffect, useRef } from 'react'
import { create } from 'zustand'
import type { OnSending } from '#features/order-move/order-move.rules.ts'
import { resetWithPerson } from '#lib/person-changed.ts'
import type { OperationOrder } from './operation.rules.ts'

/** The orders that keys and commands act on. */
export interface Aim {
  /** One, or those chosen. */
  readonly orders: readonly OperationOrder[]
  /** So many of those chosen are not in sight. */
  readonly unseen?: number | undefined
  /** Not ticked one by one: operations that are a request for each order are not offered. */
  readonly isAllThatMatch?: boolean
  /** The screen moves one order in its own way, to a status that it shows; gives back whether it shows that one. */
  readonly onMove?: ((to: number) => boolean) | undefined
  /** Called with the chosen orders that went through, or are on their way. */
  readonly onDone?: (ids: readonly number[]) => void
  readonly onSending?: OnSending | undefined
  /** The dialog is gone. */
  readonly onClose?: (() => void) | undefined
}

/** Keys go to what is chosen, else to the order that is open, else to the one that has the focus. */
const RANKS = ['selection', 'open', 'focused'] as const
export type AimRank = (typeof RANKS)[number]

type Find = () => Aim | undefined

interface Aims {
  readonly finders: readonly { readonly rank: AimRank; readonly find: Find }[]
}

const useAims = resetWithPerson(create<Aims>(() => ({ finders: [] })))

/** As long as the component is there, it is asked for its orders. */
export function useAim(rank: AimRank, find: Find): void {
  const latest = useRef(find)
  latest.current = find
  useEffect(() => {
    const mine = { rank, find: () => latest.current() }
    useAims.setState(({ finders }) => ({ finders: [...finders, mine] }))
    return () => useAims.setState(({ finders }) => ({ finders: finders.filter((one) => one !== mine) }))
  }, [rank])
}

/** The orders that are meant now. */
export function currentAim(): Aim | undefined {
  const { finders } = useAims.getState()
  const ranked = RANKS.flatMap((rank) => finders.filter((one) => one.rank === rank).toReversed())
  return ranked.map(({ find }) => find()).find((aim) => aim !== undefined && aim.orders.length > 0)
}
