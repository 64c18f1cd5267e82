import type { CourierListRow, CourierQuery, courierEndpoints } from '@tracklane/contract/courier'
import type { Received } from '@tracklane/contract/kit/endpoint'
import { type PageMeta, sortFields } from '@tracklane/contract/kit/page'
import { phrase } from '@tracklane/contract/kit/phrase'
import type { Db } from '#db/db.ts'
import type { Context } from '#platform/context.ts'
import { dayOf, dayWindow } from '#platform/day.ts'
import { invalid, notFound } from '#platform/errors.ts'
import { findActiveCourier, findCourierOptions, findCourierUser } from './courier.queries.ts'
import { type CourierView, findCourier, findCourierPage } from './courier-page.queries.ts'
import { findFreeAccounts } from './courier-write.queries.ts'

export interface Area {
  readonly organization_id: number
  readonly country_id: number
}

export interface AssignableCourier {
  readonly id: number
  readonly name: string
  readonly user_id: number | null
}

/** The courier, if orders of that area may be given to them by this person; a foreign one is as absent as one that does not exist. */
export function getAssignableCourier(ctx: Context, courierId: number, area: Area): Promise<AssignableCourier | undefined> {
  return findActiveCourier(ctx.db, ctx.actor.scope, { organization_id: area.organization_id, country_id: area.country_id, id: courierId })
}

/** The login linked with a courier. */
export async function courierUserOf(db: Db, courierId: number): Promise<number | null> {
  return (await findCourierUser(db, courierId)) ?? null
}

/** Days beyond are typing errors, and some of them no database can store. */
const EARLIEST = '1900-01-01'
const LATEST = '9998-12-31'

type OptionsFilter = Received<typeof courierEndpoints.options>['query']

/** The couriers a person may choose from, each with the load of the day asked about. */
export async function listCourierOptions(ctx: Context, filter: OptionsFilter): Promise<{ data: CourierListRow[] }> {
  const day = filter.day ?? dayOf(ctx.platform.clock(), ctx.timeZone)
  if (day < EARLIEST || day > LATEST) throw invalid({ day: phrase('validation', 'Enter a date') })
  const data = await findCourierOptions(ctx.db, ctx.actor.scope, { ...filter, day: dayWindow(day, ctx.timeZone) })
  return { data }
}

/** A page of couriers with its exact total; by name unless sorted otherwise. */
export async function listCouriers(ctx: Context, query: CourierQuery): Promise<{ data: CourierView[]; meta: PageMeta }> {
  const { page, per_page, sort = 'name' } = query
  const slice = { sort: sortFields(`${sort},id`), limit: per_page, offset: (page - 1) * per_page }
  const { couriers, total } = await findCourierPage(ctx.db, { scope: ctx.actor.scope, filter: query, slice })
  return { data: couriers, meta: { current_page: page, per_page, total, last_page: Math.max(1, Math.ceil(total / per_page)) } }
}

export async function getCourier(ctx: Context, id: number): Promise<CourierView> {
  const courier = await findCourier(ctx.db, ctx.actor.scope, id)
  if (!courier) throw notFound()
  return courier
}

/** The logins a courier may still be linked with. */
export async function listCourierAccounts(ctx: Context): Promise<{ data: { id: number; name: string }[] }> {
  return { data: await findFreeAccounts(ctx.db, ctx.actor.scope) }
}
