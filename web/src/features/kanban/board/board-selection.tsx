import { Suspense } from 'react'
import { useBoard, useBoardStore } from '#features/kanban/data/board.store.ts'
import { bulkOf } from '#features/kanban/data/bulk-of.ts'
import { OrderBulkActions } from '#features/order-operation/order-bulk-actions.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { part } from '#ui/part.ts'
import { SelectionBar } from '#ui/selection-bar.tsx'

const OrderExportEntries = part(() =>
  import('#features/order-export/order-export.parts.tsx').then((module) => ({ default: module.OrderExportEntries })),
)

/** The selected cards and their actions. */
export function BoardSelection({ onClear }: { onClear: () => void }) {
  const t = useT()
  const board = useBoardStore()
  const chosen = useBoard((state) => state.chosen)
  return (
    <SelectionBar label={t('kanban', 'Selected orders')} count={chosen.length} onClear={onClear}>
      <OrderBulkActions
        {...bulkOf(board)}
        orders={chosen}
        more={
          <Suspense>
            <OrderExportEntries ids={chosen.map(({ id }) => id)} />
          </Suspense>
        }
      />
    </SelectionBar>
  )
}
