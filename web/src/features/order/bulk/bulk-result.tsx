import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useStatusName } from '#features/order-status/order-status.parts.tsx'
import { useT } from '#lib/i18n.ts'
import classes from './bulk.module.css'
import { type BulkOrder, bulkMoveQueries } from './bulk-move.api.ts'
import { formerPlaces } from './move-way-back.ts'
import { ReasonGroups } from './reason-groups.tsx'
import type { Outcomes } from './use-bulk-run.ts'

interface BulkResultProps {
  orders: readonly BulkOrder[]
  to: number
  outcomes: Outcomes
  /** These are the outcomes of going back. */
  isUndone: boolean
  onRetry: () => void
  onUndo: () => void
  onClose: () => void
}

/** What became of each order. */
export function BulkResult({ orders, to, outcomes, isUndone, onRetry, onUndo, onClose }: BulkResultProps) {
  const t = useT()
  const nameOf = useStatusName()
  const missed = [...outcomes].flatMap(([id, outcome]) => (outcome.kind === 'done' ? [] : [{ id, reason: outcome.reason }]))
  const done = outcomes.size - missed.length
  const canUndo = useWayBack(orders, outcomes) && !isUndone
  const doneText = isUndone
    ? t('order', '{count, plural, one {# order moved back} other {# orders moved back}}', { count: done })
    : t('order', '{count, plural, one {# order moved to “{status}”} other {# orders moved to “{status}”}}', {
        count: done,
        status: nameOf(to),
      })

  return (
    <div className={classes.plan}>
      <ul className={classes.facts} aria-live="polite">
        {done > 0 && <li data-kind="can">{doneText}</li>}
        {missed.length > 0 && (
          <li data-kind="cannot">
            {t('order', '{count, plural, one {# order was not moved} other {# orders were not moved}}', { count: missed.length })}
            <ReasonGroups orders={orders} refused={missed} />
          </li>
        )}
      </ul>
      <Group justify="flex-end" gap="xs">
        {canUndo && (
          <Button variant="default" onClick={onUndo} me="auto">
            {t('order', 'Undo')}
          </Button>
        )}
        {missed.length > 0 && (
          <Button variant="default" onClick={onRetry}>
            {t('order', 'Retry the failed ones')}
          </Button>
        )}
        <Button onClick={onClose} autoFocus>
          {t('order', 'Done')}
        </Button>
      </Group>
    </div>
  )
}

/** Whether there is a lawful way back for all that moved; a new courier, day or reason stays with them. */
function useWayBack(orders: readonly BulkOrder[], outcomes: Outcomes): boolean {
  const former = useMemo(() => formerPlaces(orders, outcomes), [orders, outcomes])
  const { data } = useQuery({ ...bulkMoveQueries.wayBack(former), enabled: former.size > 0 })
  return data === true
}
