import { mayCall } from '@tracklane/contract/kit/endpoint'
import { type ExportFormat, type FinancialReport, orderExportEndpoints as on } from '@tracklane/contract/order-export'
import type { OrderFilter } from '@tracklane/contract/order-filter'
import { useProfile } from '#features/auth/auth.api.ts'
import { type Translate, useT } from '#lib/i18n.ts'
import { FormatEntries, FormatMenu } from './format-menu.tsx'
import { exportColumns, exportSort } from './order-export.rules.ts'

export interface OrderExportProps {
  filter?: OrderFilter | undefined
  sort?: string | undefined
  /** The columns on the screen, left to right; without them, the columns of the specification. */
  columns?: readonly string[] | undefined
  /** Exports only these orders, whatever the filter. */
  ids?: readonly number[] | undefined
}

/** Exports the orders of a list as a file with the columns of the screen. */
export function OrderExportMenu(wish: OrderExportProps) {
  const t = useT()
  if (!mayCall(on.orders, useProfile().role)) return null
  return <FormatMenu onPick={(format) => void exportOrders(t, format, wish)} />
}

/** Exports the chosen orders, from the menu of actions for them. */
export function OrderExportEntries(wish: OrderExportProps) {
  const t = useT()
  if (!mayCall(on.orders, useProfile().role)) return null
  return <FormatEntries onPick={(format) => void exportOrders(t, format, wish)} />
}

/** The financial report, with the filters of the screen. */
export function FinancialReportMenu({ filters }: Pick<FinancialReport, 'filters'>) {
  const t = useT()
  if (!mayCall(on.finances, useProfile().role)) return null
  return <FormatMenu onPick={(format) => void exportReport(t, { format, filters })} />
}

async function exportOrders(t: Translate, format: ExportFormat, { filter, sort, columns, ids }: OrderExportProps): Promise<void> {
  const { download } = await import('#kit/download.ts')
  const wanted = columns && exportColumns(columns)
  const body = {
    format,
    filters: { ...filter, sort: exportSort(sort) },
    ...(wanted?.length && { columns: wanted }),
    ...(ids && { order_ids: [...ids] }),
  }
  const label = t('export', 'Orders, {format}', { format: format.toUpperCase() })
  await download(wanted?.includes('organization') ? on.admin : on.orders, { body }, { label })
}

async function exportReport(t: Translate, body: FinancialReport): Promise<void> {
  const { download } = await import('#kit/download.ts')
  await download(on.finances, { body }, { label: t('export', 'Financial report, {format}', { format: body.format.toUpperCase() }) })
}
