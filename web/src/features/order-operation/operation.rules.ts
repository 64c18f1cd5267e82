import type { Icon } from '@tabler/icons-react'
import type { Endpoint } from '@tracklane/contract/kit/endpoint'
import type { Order, OrderRow } from '@tracklane/contract/order'
import type { OperableOrder, Operation } from '@tracklane/contract/order-operation'
import type { ComponentType, ReactNode } from 'react'
import type { BulkMoveOrder } from '#features/order-move/order-move.rules.ts'
import { type Batch, type Job, unlessChanged, type Versions } from '#features/order-operation/bulk/bulk-job.rules.ts'
import type { FieldErrors } from '#lib/form-errors.ts'
import type { Translate } from '#lib/i18n.ts'
import type { DIALOG } from '#ui/dialog-size.ts'

/** The part of an order that operations need, equal for a card of the board, a row of the table and an order. */
export interface OperationOrder extends OperableOrder, BulkMoveOrder, Pick<OrderRow, 'flow_id' | 'customer_address' | 'version'> {
  /** Present in a row, absent in a card. */
  readonly courier_order_id?: number | null
  readonly label_printed_at?: string | null
}

/** The person's input in a dialog; each operation reads its own part. */
export interface OperationInput {
  readonly courier_id?: number
  readonly delivery_from?: string | null
  readonly delivery_to?: string
  /** A day or an instant. */
  readonly deliveredAt?: string
  readonly address?: string
}

/** A complete operation: its look, its right, its input, its request and its Undo. */
export interface OperationKind {
  readonly name: Operation
  readonly icon: Icon
  /** A person who may call it may do the operation. */
  readonly endpoint: Endpoint
  readonly words: OperationWords
  readonly input?: OrderDialogs
  /** Sends it for one order. Returns the order's new version, where the call tells it. Throws a refusal. */
  readonly send: (order: OperationOrder, input: OperationInput) => Promise<number | undefined>
  /** Makes the job for many orders; absent where it is for single orders only. */
  readonly many?: (input: OperationInput) => Job
  /** True where it is one request per order: offered for ticked orders, not for all that match. */
  readonly isEachByItself?: boolean
  /**
   * Makes the Undo: each order gets its former value; empty where no call does that. Leaves orders alone that others have changed since the
   * version `made`.
   */
  readonly back: (before: readonly OperationOrder[], made: Versions) => Batch[]
  /** Present where it is sent with the version that was seen: a refusal (412) then has the current order. */
  readonly meets?: Meeting
  /** An operation that takes its place in a menu while possible. */
  readonly opposite?: Operation
  /** Hides it from the menu of an order that obviously cannot have it. */
  readonly isIdle?: (order: OperableOrder) => boolean
  readonly isDanger?: boolean
}

interface Meeting {
  readonly conflictingRow: (error: unknown) => Order | undefined
  /** The field that both may have changed; changes of other fields are merged. */
  readonly field: { readonly id: 'customer_address'; readonly label: (t: Translate) => string }
}

interface OperationWords {
  /** The name in a menu; with an ellipsis where it asks for something first. */
  readonly label: (t: Translate) => string
  /** The title of its dialogs; the label by default. */
  readonly title?: (t: Translate) => string
  /** The title of its dialog for many orders, where that is a question. */
  readonly question?: (t: Translate, count: number) => string
  /** The text of its button for a number of orders. */
  readonly verb: (t: Translate, count: number) => string
  readonly done: (t: Translate, track: string) => string
  readonly doneMany: (t: Translate, count: number) => string
  /** The text for orders without Undo. */
  readonly kept?: (t: Translate, count: number) => string
}

/** The dialogs of an operation. */
interface OrderDialogs {
  /** Asks for one order with a dialog, or with the product's question before deleting. For many there is always a plan. */
  readonly asksWith: 'dialog' | 'question'
  /** The button of the dialog for one order; the title by default, or the word of the specification. */
  readonly confirm?: (t: Translate) => string
  /** The text of the dialog where it has no fields. */
  readonly note?: { readonly one?: (t: Translate) => string; readonly many?: (t: Translate) => string }
  readonly Fields?: ComponentType<OperationFieldsProps>
  /** A special dialog for one order. */
  readonly OneDialog?: ComponentType<OneOrderDialogProps>
  /** True where the plan names all orders. */
  readonly namesOrders?: boolean
  /** The width of the dialogs for one order and for many; narrow and plain by default. */
  readonly size?: keyof typeof DIALOG
  /** True where the dialog closes even after a failure, which a summary then reports. */
  readonly closesAtOnce?: boolean
  /** True where the input is a typed text: the dialog asks before it is lost. */
  readonly isTyped?: boolean
}

export interface OperationFieldsProps {
  readonly orders: readonly OperationOrder[]
  /** The server's errors by field. */
  readonly errors: Readonly<FieldErrors>
  /** Renders the parts around the fields; the input is undefined while something is missing. */
  readonly children: (fields: ReactNode, input: OperationInput | undefined) => ReactNode
}

export interface OneOrderDialogProps {
  readonly order: OperationOrder
  readonly isSending: boolean
  readonly onConfirm: (input: OperationInput) => void
  readonly onCancel: () => void
}

/** The dialog of the specification for restoring orders from the archive and after deletion. */
export const asItWas: OrderDialogs = {
  asksWith: 'dialog',
  note: {
    one: (t) => t('operation', 'The order comes back as it was, with its status and courier.'),
    many: (t) => t('operation', 'The orders come back as they were, each with its status and courier.'),
  },
  namesOrders: true,
  size: 'plain',
}

/** Returns the input of an operation, which its dialog always sends. Throws without it. */
export function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The operation was sent without its input')
  return value
}

/** Makes an Undo with one job for all orders. */
export function allBack(job: Job): OperationKind['back'] {
  return (orders, made) => [{ order_ids: orders.map(({ id }) => id), job: unlessChanged(job, made) }]
}

/** The default message on many changed orders. */
export const changedMany = (t: Translate, count: number) =>
  t('operation', '{count, plural, one {# order changed} other {# orders changed}}', { count })
