import type { CompactOrder } from '@tracklane/contract/kanban'
import { moveInput } from '@tracklane/contract/order-flow'
import { handOverName, heldFromMoving } from '@tracklane/contract/order-hold'
import { isStatusId, statusName } from '@tracklane/contract/order-status'
import type { ShownColumn } from '#features/kanban/data/board-columns.rules.ts'
import { wants } from '#features/order-move/order-move.rules.ts'
import type { Verdict } from '#features/order-move/verdicts.rules.ts'
import type { Translate } from '#lib/i18n.ts'

/** The text in the head of a column while a card is lifted. It replaces the sums, so that nothing moves. */
export interface ColumnNote {
  readonly kind: 'refusal' | 'ask' | 'limit'
  readonly text: string
}

interface Lifted {
  readonly order: CompactOrder
  /** The number of lifted cards, itself included. */
  readonly count: number
}

/** Returns one short line; the full reason is shown when the card is dropped there. */
export function columnNote(
  t: Translate,
  verdict: Verdict | undefined,
  column: Pick<ShownColumn, 'status_id' | 'whole' | 'wip_limit'>,
  { order, count }: Lifted,
): ColumnNote | undefined {
  if (verdict?.kind === 'refused') return { kind: 'refusal', text: refusalText(t, verdict, order, column.status_id) }
  if (verdict?.kind !== 'allowed') return undefined
  const ask = count > 1 ? t('kanban', 'Drop {count} orders here', { count }) : askText(t, order, column.status_id)
  if (ask) return { kind: 'ask', text: ask }
  return column.wip_limit !== null && column.whole >= column.wip_limit
    ? { kind: 'limit', text: t('kanban', 'At its limit, one more goes over') }
    : undefined
}

function refusalText(t: Translate, { reason }: Extract<Verdict, { kind: 'refused' }>, order: CompactOrder, to: number): string {
  const { status_id: from, handover } = order
  if (handover && heldFromMoving(order, to)) return t('kanban', 'Handed over in {number}', { number: handOverName(handover) })
  const status = isStatusId(from) ? statusName(from) : String(from)
  // The server's text names the cause, but is too long here.
  if (typeof reason === 'string') return t('kanban', 'Not from {status}', { status })
  return reason.values && 'roles' in reason.values
    ? t('kanban', 'Not a step for your role')
    : t('kanban', 'No step from {status}', { status })
}

function askText(t: Translate, order: CompactOrder, to: number): string | undefined {
  const input = moveInput(order, to)
  if (wants(input, 'courier_id')) return t('kanban', 'Drop to choose a courier')
  if (wants(input, 'delivery_window')) return t('kanban', 'Drop to set the new day')
  if (wants(input, 'sub_status_id')) return t('kanban', 'Drop to give a reason')
  return undefined
}
