import { Box, Menu } from '@mantine/core'
import { IconTag } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { operationRefusal } from '@tracklane/contract/order-operation'
import { useProfile } from '#features/auth/auth.api.ts'
import { orderStatusQueries } from '#features/order-status/order-status.api.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { confirmDelete } from '#ui/confirm-dialog.tsx'
import { MoveItems, RefusedMoveItems } from './move-items.tsx'
import { useRequestMove } from './move-order.api.ts'
import { offeredForOne, openTo } from './offered-operations.rules.ts'
import classes from './operation.module.css'
import type { OperationKind, OperationOrder } from './operation.ts'
import { requestOperation } from './operation-dialog.store.ts'
import { OPERATION_KINDS } from './operation-kinds.ts'
import { usePerform } from './use-perform.ts'

interface OrderMenuItemsProps {
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
  const { request } = useRequestMove()
  const offered = offeredForOne(role, OPERATION_KINDS, order)
  const open = offered.filter(({ name }) => !operationRefusal(name, order))
  const refused = offered.filter(({ name }) => operationRefusal(name, order))
  if (openTo(role, OPERATION_KINDS).length === 0) return null
  return (
    <>
      {!isWithoutMoves && <MoveItems order={order} onMove={onMove ?? ((to) => request({ order, to, onClose }))} />}
      {!isWithoutMoves && open.length > 0 && <Menu.Label>{t('order', 'Order')}</Menu.Label>}
      <SubStatusItem order={order} onClose={onClose} />
      {open.map((kind) => (
        <OperationItem key={kind.name} kind={kind} order={order} onClose={onClose} />
      ))}
      {!isWithoutMoves && <RefusedMoveItems order={order} />}
      {refused.length > 0 && <RefusedItems kinds={refused} order={order} />}
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
  kind: OperationKind
}

function OperationItem({ kind, order, onClose }: OperationItemProps) {
  const t = useT()
  const perform = usePerform(kind)
  const { name, icon: Icon, words, input, isDanger } = kind
  const start = async () => {
    if (input?.asksWith === 'dialog') return requestOperation({ kind: 'operation', operation: name, order, onClose })
    if (input?.asksWith !== 'question' || (await confirmDelete())) perform.mutate({ order })
    onClose?.()
  }
  return (
    <Menu.Item
      leftSection={<Icon size={14} aria-hidden />}
      color={isDanger ? 'red' : undefined}
      className={isDanger ? classes.danger : undefined}
      onClick={() => void start()}
    >
      {words.label(t)}
    </Menu.Item>
  )
}

/** One reason is said once, for all that it holds for. */
function RefusedItems({ kinds, order }: { kinds: readonly OperationKind[]; order: OperationOrder }) {
  const t = useT()
  const toText = usePhrase()
  const reasons = new Map<string, OperationKind[]>()
  for (const kind of kinds) {
    const refusal = operationRefusal(kind.name, order)
    const reason = refusal ? toText(refusal) : ''
    reasons.set(reason, [...(reasons.get(reason) ?? []), kind])
  }
  return [...reasons].map(([reason, refused]) => (
    <Box key={reason} role="group" aria-label={reason}>
      <Menu.Label>{reason}</Menu.Label>
      {refused.map(({ name, icon: Icon, words }) => (
        <Menu.Item key={name} leftSection={<Icon size={14} aria-hidden />} disabled className={classes.refused}>
          {words.label(t)}
        </Menu.Item>
      ))}
    </Box>
  ))
}
