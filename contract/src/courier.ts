import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { Day, Flag, Id, listOf, many } from './kit/page.ts'

export const Vehicle = z.enum(['foot', 'bike', 'car', 'van'])
export type Vehicle = z.infer<typeof Vehicle>

export const CourierListRow = z.object({
  id: z.number(),
  name: z.string(),
  organization_id: z.number(),
  country_id: z.number(),
  vehicle: Vehicle,
  /** Orders a day by delivery_to; null = no limit. Warns, never blocks. */
  capacity: z.number().nullable(),
  active: z.boolean(),
  /** Orders in 3, 4 and 6. */
  open_orders: z.number(),
  /** Orders promised for the day asked about, against `capacity`. */
  day_orders: z.number(),
})
export type CourierListRow = z.infer<typeof CourierListRow>

export const courierEndpoints = {
  /** Not paged. `day` counts `day_orders` (in the zone of X-TZ-Name; today unless given); `order_id` narrows to who may take that order. */
  options: endpoint({
    method: 'GET',
    path: '/courier/list',
    access: ['admin', 'organization_admin', 'reporter', 'logist', 'org_token'],
    ability: 'orders:read',
    query: z.object({ country_id: listOf(Id).optional(), order_id: Id.optional(), active: Flag.optional(), day: Day.optional() }),
    reply: many(CourierListRow),
  }),
}
