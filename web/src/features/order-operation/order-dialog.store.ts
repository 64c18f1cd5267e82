import type { Operation } from '@tracklane/contract/order-operation'
import { create } from 'zustand'
import type { Move, OnSending } from '#features/order-move/order-move.rules.ts'
import { resetWithPerson } from '#lib/person-changed.ts'
import type { OperationOrder } from './operation.rules.ts'

interface Closing {
  /** The dialog is gone: the screen may take the focus back. */
  readonly onClose?: (() => void) | undefined
}

interface Many extends Closing {
  readonly orders: readonly OperationOrder[]
  /** So many of them are not in sight where they were chosen. */
  readonly unseen?: number | undefined
  /** Those that went through: a selection may let go of them. */
  readonly onDone: (ids: readonly number[]) => void
}

/** A request of a menu, answered by a dialog. */
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
  /** Counts the requests: each has a dialog of its own. */
  readonly number: number
}

/** The request that the dialogs of `OrderDialogHost` are open for. */
export const useOrderDialog = resetWithPerson(create<OrderDialogState>(() => ({ request: undefined, number: 0 })))

export function openOrderDialog(request: OrderDialogRequest): void {
  useOrderDialog.setState(({ number }) => ({ request, number: number + 1 }))
}

export function closeOrderDialog(): void {
  const { request } = useOrderDialog.getState()
  useOrderDialog.setState({ request: undefined })
  request?.onClose?.()
}
