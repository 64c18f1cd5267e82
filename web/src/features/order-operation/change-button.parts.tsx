import { IconPencil } from '@tabler/icons-react'
import { type Operation, operationRefusal } from '@tracklane/contract/order-operation'
import { useProfile } from '#features/auth/auth.api.ts'
import { useT } from '#lib/i18n.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { openTo } from './offered-operations.rules.ts'
import type { OperationOrder } from './operation.rules.ts'
import { kindOf } from './operation-kinds.api.ts'
import { openOrderDialog } from './order-dialog.store.ts'

interface ChangeButtonProps {
  order: OperationOrder
  operation: Operation
}

/** A button beside a field for the operation that changes it, where this person may. */
export function ChangeButton({ order, operation }: ChangeButtonProps) {
  const t = useT()
  const { role } = useProfile()
  const kind = kindOf(operation)
  if (openTo(role, [kind]).length === 0 || operationRefusal(operation, order)) return null
  const label = kind.words.title ?? kind.words.label
  return (
    <IconButton label={label(t)} size={24} onClick={() => openOrderDialog({ kind: 'operation', operation, order })}>
      <IconPencil size={14} aria-hidden />
    </IconButton>
  )
}
