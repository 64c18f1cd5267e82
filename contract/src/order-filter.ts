import { z } from 'zod'
import { DayOrInstant, Flag, Id, int, listOf, Money } from './kit/page.ts'
import { PaymentType } from './order.ts'

/** What narrows orders down: the list, the board and the exports share it, and it is the search of their pages. */
export const OrderFilter = z.object({
  search: z.string().trim().max(200).optional(),
  status_id: listOf(int().min(1).max(10)).optional(),
  sub_status_id: listOf(Id).optional(),
  courier_id: listOf(Id).optional(),
  country_id: listOf(Id).optional(),
  organization_id: listOf(Id).optional(),
  payment_type: listOf(PaymentType).optional(),
  paid: Flag.optional(),
  archived: Flag.optional(),
  deleted: Flag.optional(),
  currency_code: listOf(z.string().max(3)).optional(),
  id: listOf(Id).optional(),
  track: listOf(z.string().max(40)).optional(),
  created_at_from: DayOrInstant.optional(),
  created_at_to: DayOrInstant.optional(),
  delivery_date_from: DayOrInstant.optional(),
  delivery_date_to: DayOrInstant.optional(),
  delivered_at_from: DayOrInstant.optional(),
  delivered_at_to: DayOrInstant.optional(),
  status_changed_at_from: DayOrInstant.optional(),
  status_changed_at_to: DayOrInstant.optional(),
  paid_at_from: DayOrInstant.optional(),
  paid_at_to: DayOrInstant.optional(),
  total_from: Money.optional(),
  total_to: Money.optional(),
  /** Now: what is late an hour from now is found then. */
  late: Flag.optional(),
})
export type OrderFilter = z.output<typeof OrderFilter>
