import type { HandOverRow } from '@tracklane/contract/handover'
import { create } from 'zustand'
import { resetWithPerson } from '#lib/person-changed.ts'

export type TakenBack = Pick<HandOverRow, 'id' | 'number' | 'courier' | 'held' | 'orders'>

/** The hand-over that the dialog of `TakeBackHost` is open for. */
export const useTakingBack = resetWithPerson(create<{ handOver: TakenBack | undefined }>(() => ({ handOver: undefined })))

/** Asks for the reason, over any screen. */
export function askToTakeBack(handOver: TakenBack): void {
  useTakingBack.setState({ handOver })
}

export function stopTakingBack(): void {
  useTakingBack.setState({ handOver: undefined })
}
