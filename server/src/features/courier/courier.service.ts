import {
  type CourierDraft,
  type CourierListRow,
  type CourierLoad,
  type CourierPatch,
  type CourierQuery,
  type courierEndpoints,
  type FreeAccount,
  LOAD_DAYS,
} from '@tracklane/contract/courier'
import type { UsedBy } from '@tracklane/contract/kit/crud'
import type { Received } from '@tracklane/contract/kit/endpoint'
import { phrase } from '@tracklane/contract/kit/phrase'
import { insertRow, isActiveRow, patchRow } from '#db/rows.ts'
import { renewSearchTexts } from '#db/search-texts.ts'
import { forgetOrdersTold } from '#features/message/message.service.ts'
import { logOf } from '#features/model-log/model-log.service.ts'
import { areaOf, requireServedBy } from '#features/organization/served-country.service.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { dayAfter, dayOf, daySpan, dayWindow } from '#platform/day.ts'
import { atField, onlyChanged, requireFresh, requireLocked, withoutEmpty } from '#platform/edit.ts'
import { invalid, notOffered, requireFound } from '#platform/errors.ts'
import type { Page } from '#platform/list/paging.ts'
import type { Area } from '#platform/own-area.ts'
import { type CourierView, countUsedBy, couriersWithin, findCourier, findCouriers } from './courier.queries.ts'
import { findActiveCourier, findCourierLoads, findCourierOptions, findFreeAccounts, isFreeAccount } from './courier-choice.queries.ts'

const log = logOf<CourierView>('courier', [
  'first_name',
  'last_name',
  'country_name',
  'user',
  'phone',
  'email',
  'vehicle',
  'capacity',
  'active',
])

const LINKED = { couriers_user_id_key: { user_id: notOffered } }

/** Lists a page of couriers with the exact total; by name unless sorted otherwise. */
export function listCouriers(ctx: Context, query: CourierQuery): Promise<Page<CourierView>> {
  return findCouriers(ctx.db, ctx.actor.scope, query)
}

export async function getCourier(ctx: Context, id: number): Promise<CourierView> {
  return requireFound(await findCourier(ctx.db, ctx.actor.scope, id))
}

/** Returns the courier with the numbers of rows that a change concerns. */
export async function seeCourier(ctx: Context, id: number): Promise<CourierView & { used_by: UsedBy }> {
  const courier = await getCourier(ctx, id)
  return { ...courier, used_by: await countUsedBy(ctx.db, ctx.actor.scope, id) }
}

/** Returns the courier; undefined where this person sees none with that id. */
export function findVisibleCourier(ctx: Context, id: number): Promise<CourierView | undefined> {
  return findCourier(ctx.db, ctx.actor.scope, id)
}

export function createCourier(ctx: Context, draft: CourierDraft): Promise<CourierView> {
  return atField(LINKED, () =>
    inTransaction(ctx, async (tx) => {
      const area = await areaOf(tx, draft)
      await requireArea(tx, area)
      await requireFreeLogin(tx, draft.user_id, area)
      const now = tx.platform.clock()
      const row = { vehicle: 'car', ...withoutEmpty(draft, ['phone']), ...area, created_at: now, updated_at: now } as const
      const id = await insertRow(tx.db, 'couriers', row)
      await renewSearchTexts(tx.db, 'couriers', [id])
      const courier = await getCourier(tx, id)
      await log.created(tx, courier)
      return courier
    }),
  )
}

/**
 * Changes a courier. One that becomes inactive keeps the orders: they are given to others one by one. A login that is taken from the courier
 * no longer sees these orders, nor what it was told of them.
 */
export function updateCourier(ctx: Context, id: number, patch: CourierPatch): Promise<CourierView> {
  return atField(LINKED, () =>
    inTransaction(ctx, async (tx) => {
      await requireLocked(tx, 'couriers', id, couriersWithin(tx.actor.scope))
      const before = await getCourier(tx, id)
      const changed = onlyChanged(before, withoutEmpty(patch, ['phone']))
      await requireFreeLogin(tx, changed?.user_id, before)
      requireFresh(tx, before)
      if (!changed) return before
      await patchRow(tx.db, 'couriers', id, { ...changed, updated_at: tx.platform.clock() })
      await renewSearchTexts(tx.db, 'couriers', [id])
      if (changed.user_id !== undefined) await passOrdersOn(tx, before.user_id, changed.user_id)
      const after = await getCourier(tx, id)
      await log.updated(tx, before, after)
      return after
    }),
  )
}

