import { z } from 'zod'
import { crud, ListQuery, UsedBy } from './kit/crud.ts'
import { endpoint } from './kit/endpoint.ts'
import { Day, Flag, Id, int, listOf, PageQuery, pageOf, sortOf } from './kit/page.ts'
import { type Phrase, phrase } from './kit/phrase.ts'
import { many, timestamp } from './kit/reply.ts'
import { email, text } from './kit/text.ts'

export const Vehicle = z.enum(['foot', 'bike', 'car', 'van'])
export type Vehicle = z.infer<typeof Vehicle>

const VEHICLE_NAMES: Record<Vehicle, Phrase> = {
  foot: phrase('courier', 'On foot'),
  bike: phrase('courier', 'Bike'),
  car: phrase('courier', 'Car'),
  van: phrase('courier', 'Van'),
}

export function vehicleName(vehicle: Vehicle): Phrase {
  return VEHICLE_NAMES[vehicle]
}

export const CourierListRow = z.object({
  id: z.number(),
  name: z.string(),
  organization_id: z.number(),
  country_id: z.number(),
  vehicle: Vehicle,
  /** Orders a day by delivery_to; null: no limit. The limit warns and never blocks. */
  capacity: z.number().nullable(),
  active: z.boolean(),
  /** The number of orders in 3, 4 and 6. */
  open_orders: z.number(),
  /** Orders promised for the day asked about; compare with `capacity`. */
  day_orders: z.number(),
})
export type CourierListRow = z.infer<typeof CourierListRow>

export const Courier = z.object({
  id: z.number(),
  organization_id: z.number(),
  country_id: z.number(),
  country_name: z.string(),
  /** A login of role courier, linked with at most one courier. */
  user_id: z.number().nullable(),
  /** The name of the person with that login. */
  user: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  vehicle: Vehicle,
  capacity: z.number().nullable(),
  active: z.boolean(),
  open_orders: z.number(),
  created_at: timestamp(),
  updated_at: timestamp(),
  version: z.number(),
})
export type Courier = z.output<typeof Courier>

/** Used by the orders on the boards, whatever their status, and by the linked login. */
export const CourierDetail = Courier.extend({ used_by: UsedBy })
export type CourierDetail = z.output<typeof CourierDetail>

export const CourierFields = z.object({
  organization_id: Id,
  country_id: Id,
  user_id: Id.nullable(),
  first_name: text(80).min(1),
  last_name: text(80).min(1),
  phone: text(40).nullable(),
  email: email().nullable(),
  vehicle: Vehicle,
  capacity: int(1, 1_000).nullable(),
  active: z.boolean(),
})

/** Organization and country are the person's own. People with several must give them. */
export const CourierDraft = CourierFields.partial().required({ first_name: true, last_name: true })
export type CourierDraft = z.output<typeof CourierDraft>

/** An absent field stays. Organization and country of a courier never change. */
export const CourierPatch = CourierFields.omit({ organization_id: true, country_id: true }).partial()
export type CourierPatch = z.output<typeof CourierPatch>

export const COURIER_SORTS = ['name', 'country_name', 'vehicle', 'capacity', 'open_orders', 'active', 'created_at'] as const

/** The query of the list, and the search schema of /courier/. */
export const CourierQuery = PageQuery.extend({
  sort: sortOf(COURIER_SORTS).optional(),
  country_id: listOf(Id).optional(),
  vehicle: listOf(Vehicle).optional(),
  active: Flag.optional(),
})
export type CourierQuery = z.output<typeof CourierQuery>

export const COURIER_LIST_SORTS = ['id', 'name'] as const

/** The query of a select. It finds by name alone: people who choose a courier are told no more. */
export const CourierListQuery = ListQuery.extend({
  sort: sortOf(COURIER_LIST_SORTS).optional(),
  country_id: listOf(Id).optional(),
  order_id: Id.optional(),
  active: Flag.optional(),
  day: Day.optional(),
})

/** The number of orders that a courier delivers on a day, by delivery_to; counted like `day_orders`. */
const CourierLoad = z.object({ courier_id: z.number(), day: z.string(), orders: z.number(), capacity: z.number().nullable() })
export type CourierLoad = z.output<typeof CourierLoad>

/** The longest period of one request for loads. */
export const LOAD_DAYS = 92

const editors = ['admin', 'organization_admin', 'logist'] as const

/** A login that a courier can be linked with. */
const FreeAccount = z.object({ id: z.number(), name: z.string(), first_name: z.string(), last_name: z.string() })
export type FreeAccount = z.output<typeof FreeAccount>

/** Couriers are made inactive, never deleted. */
const { remove: _never, ...couriers } = crud(
  '/courier',
  { read: editors, write: editors },
  { row: Courier, detail: CourierDetail, draft: CourierDraft, patch: CourierPatch, query: CourierQuery, list: pageOf(Courier) },
)

export const courierEndpoints = {
  ...couriers,
  /**
   * Not paged. `day` says for which day `day_orders` are counted (in the zone of X-TZ-Name; default: today). `order_id` leaves only
   * couriers who may take that order.
   */
  options: endpoint({
    method: 'GET',
    path: '/courier/list',
    access: ['admin', 'organization_admin', 'reporter', 'logist', 'org_token'],
    ability: 'orders:read',
    query: CourierListQuery,
    reply: many(CourierListRow),
  }),
  /** Couriers with at least one order promised for a day from `from` to `to`, in the zone of X-TZ-Name. */
  load: endpoint({
    method: 'GET',
    path: '/courier/load',
    access: editors,
    query: z.object({ from: Day, to: Day, country_id: listOf(Id).optional() }),
    reply: many(CourierLoad),
  }),
  /** Logins of role courier that no courier is linked with, in the person's scope. */
  accounts: endpoint({
    method: 'GET',
    path: '/courier/account',
    access: editors,
    reply: many(FreeAccount),
  }),
}
