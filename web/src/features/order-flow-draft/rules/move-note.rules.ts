import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import { moveInput } from '@tracklane/contract/order-flow'
import { STATUS } from '@tracklane/contract/order-status'
import type { Pair } from './flow-draft.rules.ts'

const SOMEBODY = 1

/** Describes the input that a step asks for, by the rules of moving an order. */
export function moveNote({ from, to }: Pair): Phrase | undefined {
  const without = moveInput({ status_id: from, courier_id: null }, to)
  const withOne = moveInput({ status_id: from, courier_id: SOMEBODY }, to)
  if (withOne.asks.includes('courier_id')) return phrase('flow_editor', 'Opens the courier dialog when taken.')
  if (without.requires.includes('courier_id')) return phrase('flow_editor', 'Asks for a courier where the order has none.')
  if (without.asks.includes('delivery_window')) return phrase('flow_editor', 'Asks for the new delivery window and the reason.')
  if (without.asks.includes('sub_status_id')) return phrase('flow_editor', 'Asks for the reason.')
  return to === STATUS.DELIVERED ? phrase('flow_editor', 'Sets the time of delivery.') : undefined
}
