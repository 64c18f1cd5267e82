import { useEffect, useRef } from 'react'
import { create } from 'zustand'
import type { OnSending } from '#features/order-move/order-move.rules.ts'
import { resetWithPerson } from '#lib/person-changed.ts'
import type { OperationOrder } from './operation.rules.ts'

/** The orders that keys and commands act on. */
export interface Aim {
  /** One order, or the chosen ones. */
  readonly orders: readonly OperationOrder[]
  /** The number of chosen orders that are out of sight. */
  readonly unseen?: number | undefined
  /** True where all matching orders are chosen: operations with a request per order are not offered. */
  readonly isAllThatMatch?: boolean
  /** Moves one order in the screen's own way, to a status that it shows. Returns whether it shows that status. */
  readonly onMove?: ((to: number) => boolean) | undefined
  /** Called with the chosen orders that went through, or are on their way. */
  readonly onDone?: (ids: readonly number[]) => void
  readonly onSending?: OnSending | undefined
  /** Called when the dialog is closed. */
  readonly onClose?: (() => void) | undefined
}

/** Keys act on the chosen orders, else on the open order, else on the focused one. */
const RANKS = ['selection', 'open', 'focused'] as const
export type AimRank = (typeof RANKS)[number]

type Find = () => Aim | undefined

interface Aims {
  readonly finders: readonly { readonly rank: AimRank; readonly find: Find }[]
}

const useAims = resetWithPerson(create<Aims>(() => ({ finders: [] })))

/** Registers `find` while the component is mounted. */
export function useAim(rank: AimRank, find: Find): void {
  const latest = useRef(find)
  latest.current = find
  useEffect(() => {
    const mine = { rank, find: () => latest.current() }
    useAims.setState(({ finders }) => ({ finders: [...finders, mine] }))
    return () => useAims.setState(({ finders }) => ({ finders: finders.filter((one) => one !== mine) }))
  }, [rank])
}

/** Returns the orders that keys and commands act on now. */
export function currentAim(): Aim | undefined {
  const { finders } = useAims.getState()
  const ranked = RANKS.flatMap((rank) => finders.filter((one) => one.rank === rank).toReversed())
  return ranked.map(({ find }) => find()).find((aim) => aim !== undefined && aim.orders.length > 0)
}
