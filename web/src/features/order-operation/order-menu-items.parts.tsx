import { Box, Menu } from '@mantine/core'
import { IconTag } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { moveInput } from '@tracklane/contract/order-flow'
import { type Operation, operationRefusal } from '@tracklane/contract/order-operation'
import { useProfile } from '#features/auth/auth.api.ts'
import { needsDialog } from '#features/order/order.api.ts'
import { useMoveOrder } from '#features/order-move/order-move.api.ts'
import { orderStatusQueries } from '#features/order-status/order-status.api.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { confirmDelete } from '#ui/confirm-dialog.tsx'
import { MoveItems, RefusedMoveItems } from './move-items.tsx'
import type { OperationOrder } from './operation.api.ts'
import classes from './operation.module.css'
import { requestOperation } from './operation-dialog.store.ts'
import { factsOf, offeredOperations, operationsOf } from './operation-kinds.ts'
import { operationLabel } from './operation-words.ts'
import { usePerform } from './use-perform.ts'

export interface OrderMenuItemsProps {
  order: OperationOrder
  /** The screen moves orders in its own way; without it a dialog asks what is to be asked. */
  onMove?: ((to: number) => void) | undefined
  /** The screen shows the moves elsewhere. */
  isWithoutMoves?: boolean
  /** A dialog that a menu has opened is gone. */
  onClose?: (() => void) | undefined
}

/** Everything this person can do with one order as items of a menu; what cannot be done says why. */
export function OrderMenuItems({ order, onMove, isWithoutMoves = false, onClose }: OrderMenuItemsProps) {
  const t = useT()
  const { role } = useProfile()
  const moveOrder = useMoveOrder()
  const offered = offeredOperations(role, order)
  const open = offered.filter((operation) => !operationRefusal(operation, order))
  const refused = offered.filter((operation) => operationRefusal(operation, order))
  if (operationsOf(role).length === 0) return null
  const ask = (to: number) => {
    const move = { order, to, input: moveInput(order, to) }
    if (needsDialog(move.input)) requestOperation({ kind: 'move', move, onClose })
    else moveOrder.mutate({ move, body: {} })
  }
  return (
    <>
      {!isWithoutMoves && <MoveItems order={order} onMove={onMove ?? ask} />}
      {!isWithoutMoves && open.length > 0 && <Menu.Label>{t('order', 'Order')}</Menu.Label>}
      <SubStatusItem order={order} onClose={onClose} />
      {open.map((operation) => (
        <OperationItem key={operation} operation={operation} order={order} onClose={onClose} />
      ))}
      {!isWithoutMoves && <RefusedMoveItems order={order} />}
      {refused.length > 0 && <RefusedItems operations={refused} order={order} />}
    </>
  )
}

/** The reason within the status, where the status knows reasons. */
function SubStatusItem({ order, onClose }: Pick<OrderMenuItemsProps, 'order' | 'onClose'>) {
  const t = useT()
  const { data: statuses } = useQuery(orderStatusQueries.list())
  const hasReasons = statuses?.some(({ id, sub_statuses }) => id === order.status_id && sub_statuses.length > 0)
  if (!hasReasons || order.archived || order.deleted) return null
  return (
    <Menu.Item leftSection={<IconTag size={14} aria-hidden />} onClick={() => requestOperation({ kind: 'sub_status', order, onClose })}>
      {t('operation', 'Reason…')}
    </Menu.Item>
  )
}

interface OperationItemProps extends Pick<OrderMenuItemsProps, 'order' | 'onClose'> {
  operation: Operation
}

function OperationItem({ operation, order, onClose }: OperationItemProps) {
  const t = useT()
  const perform = usePerform()
  const { icon: Icon, hasInput } = factsOf(operation)
  const start = async () => {
    if (hasInput || operation === 'restore') return requestOperation({ kind: 'operation', operation, order, onClose })
    if (operation !== 'delete' || (await confirmDelete())) perform.mutate({ operation, order })
    onClose?.()
  }
  return (
    <Menu.Item
      leftSection={<Icon size={14} aria-hidden />}
      color={operation === 'delete' ? 'red' : undefined}
      className={operation === 'delete' ? classes.danger : undefined}
      onClick={() => void start()}
    >
      {operationLabel(t, operation)}
    </Menu.Item>
  )
}

/** One reason is said once, for all that it holds for. */
function RefusedItems({ operations, order }: { operations: readonly Operation[]; order: OperationOrder }) {
  const t = useT()
  const toText = usePhrase()
  const reasons = new Map<string, Operation[]>()
  for (const operation of operations) {
    const refusal = operationRefusal(operation, order)
    const reason = refusal ? toText(refusal) : ''
    reasons.set(reason, [...(reasons.get(reason) ?? []), operation])
  }
  return [...reasons].map(([reason, refused]) => (
    <Box key={reason} role="group" aria-label={reason}>
      <Menu.Label>{reason}</Menu.Label>
      {refused.map((operation) => {
        const { icon: Icon } = factsOf(operation)
        return (
          <Menu.Item key={operation} leftSection={<Icon size={14} aria-hidden />} disabled className={classes.refused}>
            {operationLabel(t, operation)}
          </Menu.Item>
        )
      })}
    </Box>
  ))
}
