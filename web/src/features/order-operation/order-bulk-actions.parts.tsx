import { Button, Menu } from '@mantine/core'
import { IconChevronUp, IconDots } from '@tabler/icons-react'
import { operationRefusal } from '@tracklane/contract/order-operation'
import { useProfile } from '#features/auth/auth.api.ts'
import type { OnSending } from '#features/order-move/order-move.rules.ts'
import { useTargets } from '#features/order-move/order-verdicts.api.ts'
import { StatusDot, useStatusName } from '#features/order-status/order-status.parts.tsx'
import { usePhrase, useT } from '#lib/i18n.ts'
import { offeredForMany, openTo } from './offered-operations.rules.ts'
import classes from './operation.module.css'
import type { OperationKind, OperationOrder } from './operation.ts'
import { requestOperation } from './operation-dialog.store.ts'
import { OPERATION_KINDS } from './operation-kinds.ts'

interface OrderBulkActionsProps {
  orders: readonly OperationOrder[]
  /** Those that went through: the selection may let go of them. */
  onDone: (ids: readonly number[]) => void
  /** Orders that are being moved right now. */
  onSending?: OnSending | undefined
  /** The dialog is gone. */
  onClose?: (() => void) | undefined
}

/** What can be done with the chosen orders together: where they may go, and every operation. */
export function OrderBulkActions(props: OrderBulkActionsProps) {
  const { role } = useProfile()
  if (openTo(role, OPERATION_KINDS).length === 0) return null
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
  const kinds = offeredForMany(role, OPERATION_KINDS, orders)
  return (
    <Menu position="top" width={300} withinPortal>
      <Menu.Target>
        <Button size="compact-md" variant="default" rightSection={<IconDots size={16} aria-hidden />}>
          {t('operation', 'Actions')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown}>
        {kinds.map((kind) => (
          <BulkItem
            key={kind.name}
            kind={kind}
            orders={orders}
            onStart={() => requestOperation({ kind: 'operations', operation: kind.name, orders, onDone, onClose })}
          />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

interface BulkItemProps {
  kind: OperationKind
  orders: readonly OperationOrder[]
  onStart: () => void
}

/** How many of the chosen it can be done with; where it is none, why. */
function BulkItem({ kind: { name, icon: Icon, words, isDanger }, orders, onStart }: BulkItemProps) {
  const t = useT()
  const toText = usePhrase()
  const refusals = orders.map((order) => operationRefusal(name, order))
  const can = refusals.filter((refusal) => refusal === undefined).length
  const reasons = new Set(refusals.flatMap((refusal) => (refusal ? [toText(refusal)] : [])))
  const share = t('order', '{done} of {count}', { done: can, count: orders.length })
  return (
    <Menu.Item
      leftSection={<Icon size={14} aria-hidden />}
      rightSection={can > 0 && can < orders.length && <span className={classes.share}>{share}</span>}
      disabled={can === 0}
      className={can === 0 ? classes.refused : isDanger ? classes.danger : undefined}
      onClick={onStart}
    >
      {words.label(t)}
      {can === 0 && <span className={classes.reason}>{[...reasons].join(' ')}</span>}
    </Menu.Item>
  )
}
