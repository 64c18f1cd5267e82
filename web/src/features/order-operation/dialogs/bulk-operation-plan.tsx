import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Batch } from '#features/order-operation/bulk/bulk-job.rules.ts'
import { OrderCount, OrderCounts } from '#features/order-operation/bulk/order-counts.parts.tsx'
import type { OperationInput, OperationKind, OperationOrder } from '#features/order-operation/operation.rules.ts'
import classes from '#features/order-operation/order-operation.module.css'
import { useT } from '#lib/i18n.ts'
import { SaveButton } from '#ui/save-button.tsx'

interface BulkOperationPlanProps {
  kind: OperationKind
  orders: readonly OperationOrder[]
  /** The orders that the operation fits. */
  can: readonly OperationOrder[]
  refused: readonly { id: number; reason: string }[]
  fields: ReactNode
  /** Undefined while something is missing. */
  input: OperationInput | undefined
  onConfirm: (batch: Batch) => void
  onCancel: () => void
}

/** The plan of an operation: the orders it fits, the others with the reason, and the input for all. */
export function BulkOperationPlan({ kind, orders, can, refused, fields, input, onConfirm, onCancel }: BulkOperationPlanProps) {
  const t = useT()
  const count = can.length
  const job = input && kind.many?.(input)
  const asks = kind.input
  const note = asks?.note?.many?.(t)
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (job && count > 0) onConfirm({ order_ids: can.map(({ id }) => id), job })
      }}
    >
      <OrderCounts>
        <OrderCount
          kind="can"
          count={count}
          text={t('operation', '{count, plural, one {Possible for # order} other {Possible for # orders}}', { count })}
        />
        <OrderCount
          kind="cannot"
          count={refused.length}
          text={t('operation', '{count, plural, one {Not possible for # order} other {Not possible for # orders}}', {
            count: refused.length,
          })}
          refused={refused}
          orders={orders}
        />
      </OrderCounts>
      {count > 0 && note && <p>{note}</p>}
      {count > 0 && fields}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onCancel}>
          {t('dialog', 'Cancel')}
        </Button>
        <SaveButton color={kind.isDanger ? 'red.8' : undefined} disabled={count === 0 || !job} data-autofocus={!fields || undefined}>
          {kind.words.verb(t, count)}
        </SaveButton>
      </Group>
    </form>
  )
}