/** Takes the courier's orders from the former login; both logins' screens are to ask for their orders again. */
async function passOrdersOn(tx: Context, from: number | null, to: number | null): Promise<void> {
  if (from !== null) await forgetOrdersTold(tx, from)
  const logins = [from, to].filter((login) => login !== null)
  tx.afterCommit(() => {
    for (const user_id of logins) tx.platform.realtime.closeOwned({ user_id })
  })
}

async function requireArea(tx: Context, { organization_id, country_id }: Area): Promise<void> {
  if (!(await isActiveRow(tx.db, 'organizations', organization_id))) throw invalid({ organization_id: notOffered })
  if (!(await isActiveRow(tx.db, 'countries', country_id))) throw invalid({ country_id: notOffered })
  await requireServedBy(tx, { organization_id, country_id })
}

async function requireFreeLogin(tx: Context, userId: number | null | undefined, { organization_id }: Area): Promise<void> {
  if (!userId || (await isFreeAccount(tx.db, tx.actor.scope, { id: userId, organization_id }))) return
  throw invalid({ user_id: notOffered })
}

export interface AssignableCourier {
  readonly id: number
  readonly name: string
  readonly user_id: number | null
}

/** Returns the courier if this person may give orders of that area to them; undefined for a foreign courier as for a missing one. */
export function getAssignableCourier(ctx: Context, courierId: number, area: Area): Promise<AssignableCourier | undefined> {
  return findActiveCourier(ctx.db, ctx.actor.scope, { organization_id: area.organization_id, country_id: area.country_id, id: courierId })
}

/** Days before are typing errors, and a database cannot store some of them. */
const EARLIEST = '1900-01-01'
const LATEST = '9998-12-31'

type OptionsFilter = Received<typeof courierEndpoints.options>['query']
type LoadsFilter = Received<typeof courierEndpoints.load>['query']

/** Lists the couriers to choose from, each with the load of the asked day. */
export function listCourierOptions(ctx: Context, filter: OptionsFilter): Promise<CourierListRow[]> {
  const day = filter.day ?? dayOf(ctx.platform.clock(), ctx.timeZone)
  if (day < EARLIEST || day > LATEST) throw invalid({ day: phrase('validation', 'Enter a date') })
  return findCourierOptions(ctx.db, ctx.actor.scope, { ...filter, day: dayWindow(day, ctx.timeZone) })
}

/** Counts couriers' open orders by day. */
export async function listCourierLoads(ctx: Context, filter: LoadsFilter): Promise<CourierLoad[]> {
  const { from, to } = filter
  const unreadable = Object.entries({ from, to }).flatMap(([field, day]) => (day < EARLIEST || day > LATEST ? [field] : []))
  if (unreadable.length > 0) throw invalid(Object.fromEntries(unreadable.map((field) => [field, phrase('validation', 'Enter a date')])))
  if (to < from) throw invalid({ to: phrase('validation', 'The end lies before the start') })
  if (to >= dayAfter(from, LOAD_DAYS)) throw invalid({ to: phrase('validation', 'Choose a shorter period') })
  const { days, midnights } = daySpan(from, to, ctx.timeZone)
  const loads = await findCourierLoads(ctx.db, ctx.actor.scope, { country_id: filter.country_id, midnights })
  return loads.map(({ courier_id, day, orders, capacity }) => ({ courier_id, day: days[day] ?? to, orders, capacity }))
}

/** Lists the logins that can still be linked with a courier. */
export function listCourierAccounts(ctx: Context): Promise<FreeAccount[]> {
  return findFreeAccounts(ctx.db, ctx.actor.scope)
}
