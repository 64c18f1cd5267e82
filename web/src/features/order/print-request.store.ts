import type { OrderRow } from '@tracklane/contract/order'
import { create } from 'zustand'
import { resetWithPerson } from '#lib/person-changed.ts'

/** The part of an order that the dialog needs; a card of the board does not know whether its label was printed. */
export type LabelOrder = Pick<OrderRow, 'id' | 'track'> & Partial<Pick<OrderRow, 'label_printed_at' | 'courier_id'>>

interface LabelRequest {
  /** The orders in the order of the screen. */
  readonly orders: readonly LabelOrder[]
  /** Called when the dialog is closed, so that the screen can take the focus back. */
  readonly onClose?: (() => void) | undefined
}

interface LabelRequestState {
  readonly request: LabelRequest | undefined
  /** Counts the requests, since each has its own dialog. */
  readonly number: number
}

/** The orders whose labels are to be printed. Every menu can ask, and one dialog answers. */
export const useLabelRequest = resetWithPerson(create<LabelRequestState>(() => ({ request: undefined, number: 0 })))

export function requestLabels(request: LabelRequest): void {
  useLabelRequest.setState(({ number }) => ({ request, number: number + 1 }))
}

export function closeLabels(): void {
  const { request } = useLabelRequest.getState()
  useLabelRequest.setState({ request: undefined })
  request?.onClose?.()
}
