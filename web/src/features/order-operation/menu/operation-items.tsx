import { Menu } from '@mantine/core'
import { IconTag } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { operationRefusal } from '@tracklane/contract/order-operation'
import { useProfile } from '#features/auth/auth.api.ts'
import { offeredForOne } from '#features/order-operation/offered-operations.rules.ts'
import type { OperationKind, OperationOrder } from '#features/order-operation/operation.rules.ts'
import { OPERATION_KINDS } from '#features/order-operation/operation-kinds.api.ts'
import { openOrderDialog } from '#features/order-operation/order-dialog.store.ts'
import { usePerform } from '#features/order-operation/use-perform.ts'
import { orderStatusQueries } from '#features/order-status/order-status.api.ts'
import { reasonsOf } from '#features/order-status/reasons.rules.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { MenuEntry } from '#ui/menu-entry.tsx'
import { MenuFold } from '#ui/menu-fold.tsx'
import { startOperation } from './start-operation.ts'

interface PartProps {
  order: OperationOrder
  /** Called when a dialog of the menu is closed. */
  onClose?: (() => void) | undefined
}

/** Operations that change fields of the order. */
export function ChangeItems({ order, onClose }: PartProps) {
  const { open, refused } = useOffered(order)
  return (
    <>
      {open
        .filter((kind) => !isEnd(kind))
        .map((kind) => (
          <OperationItem key={kind.name} kind={kind} order={order} onClose={onClose} />
        ))}
      <SubStatusItem order={order} onClose={onClose} />
      <RefusedOperations kinds={refused} order={order} />
      <Menu.Divider />
    </>
  )
}

/** Operations that end the work on the order or restore it; deleting is the last. */
export function EndItems({ order, onClose }: PartProps) {
  const { open } = useOffered(order)
  return open.filter(isEnd).map((kind) => <OperationItem key={kind.name} kind={kind} order={order} onClose={onClose} />)
}

function useOffered(order: OperationOrder) {
  const { role } = useProfile()
  const offered = offeredForOne(role, OPERATION_KINDS, order)
  return {
    open: offered.filter(({ name }) => !operationRefusal(name, order)),
    refused: offered.filter(({ name }) => operationRefusal(name, order)),
  }
}

function isEnd({ name }: OperationKind): boolean {
  return name === 'archive' || name === 'archive_restore' || name === 'delete' || name === 'restore'
}

/** The reason within the status, where the status has reasons. */
function SubStatusItem({ order, onClose }: PartProps) {
  const t = useT()
  const { data: statuses } = useQuery(orderStatusQueries.list())
  const hasReasons = reasonsOf(statuses, order.status_id, [order]).length > 0
  if (!hasReasons || order.archived || order.deleted) return null
  return (
    <MenuEntry mark={<IconTag size={16} aria-hidden />} onClick={() => openOrderDialog({ kind: 'sub_status', order, onClose })}>
      {t('operation', 'Change reason…')}
    </MenuEntry>
  )
}

function OperationItem({ kind, order, onClose }: PartProps & { kind: OperationKind }) {
  const t = useT()
  const perform = usePerform()
  const { name, icon: Icon, words, isDanger } = kind
  const start = () => startOperation(t, { kind, order, perform: () => perform.mutate({ kind, order }), onClose })
  return (
    <MenuEntry
      mark={<Icon size={16} aria-hidden />}
      shortcut={name === 'courier' ? 'a' : undefined}
      isDanger={isDanger}
      onClick={() => void start()}
    >
      {words.label(t)}
    </MenuEntry>
  )
}

/** Operations that the state of the order does not allow, with the remedy. */
function RefusedOperations({ kinds, order }: { kinds: readonly OperationKind[]; order: OperationOrder }) {
  const t = useT()
  const toText = usePhrase()
  return (
    <MenuFold label={t('operation', 'Not possible now')} count={kinds.length}>
      {kinds.map(({ name, icon: Icon, words }) => {
        const refusal = operationRefusal(name, order)
        return (
          <MenuEntry key={name} mark={<Icon size={16} aria-hidden />} disabled reason={refusal && toText(refusal)}>
            {words.label(t)}
          </MenuEntry>
        )
      })}
    </MenuFold>
  )
}
