import { Button, Group, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { MovePreview } from '@tracklane/contract/order-move'
import { useEffect, useMemo, useRef } from 'react'
import { Help } from '#features/help/help.parts.tsx'
import { MoveDetailsFields, useMoveDetails } from '#features/order-move/move-details.parts.tsx'
import type { BulkMoveOrder, MoveGroup } from '#features/order-move/order-move.rules.ts'
import { orderStatusQueries } from '#features/order-status/order-status.api.ts'
import { type Translate, useT } from '#lib/i18n.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { SaveButton } from '#ui/save-button.tsx'
import { BulkCourier } from './bulk-courier.tsx'
import { bulkMoveQueries } from './bulk-move.api.ts'
import classes from './bulk-move-plan.module.css'
import { OrderCount, OrderCounts } from './order-counts.parts.tsx'
import { useBulkCourier } from './use-bulk-courier.ts'

interface BulkMovePlanProps {
  orders: readonly BulkMoveOrder[]
  to: number
  /** Gets the orders that go, and the others, each with its reason. */
  onConfirm: (groups: readonly MoveGroup[], left: readonly { id: number; reason: string }[]) => void
  onCancel: () => void
}

/** The plan of a move: the orders that can go, the others with the reason, and the input for all. */
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
  // The statuses have the reasons: a plan begins in the first field that it asks for.
  const statuses = useQuery(orderStatusQueries.list())
  if (preview.isError)
    return <ErrorState message={preview.error.message} onRetry={() => preview.refetch()} isRetrying={preview.isFetching} />
  if (elsewhere.length > 0 && (!preview.data || statuses.isPending))
    return <PlanSkeleton label={t('order', 'Looking up which orders can be moved')} />
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
  /** The number of orders that are in that status already. */
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
  // Enter does not leave behind the orders that need a courier: a separate button does.
  const missing = courier.chosen === null ? preview.requires.length : 0
  const send = () => count > 0 && !details.isBackwards && onConfirm(groups, left)
  // The plan comes after its dialog, which looks for a first field only once.
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => (form.current?.querySelector<HTMLElement>('[data-autofocus]') ?? form.current)?.focus(), [])

  return (
    <form
      noValidate
      ref={form}
      tabIndex={-1}
      className={classes.plan}
      onSubmit={(event) => {
        event.preventDefault()
        if (missing === 0) send()
      }}
    >
      <OrderCounts>
        <OrderCount
          kind="can"
          count={preview.can.length}
          text={t('order', '{count, plural, one {# order can be moved} other {# orders can be moved}}', { count: preview.can.length })}
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
          text={t('order', '{count, plural, one {# order cannot be moved} other {# orders cannot be moved}}', {
            count: preview.refused.length,
          })}
          refused={preview.refused}
          orders={orders}
        />
      </OrderCounts>
      {preview.refused.length > 0 && <Help topic="move-refused" isPlain />}
      <BulkCourier courier={courier} orders={orders} />
      <MoveDetailsFields
        details={details}
        orders={orders}
        to={to}
        wants={(field) => preview.asks.includes(field)}
        isFirst={preview.requires.length === 0}
      />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onCancel}>
          {t('dialog', 'Cancel')}
        </Button>
        {missing > 0 && count > 0 && (
          <Button variant="default" onClick={send}>
            {moveText(t, count)}
          </Button>
        )}
        <SaveButton disabled={count === 0 || missing > 0} data-autofocus={count > 0 || undefined}>
          {moveText(t, count + missing)}
        </SaveButton>
      </Group>
    </form>
  )
}

function moveText(t: Translate, count: number): string {
  return t('order', '{count, plural, =0 {Move} one {Move # order} other {Move # orders}}', { count })
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
