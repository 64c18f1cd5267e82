import { Button } from '@mantine/core'
import { type Operation, operationRefusal } from '@tracklane/contract/order-operation'
import { useProfile } from '#features/auth/auth.api.ts'
import { useT } from '#lib/i18n.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { useCards } from '#ui/use-cards.ts'
import { openTo } from './offered-operations.rules.ts'
import type { OperationOrder } from './operation.rules.ts'
import { kindOf } from './operation-kinds.api.ts'
import { openOrderDialog } from './order-dialog.store.ts'
import { usePerform } from './use-perform.ts'

interface OperationButtonProps {
  order: OperationOrder
  operation: Operation
  className?: string | undefined
}

/** A button for one operation beside its order, where this person may. It asks like the entry of the menu. */
export function OperationButton({ order, operation, className }: OperationButtonProps) {
  const t = useT()
  const { role } = useProfile()
  const kind = kindOf(operation)
  const perform = usePerform()
  if (openTo(role, [kind]).length === 0 || operationRefusal(operation, order)) return null
  const asks = kind.input?.asksWith === 'dialog'
  const { icon: Icon } = kind
  return (
    <Button
      size="compact-sm"
      variant="default"
      className={className}
      leftSection={<Icon size={14} aria-hidden />}
      loading={perform.isPending}
      aria-label={`${kind.words.label(t)} ${order.track}`}
      onClick={() => (asks ? openOrderDialog({ kind: 'operation', operation, order }) : perform.mutate({ kind, order }))}
    >
      {kind.words.label(t)}
    </Button>
  )
}

interface BulkOperationButtonProps {
  orders: readonly OperationOrder[]
  /** The number of chosen orders that are out of sight. */
  unseen: number
  operation: Operation
  /** Gets the orders that went through, so that the selection can drop them. */
  onDone: (ids: readonly number[]) => void
}

/** A button for one operation on all chosen orders, where the screen is for that. It asks with the plan of the menu. */
export function BulkOperationButton({ orders, unseen, operation, onDone }: BulkOperationButtonProps) {
  const t = useT()
  const { role } = useProfile()
  const hasCards = useCards()
  const kind = kindOf(operation)
  if (openTo(role, [kind]).length === 0) return null
  const { icon: Icon } = kind
  const start = () => openOrderDialog({ kind: 'operations', operation, orders, unseen, onDone })
  if (hasCards)
    return (
      <IconButton label={kind.words.label(t)} variant="default" onClick={start}>
        <Icon size={18} aria-hidden />
      </IconButton>
    )
  return (
    <Button size="compact-md" leftSection={<Icon size={16} aria-hidden />} onClick={start}>
      {kind.words.label(t)}
    </Button>
  )
}
