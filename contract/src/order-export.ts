import { z } from 'zod'
import { fileEndpoint } from './kit/file-endpoint.ts'
import { Id, sortOf } from './kit/page.ts'
import { phrase } from './kit/phrase.ts'
import { STOP } from './kit/text.ts'
import { ORDER_SORTS, OrderFilter } from './order-filter.ts'
import { bookkeepers } from './order-hold.ts'

/** The columns of an export that names none, in this order. */
export const SPECIFIED_COLUMNS = [
  'id',
  'status',
  'sub_status',
  'foreign_id',
  'track',
  'customer_full_name',
  'customer_phone',
  'customer_address',
  'payment_type',
  'country_name',
  'courier',
  'products',
  'products_amount',
  'delivery_from',
  'delivered_at',
  'order_price',
  'delivery_price',
  'total',
  'currency_code',
  'created_at',
  'archived',
] as const

/** Columns of an export. Only an administrator may ask for the organization's name. */
export const EXPORT_COLUMNS = [...SPECIFIED_COLUMNS, 'delivery_to', 'paid', 'organization', 'postcode', 'town'] as const
export type ExportColumn = (typeof EXPORT_COLUMNS)[number]

export const ExportFormat = z.enum(['xlsx', 'csv'])
export type ExportFormat = z.output<typeof ExportFormat>

const Columns = z
  .array(z.enum(EXPORT_COLUMNS))
  .min(1, STOP)
  .max(EXPORT_COLUMNS.length)
  .refine((columns) => new Set(columns).size === columns.length, {
    params: { phrase: phrase('validation', 'The same value stands here twice') },
  })

/** Sort fields of the exported lists. */
export const EXPORT_SORTS = [...ORDER_SORTS, 'organization'] as const

/** All matching orders, in the order of the list; or the named orders, whether they match or not. */
export const OrderExport = z.object({
  format: ExportFormat.default('xlsx'),
  columns: Columns.optional(),
  filters: OrderFilter.extend({ sort: sortOf(EXPORT_SORTS).optional() }).default({}),
  order_ids: z.array(Id).min(1).max(10_000).optional(),
})
export type OrderExport = z.output<typeof OrderExport>

/**
 * Every filter narrows the orders. Archived orders count unless a filter says otherwise; deleted orders never do. The period of payment
 * narrows only collected and prepaid.
 */
export const FinancialReport = z.object({
  format: ExportFormat.default('xlsx'),
  filters: OrderFilter.omit({ deleted: true }).default({}),
})
export type FinancialReport = z.output<typeof FinancialReport>

/** The most rows of an XLSX sheet below its header. */
export const MAX_XLSX_ROWS = 1_048_575

const GIBIBYTE = 1024 ** 3
const file = { types: ['xlsx', 'csv'], maxBytes: GIBIBYTE } as const

export const orderExportEndpoints = {
  orders: fileEndpoint({
    method: 'POST',
    path: '/order/export',
    access: ['admin', 'organization_admin', 'reporter', 'logist'],
    body: OrderExport,
    file,
  }),
  /** The export with the organization's name. It stands first where no columns are named. */
  admin: fileEndpoint({ method: 'POST', path: '/order/export-admin', access: ['admin'], body: OrderExport, file }),
  /** Sums by country, currency, courier and payment type, with a total for each currency. */
  finances: fileEndpoint({
    method: 'POST',
    path: '/order/financial-report-export',
    access: bookkeepers,
    body: FinancialReport,
    file,
  }),
}
