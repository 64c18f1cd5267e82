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

/** The part of an order that operations need: a card of the board, a row of the table and an order of its own have it alike. */
export interface OperationOrder extends OperableOrder, BulkMoveOrder, Pick<OrderRow, 'flow_id' | 'customer_address' | 'version'> {
  /** Known of a row, not of a card. */
  readonly courier_order_id?: number | null
  readonly label_printed_at?: string | null
}

/** The person's input in a dialog; each operation takes its own part. */
export interface OperationInput {
  readonly courier_id?: number
  readonly delivery_from?: string | null
  readonly delivery_to?: string
  /** A day, or an instant. */
  readonly deliveredAt?: string
  readonly address?: string
}

/** One operation, whole: how it looks, who may do it, what it asks for, how it is sent and how it is taken back. */
export interface OperationKind {
  readonly name: Operation
  readonly icon: Icon
  /** A person who may call it may do it. */
  readonly endpoint: Endpoint
  readonly words: OperationWords
  readonly input?: OrderDialogs
  /** Sends it for one order. Gives back the version that the order has by that, where the call tells; what is refused is thrown. */
  readonly send: (order: OperationOrder, input: OperationInput) => Promise<number | undefined>
  /** How it is sent for many; what has no way for many is not offered for many. */
  readonly many?: (input: OperationInput) => Job
  /** One request an order: offered for what has been ticked, not for all that match. */
  readonly isEachByItself?: boolean
  /** Back to what each order had before; empty where no call leads back. What others have done to an order since it had the version `made` is not undone along with it. */
  readonly back: (before: readonly OperationOrder[], made: Versions) => Batch[]
  /** Sent with the version it was seen in: what others have made of the order meanwhile is in the refusal (412). */
  readonly meets?: Meeting
  /** Its place in a menu is taken by the other one while that can be done. */
  readonly opposite?: Operation
  /** A menu of this order leaves it out: that it cannot be done is what everybody sees. */
  readonly isIdle?: (order: OperableOrder) => boolean
  readonly isDanger?: boolean
}

interface Meeting {
  readonly theirsIn: (error: unknown) => Order | undefined
  /** The field that both may have changed; other changes of theirs go together with it. */
  readonly field: { readonly id: 'customer_address'; readonly label: (t: Translate) => string }
}

interface OperationWords {
  /** Its name in a menu; an ellipsis where it asks for something first. */
  readonly label: (t: Translate) => string
  /** The head of its dialogs; the label unless said otherwise. */
  readonly title?: (t: Translate) => string
  /** The head of its dialog for so many, where that is a question. */
  readonly question?: (t: Translate, count: number) => string
  /** The text of its button for so many orders. */
  readonly verb: (t: Translate, count: number) => string
  readonly done: (t: Translate, track: string) => string
  readonly doneMany: (t: Translate, count: number) => string
  /** The text for so many that have no way back. */
  readonly kept?: (t: Translate, count: number) => string
}

/** The dialogs before it is done. */
interface OrderDialogs {
  /** The question for one order: a dialog, or the product's question before deleting. Many are always asked with a plan. */
  readonly asksWith: 'dialog' | 'question'
  /** The dialog's button for one order; its title unless the specification has another word. */
  readonly confirm?: (t: Translate) => string
  /** The text of the dialog where it has no fields. */
  readonly note?: { readonly one?: (t: Translate) => string; readonly many?: (t: Translate) => string }
  readonly Fields?: ComponentType<OperationFieldsProps>
  /** A dialog of its own for one order. */
  readonly OneDialog?: ComponentType<OneOrderDialogProps>
  /** The plan of many says which they are. */
  readonly namesOrders?: boolean
  /** The width of the dialogs of one order and of many; narrow and plain unless said otherwise. */
  readonly size?: keyof typeof DIALOG
  /** Whatever becomes of it, the dialog closes, and a summary says what failed. */
  readonly closesAtOnce?: boolean
}

export interface OperationFieldsProps {
  readonly orders: readonly OperationOrder[]
  /** The server's errors, by field. */
  readonly errors: Readonly<FieldErrors>
  /** Draws what stands around the fields; the input is undefined while something is missing. */
  readonly children: (fields: ReactNode, input: OperationInput | undefined) => ReactNode
}

export interface OneOrderDialogProps {
  readonly order: OperationOrder
  readonly isSending: boolean
  readonly onConfirm: (input: OperationInput) => void
  readonly onCancel: () => void
}

/** The specification's restore-order dialog: from the archive, and after deletion. */
export const asItWas: OrderDialogs = {
  asksWith: 'dialog',
  note: {
    one: (t) => t('operation', 'The order comes back as it was, with its status and courier.'),
    many: (t) => t('operation', 'The orders come back as they were, each with its status and courier.'),
  },
  namesOrders: true,
  size: 'plain',
}

/** A dialog sends an operation only with what it asks for. */
export function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The operation was sent without its input')
  return value
}

/** The same job brings all of them back. */
export function allBack(job: Job): OperationKind['back'] {
  return (orders, made) => [{ order_ids: orders.map(({ id }) => id), job: unlessChanged(job, made) }]
}

/** The message on many where the change has no better word. */
export const changedMany = (t: Translate, count: number) =>
  t('operation', '{count, plural, one {# order changed} other {# orders changed}}', { count })
