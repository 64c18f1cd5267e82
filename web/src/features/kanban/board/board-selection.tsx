import type { useBulk } from '#features/kanban/data/use-bulk.ts'
import { OrderBulkActions } from '#features/order-operation/operation.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { SelectionBar } from '#ui/selection-bar.tsx'

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
