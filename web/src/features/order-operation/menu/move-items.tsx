import { Menu } from '@mantine/core'
import { orderPhrases } from '@tracklane/contract/order'
import { moveInput } from '@tracklane/contract/order-flow'
import { STATUS_IDS } from '@tracklane/contract/order-status'
import { byLikelihood, needsDialog } from '#features/order-move/order-move.rules.ts'
import { useReason, useVerdicts } from '#features/order-move/order-verdicts.api.ts'
import type { OperationOrder } from '#features/order-operation/operation.rules.ts'
import { StatusDot, useStatusName } from '#features/order-status/order-status.parts.tsx'
import { statusKey } from '#features/order-status/status-digits.rules.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { MenuEntry } from '#ui/menu-entry.tsx'
import { RefusedMoves } from './refused-moves.parts.tsx'

interface MoveItemsProps {
  order: OperationOrder
  onMove: (to: number) => void
}

/** The statuses the order may go to; the others are folded. */
export function MoveItems({ order, onMove }: MoveItemsProps) {
  const t = useT()
  const toText = usePhrase()
  const nameOf = useStatusName()
  const reasonOf = useReason()
  const verdicts = useVerdicts(order)
  const closed = closedReason(order)
  const allowed = closed ? [] : STATUS_IDS.filter((id) => verdicts?.get(id)?.kind === 'allowed')
  const refused = STATUS_IDS.filter((id) => verdicts?.get(id)?.kind === 'refused').map((status_id) => ({
    status_id,
    reason: reasonOf(verdicts?.get(status_id)),
  }))
  const steps = byLikelihood(
    order.status_id,
    allowed.map((status_id) => ({ status_id })),
  )
  return (
    <>
      <Menu.Label>{t('operation', 'Move to')}</Menu.Label>
      {closed && <MenuEntry disabled>{toText(closed)}</MenuEntry>}
      {!closed && !verdicts && <MenuEntry disabled>{t('operation', 'Looking up the order’s flow…')}</MenuEntry>}
      {!closed && verdicts && allowed.length === 0 && (
        <MenuEntry disabled>{t('order', 'There is no move you may make from here.')}</MenuEntry>
      )}
      {steps.map(({ status_id }) => (
        <MenuEntry key={status_id} mark={<StatusDot id={status_id} />} shortcut={statusKey(status_id)} onClick={() => onMove(status_id)}>
          {nameOf(status_id)}
          {needsDialog(moveInput(order, status_id)) && '…'}
        </MenuEntry>
      ))}
      {!closed && <RefusedMoves order={order} refused={refused} />}
    </>
  )
}

/** Returns the reason why an archived or deleted order does not move, whatever its flow allows. */
function closedReason({ archived, deleted }: OperationOrder) {
  if (deleted) return orderPhrases.isDeleted
  return archived ? orderPhrases.isArchived : undefined
}
