import { useQuery } from '@tanstack/react-query'
import type { BoardFilter } from '#features/kanban/data/board-search.ts'
import { kanbanQueries } from '#features/kanban/data/kanban.api.ts'
import { ExportButton } from '#features/order-export/export-button.parts.tsx'
import { OrderExportMenu } from '#features/order-export/order-export.parts.tsx'
import { exportFilter } from './board-export.rules.ts'

/** Exports the orders of the columns as a file with the specification's columns, since a card has none. */
export function BoardExport({ filter }: { filter: BoardFilter }) {
  const { data: board } = useQuery(kanbanQueries.board())
  const held = exportFilter(filter, board?.columns.map(({ status_id }) => status_id) ?? [])
  return held ? <OrderExportMenu filter={held} /> : <ExportButton disabled />
}
