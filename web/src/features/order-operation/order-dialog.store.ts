import type { Operation } from '@tracklane/contract/order-operation'
import { create } from 'zustand'
import type { Move, OnSending } from '#features/order-move/order-move.rules.ts'
import { resetWithPerson } from '#lib/person-changed.ts'
import type { OperationOrder } from './operation.rules.ts'

interface Closing {
  /** Called when the dialog is closed, so that the screen can take the focus back. */
  readonly onClose?: (() => void) | undefined
}

interface Many extends Closing {
  readonly orders: readonly OperationOrder[]
  /** The number of chosen orders that are out of sight. */
  readonly unseen?: number | undefined
  /** Gets the orders that went through, so that a selection can drop them. */
  readonly onDone: (ids: readonly number[]) => void
}

/** A request of a menu that a dialog answers. */
export type OrderDialogRequest =
  | ({ readonly kind: 'operation'; readonly operation: Operation; readonly order: OperationOrder } & Closing)
  | ({ readonly kind: 'sub_status'; readonly order: OperationOrder } & Closing)
  | ({ readonly kind: 'move'; readonly move: Move } & Closing)
  | ({ readonly kind: 'operations'; readonly operation: Operation } & Many)
  | ({
      readonly kind: 'moves'
      readonly to: number
      readonly onSending?: OnSending | undefined
    } & Many)
  | ({ readonly kind: 'missed'; readonly operation: Operation; readonly order: OperationOrder; readonly reason: string } & Closing)

interface OrderDialogState {
  readonly request: OrderDialogRequest | undefined
  /** Counts the requests, since each has its own dialog. */
  readonly number: number
}

/** The request that the dialogs of `OrderDialogHost` answer. */
export const useOrderDialog = resetWithPerson(create<OrderDialogState>(() => ({ request: undefined, number: 0 })))

export function openOrderDialog(request: OrderDialogRequest): void {
  useOrderDialog.setState(({ number }) => ({ request, number: number + 1 }))
}

export function closeOrderDialog(): void {
  const { request } = useOrderDialog.getState()
  useOrderDialog.setState({ request: undefined })
  request?.onClose?.()
}

/** Closes the dialog of this one order, for example when its drawer is left. Dialogs of many orders stay. */
export function closeDialogOfOrder(id: number): void {
  const { request } = useOrderDialog.getState()
  if (request && orderIdOf(request) === id) closeOrderDialog()
}

function orderIdOf(request: OrderDialogRequest): number | undefined {
  if (request.kind === 'move') return request.move.order.id
  return 'order' in request ? request.order.id : undefined
}
