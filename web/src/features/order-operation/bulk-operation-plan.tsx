import { Button, Group } from '@mantine/core'
import { type Operation, operationRefusal } from '@tracklane/contract/order-operation'
import { BulkFact, BulkFacts } from '#features/order-bulk/bulk-facts.parts.tsx'
import type { Batch } from '#features/order-bulk/bulk-job.rules.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { type OperationOrder, operationJob } from './operation.api.ts'
import classes from './operation.module.css'
import { operationVerb } from './operation-words.ts'
import { useOperationInput } from './use-operation-input.tsx'

interface BulkOperationPlanProps {
  operation: Operation
  orders: readonly OperationOrder[]
  onConfirm: (batch: Batch) => void
  onCancel: () => void
}

/** With which it can be done, with which not and why, and what is asked for on behalf of all. */
export function BulkOperationPlan({ operation, orders, onConfirm, onCancel }: BulkOperationPlanProps) {
  const t = useT()
  const toText = usePhrase()
  const refused = orders.flatMap((order) => {
    const refusal = operationRefusal(operation, order)
    return refusal ? [{ id: order.id, reason: toText(refusal) }] : []
  })
  const refusedIds = new Set(refused.map(({ id }) => id))
  const can = orders.filter(({ id }) => !refusedIds.has(id))
  const { fields, input } = useOperationInput(operation, can)
  const count = can.length
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (input && count > 0) onConfirm({ order_ids: can.map(({ id }) => id), job: operationJob(operation, input) })
      }}
    >
      <BulkFacts>
        <BulkFact
          kind="can"
          count={count}
          text={t('operation', '{count, plural, one {Possible for # order} other {Possible for # orders}}', { count })}
        />
        <BulkFact
          kind="cannot"
          count={refused.length}
          text={t('operation', '{count, plural, one {Not possible for # order} other {Not possible for # orders}}', {
            count: refused.length,
          })}
          refused={refused}
          orders={orders}
        />
      </BulkFacts>
      {count > 0 && fields}
      <p className={classes.note}>{t('operation', 'As you last saw them; the server has the last word.')}</p>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onCancel}>
          {t('dialog', 'Cancel')}
        </Button>
        <Button
          type="submit"
          color={operation === 'delete' ? 'red.8' : undefined}
          disabled={count === 0 || !input}
          data-autofocus={!fields || undefined}
        >
          {operationVerb(t, operation, count)}
        </Button>
      </Group>
    </form>
  )
}
