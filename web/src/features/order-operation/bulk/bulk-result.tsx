import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useT } from '#lib/i18n.ts'
import classes from './bulk.module.css'
import { type Batch, type NamedOrder, type Outcomes, type Versions, versionsIn } from './bulk-job.rules.ts'
import { OrderCount, OrderCounts } from './order-counts.parts.tsx'

/** The Undo of an action: absent where there is none; `lost` says what stays changed. */
export interface WayBack {
  readonly batches: readonly Batch[]
  readonly lost?: string | undefined
}

/** An order that was not tried, with the reason. */
export interface Left {
  readonly id: number
  readonly reason: string
}

interface BulkResultProps<Order extends NamedOrder> {
  orders: readonly Order[]
  outcomes: Outcomes
  left: readonly Left[]
  doneText: (count: number) => string
  missedText: (count: number) => string
  /**
   * Makes the Undo for the orders that went through, from their state before and their new versions; undefined where these are the outcomes
   * of Undo itself.
   */
  wayBack: ((done: readonly Order[], made: Versions, signal: AbortSignal) => Promise<WayBack>) | undefined
  /** Shown below the refused orders. */
  help?: ReactNode
  onRetry: () => void
  onUndo: (batches: readonly Batch[]) => void
  onClose: () => void
}

/** The outcome for each order. */
export function BulkResult<Order extends NamedOrder>(props: BulkResultProps<Order>) {
  const { orders, outcomes, left, doneText, missedText, help, onRetry, onUndo, onClose } = props
  const t = useT()
  const missed = [...outcomes].flatMap(([id, outcome]) => (outcome.kind === 'done' ? [] : [{ id, reason: outcome.reason }]))
  const done = outcomes.size - missed.length
  const others = [...missed, ...left]
  const back = useWayBack(props)
  return (
    <div className={classes.plan}>
      <OrderCounts isLive>
        <OrderCount kind="can" count={done} text={doneText(done)} />
        <OrderCount kind="cannot" count={others.length} text={missedText(others.length)} refused={others} orders={orders} />
      </OrderCounts>
      {others.length > 0 && help}
      {back?.lost && (
        <Text size="sm" c="dimmed">
          {back.lost}
        </Text>
      )}
      <Group justify="flex-end" gap="xs">
        {back && back.batches.length > 0 && (
          <Button variant="default" onClick={() => onUndo(back.batches)} me="auto">
            {t('dialog', 'Undo')}
          </Button>
        )}
        {missed.length > 0 && (
          <Button variant="default" onClick={onRetry}>
            {t('error', 'Try again')}
          </Button>
        )}
        <Button onClick={onClose} autoFocus>
          {t('dialog', 'Done')}
        </Button>
      </Group>
    </div>
  )
}

/** Makes the Undo once for each set of orders that went through. */
function useWayBack<Order extends NamedOrder>({ orders, outcomes, wayBack }: BulkResultProps<Order>): WayBack | undefined {
  const done = useMemo(() => orders.filter(({ id }) => outcomes.get(id)?.kind === 'done'), [orders, outcomes])
  const { data } = useQuery({
    queryKey: ['order-way-back', done.map(({ id }) => id)],
    queryFn: ({ signal }) => wayBack?.(done, versionsIn(outcomes), signal) ?? { batches: [] },
    enabled: done.length > 0 && wayBack !== undefined,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  })
  return wayBack ? data : undefined
}
