import { Button, Group, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { MovePreview } from '@tracklane/contract/order-move'
import { useMemo } from 'react'
import { Help } from '#features/help/help.parts.tsx'
import { OrderCount, OrderCounts } from '#features/order-bulk/order-counts.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { BulkCourier } from './bulk-courier.tsx'
import { bulkMoveQueries } from './bulk-move.api.ts'
import classes from './bulk-move-plan.module.css'
import { MoveDetailsFields, useMoveDetails } from './move-details.parts.tsx'
import type { BulkMoveOrder, MoveGroup } from './order-move.rules.ts'
import { useBulkCourier } from './use-bulk-courier.ts'

interface BulkMovePlanProps {
  orders: readonly BulkMoveOrder[]
  to: number
  /** Those that go, and those that stay where they are, each with its reason. */
  onConfirm: (groups: readonly MoveGroup[], left: readonly { id: number; reason: string }[]) => void
  onCancel: () => void
}

/** The orders that can go, those that cannot and why, and the input for all of them. */
export function BulkMovePlan({ orders, to, onConfirm, onCancel }: BulkMovePlanProps) {
  const t = useT()
  const elsewhere = useMemo(() => orders.filter((order) => order.status_id !== to), [orders, to])
  const preview = useQuery({
    ...bulkMoveQueries.preview(
      elsewhere.map((order) => order.id),
      to,
    ),
    enabled: elsewhere.length > 0,
  })
  if (preview.isError)
    return <ErrorState message={preview.error.message} onRetry={() => preview.refetch()} isRetrying={preview.isFetching} />
  if (elsewhere.length > 0 && !preview.data) return <PlanSkeleton label={t('order', 'Looking up which orders can go')} />
  return (
    <KnownPlan
      preview={preview.data ?? NOTHING}
      orders={elsewhere}
      there={orders.length - elsewhere.length}
      to={to}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}

const NOTHING: MovePreview = { can: [], refused: [], requires: [], asks: [] }

interface KnownPlanProps extends BulkMovePlanProps {
  preview: MovePreview
  /** How many stand in that status already. */
  there: number
}

function KnownPlan({ preview, orders, there, to, onConfirm, onCancel }: KnownPlanProps) {
  const t = useT()
  const courier = useBulkCourier(preview, orders)
  const details = useMoveDetails()
  const groups = courier.groups.map((group) => ({ ...group, body: { ...group.body, ...details.body } }))
  const going = new Set(groups.flatMap(({ order_ids }) => order_ids))
  const left = [
    ...preview.refused,
    ...preview.requires.filter(({ id }) => !going.has(id)).map(({ id }) => ({ id, reason: t('order', 'No courier was chosen for it') })),
  ]
  const count = groups.reduce((sum, { order_ids }) => sum + order_ids.length, 0)

  return (
    <form
      className={classes.plan}
      onSubmit={(event) => {
        event.preventDefault()
        if (count > 0 && !details.isBackwards) onConfirm(groups, left)
      }}
    >
      <OrderCounts>
        <OrderCount
          kind="can"
          count={preview.can.length}
          text={t('order', '{count, plural, one {# order can go} other {# orders can go}}', { count: preview.can.length })}
        />
        <OrderCount
          kind="needs"
          count={preview.requires.length}
          text={t(
            'order',
            '{count, plural, one {# order needs a courier, or it stays where it is} other {# orders need a courier, or they stay where they are}}',
            { count: preview.requires.length },
          )}
        />
        <OrderCount
          kind="there"
          count={there}
          text={t('order', '{count, plural, one {# order is there already} other {# orders are there already}}', { count: there })}
        />
        <OrderCount
          kind="cannot"
          count={preview.refused.length}
          text={t('order', '{count, plural, one {# order cannot go} other {# orders cannot go}}', { count: preview.refused.length })}
          refused={preview.refused}
          orders={orders}
        />
      </OrderCounts>
      {preview.refused.length > 0 && <Help topic="move-refused" isPlain />}
      <BulkCourier courier={courier} orders={orders} />
      <MoveDetailsFields details={details} to={to} wants={(field) => preview.asks.includes(field)} />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onCancel}>
          {t('dialog', 'Cancel')}
        </Button>
        <Button type="submit" disabled={count === 0} autoFocus={count > 0}>
          {t('order', '{count, plural, =0 {Move} one {Move # order} other {Move # orders}}', { count })}
        </Button>
      </Group>
    </form>
  )
}

function PlanSkeleton({ label }: { label: string }) {
  return (
    <Stack gap="sm" role="status" aria-label={label}>
      <Skeleton height={20} width="60%" />
      <Skeleton height={20} width="45%" />
      <Skeleton height={36} width={140} ms="auto" mt="sm" />
    </Stack>
  )
}
