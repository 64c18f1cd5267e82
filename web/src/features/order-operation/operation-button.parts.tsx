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

/** One operation beside its order, where this person can do it; asks what is to be asked, as its menu entry does. */
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
  /** So many of them are not in sight. */
  unseen: number
  operation: Operation
  /** Those that went through: the selection may let go of them. */
  onDone: (ids: readonly number[]) => void
}

/** One operation for all that are chosen, where that is what the screen is for; asks with the plan that the menu opens. */
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
