import { Menu } from '@mantine/core'
import { orderPhrases } from '@tracklane/contract/order'
import { STATUS_IDS } from '@tracklane/contract/order-status'
import { useReason, useVerdicts } from '#features/order-move/order-verdicts.api.ts'
import { StatusDot, useStatusName } from '#features/order-status/order-status.parts.tsx'
import { usePhrase, useT } from '#lib/i18n.ts'
import classes from './operation.module.css'
import type { OperationOrder } from './operation.ts'

interface MoveItemsProps {
  order: OperationOrder
  onMove: (to: number) => void
}

/** Where the order may go. */
export function MoveItems({ order, onMove }: MoveItemsProps) {
  const t = useT()
  const toText = usePhrase()
  const nameOf = useStatusName()
  const verdicts = useVerdicts(order)
  const closed = closedReason(order)
  const allowed = closed ? [] : STATUS_IDS.filter((id) => verdicts?.get(id)?.kind === 'allowed')
  return (
    <>
      <Menu.Label>{t('operation', 'Move to…')}</Menu.Label>
      {closed && <Nothing>{toText(closed)}</Nothing>}
      {!closed && !verdicts && <Nothing>{t('operation', 'Looking up the order’s flow…')}</Nothing>}
      {!closed && verdicts && allowed.length === 0 && <Nothing>{t('order', 'There is no move you may make from here.')}</Nothing>}
      {allowed.map((id) => (
        <Menu.Item key={id} leftSection={<StatusDot id={id} />} onClick={() => onMove(id)}>
          {nameOf(id)}
        </Menu.Item>
      ))}
    </>
  )
}

/** Where it may not go, and why. */
export function RefusedMoveItems({ order }: { order: OperationOrder }) {
  const t = useT()
  const nameOf = useStatusName()
  const reasonOf = useReason()
  const verdicts = useVerdicts(order)
  const refused = closedReason(order) ? [] : STATUS_IDS.filter((id) => verdicts?.get(id)?.kind === 'refused')
  if (refused.length === 0) return null
  return (
    <>
      <Menu.Label>{t('operation', 'Not from here')}</Menu.Label>
      {refused.map((id) => (
        <Menu.Item key={id} leftSection={<StatusDot id={id} />} disabled className={classes.refused}>
          {nameOf(id)}
          <span className={classes.reason}>{reasonOf(verdicts?.get(id))}</span>
        </Menu.Item>
      ))}
    </>
  )
}

function Nothing({ children }: { children: string }) {
  return (
    <Menu.Item disabled className={classes.refused}>
      {children}
    </Menu.Item>
  )
}

/** What is out of the work does not move, whatever its flow says. */
function closedReason({ archived, deleted }: OperationOrder) {
  if (deleted) return orderPhrases.isDeleted
  return archived ? orderPhrases.isArchived : undefined
}
