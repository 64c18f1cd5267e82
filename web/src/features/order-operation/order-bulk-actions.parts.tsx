import { Button, Menu } from '@mantine/core'
import { IconChevronUp, IconDots } from '@tabler/icons-react'
import { type Operation, operationRefusal } from '@tracklane/contract/order-operation'
import { useProfile } from '#features/auth/auth.api.ts'
import { useTargets } from '#features/order-move/order-verdicts.api.ts'
import { StatusDot, useStatusName } from '#features/order-status/order-status.parts.tsx'
import { usePhrase, useT } from '#lib/i18n.ts'
import type { OperationOrder } from './operation.api.ts'
import classes from './operation.module.css'
import { requestOperation } from './operation-dialog.store.ts'
import { factsOf, offeredForMany, operationsOf } from './operation-kinds.ts'
import { operationLabel } from './operation-words.ts'

export interface OrderBulkActionsProps {
  orders: readonly OperationOrder[]
  /** Those that went through: the selection may let go of them. */
  onDone: (ids: readonly number[]) => void
  /** Orders that are being moved right now. */
  onSending?: ((ids: readonly number[], to: number) => void) | undefined
  /** The dialog is gone. */
  onClose?: (() => void) | undefined
}

/** What can be done with the chosen orders together: where they may go, and every operation. */
export function OrderBulkActions(props: OrderBulkActionsProps) {
  const { role } = useProfile()
  if (operationsOf(role).length === 0) return null
  return (
    <div className={classes.bar}>
      <MoveMenu {...props} />
      <OperationsMenu {...props} />
    </div>
  )
}

function MoveMenu({ orders, onDone, onSending, onClose }: OrderBulkActionsProps) {
  const t = useT()
  const nameOf = useStatusName()
  const targets = useTargets(orders)
  return (
    <Menu position="top" width={240} withinPortal>
      <Menu.Target>
        <Button size="compact-md" rightSection={<IconChevronUp size={16} aria-hidden />}>
          {t('operation', 'Move to')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {targets.map((to) => (
          <Menu.Item
            key={to}
            leftSection={<StatusDot id={to} />}
            onClick={() => requestOperation({ kind: 'moves', to, orders, onDone, onSending, onClose })}
          >
            {nameOf(to)}
          </Menu.Item>
        ))}
        {targets.length === 0 && <Menu.Item disabled>{t('operation', 'There is no step for you from here')}</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  )
}

function OperationsMenu({ orders, onDone, onClose }: OrderBulkActionsProps) {
  const t = useT()
  const { role } = useProfile()
  const operations = offeredForMany(role, orders)
  return (
    <Menu position="top" width={300} withinPortal>
      <Menu.Target>
        <Button size="compact-md" variant="default" rightSection={<IconDots size={16} aria-hidden />}>
          {t('operation', 'Actions')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown}>
        {operations.map((operation) => (
          <BulkItem
            key={operation}
            operation={operation}
            orders={orders}
            onStart={() => requestOperation({ kind: 'operations', operation, orders, onDone, onClose })}
          />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

interface BulkItemProps {
  operation: Operation
  orders: readonly OperationOrder[]
  onStart: () => void
}

/** How many of the chosen it can be done with; where it is none, why. */
function BulkItem({ operation, orders, onStart }: BulkItemProps) {
  const t = useT()
  const toText = usePhrase()
  const { icon: Icon } = factsOf(operation)
  const refusals = orders.map((order) => operationRefusal(operation, order))
  const can = refusals.filter((refusal) => refusal === undefined).length
  const reasons = new Set(refusals.flatMap((refusal) => (refusal ? [toText(refusal)] : [])))
  const share = t('order', '{done} of {count}', { done: can, count: orders.length })
  return (
    <Menu.Item
      leftSection={<Icon size={14} aria-hidden />}
      rightSection={can > 0 && can < orders.length && <span className={classes.share}>{share}</span>}
      disabled={can === 0}
      className={can === 0 ? classes.refused : operation === 'delete' ? classes.danger : undefined}
      onClick={onStart}
    >
      {operationLabel(t, operation)}
      {can === 0 && <span className={classes.reason}>{[...reasons].join(' ')}</span>}
    </Menu.Item>
  )
}
