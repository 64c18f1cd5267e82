import { OrderBulkActions } from '#features/order-operation/order-bulk-actions.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { SelectionBar } from '#ui/selection-bar.tsx'
import type { useBulk } from './use-bulk.ts'

interface BoardSelectionProps {
  actions: ReturnType<typeof useBulk>['bulkActions']
  onClear: () => void
}

/** What is chosen on the board and what can be done with it. */
export function BoardSelection({ actions, onClear }: BoardSelectionProps) {
  const t = useT()
  return (
    <SelectionBar label={t('kanban', 'Selected orders')} count={actions.orders.length} onClear={onClear}>
      <OrderBulkActions {...actions} />
    </SelectionBar>
  )
}
