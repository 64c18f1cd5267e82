import type { CourierDraft, CourierPatch } from '@tracklane/contract/courier'
import { type Changes, changesBetween } from '#features/model-log/changes.rules.ts'
import { recordChange } from '#features/model-log/model-log.service.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { invalid, notFound, notOffered, stale } from '#platform/errors.ts'
import { type Area, ownArea } from '#platform/own-area.ts'
import { type CourierView, findCourier } from './courier-page.queries.ts'
import { insertCourier, isActiveCountry, isActiveOrganization, isFreeAccount, lockCourier, patchCourier } from './courier-write.queries.ts'

export function createCourier(ctx: Context, draft: CourierDraft): Promise<CourierView> {
  return whileLoginIsFree(ctx, async (tx) => {
    const area = ownArea(tx.actor, draft)
    await requireArea(tx, area)
    await requireFreeLogin(tx, draft.user_id, area)
    const now = tx.platform.clock()
    const id = await insertCourier(tx.db, {
      ...area,
      ...columnsOf(draft),
      first_name: draft.first_name,
      last_name: draft.last_name,
      vehicle: draft.vehicle ?? 'car',
      created_at: now,
      updated_at: now,
    })
    const courier = await getLocked(tx, id)
    await recordChange(tx, { entity: 'courier', entity_id: id, action: 'created', changes: courierChanges(undefined, courier) })
    return courier
  })
}

/** One who leaves keeps the orders they have: somebody else is given them one by one. */
export function updateCourier(ctx: Context, id: number, patch: CourierPatch): Promise<CourierView> {
  return whileLoginIsFree(ctx, async (tx) => {
    if (!(await lockCourier(tx.db, tx.actor.scope, id))) throw notFound()
    const before = await getLocked(tx, id)
    if (patch.user_id !== before.user_id) await requireFreeLogin(tx, patch.user_id, before)
    if (tx.ifMatch !== undefined && tx.ifMatch !== before.version) throw stale(before)

    const columns = columnsOf(patch)
    if (Object.keys(changesBetween(before, columns)).length === 0) return before
    await patchCourier(tx.db, id, { ...columns, updated_at: tx.platform.clock() })
    const after = await getLocked(tx, id)
    await recordChange(tx, { entity: 'courier', entity_id: id, action: 'updated', changes: courierChanges(before, after) })
    return after
  })
}

/** Two who link one login in the same moment do not see each other beforehand: the unique key does. */
async function whileLoginIsFree<Result>(ctx: Context, work: (tx: Context) => Promise<Result>): Promise<Result> {
  try {
    return await inTransaction(ctx, work)
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'couriers_user_id_key')
      throw invalid({ user_id: notOffered })
    throw error
  }
}

async function requireArea(tx: Context, { organization_id, country_id }: Area): Promise<void> {
  if (!(await isActiveOrganization(tx.db, organization_id))) throw invalid({ organization_id: notOffered })
  if (!(await isActiveCountry(tx.db, country_id))) throw invalid({ country_id: notOffered })
}

async function requireFreeLogin(tx: Context, userId: number | null | undefined, { organization_id }: Area): Promise<void> {
  if (!userId || (await isFreeAccount(tx.db, tx.actor.scope, { id: userId, organization_id }))) return
  throw invalid({ user_id: notOffered })
}

async function getLocked(tx: Context, id: number): Promise<CourierView> {
  const courier = await findCourier(tx.db, tx.actor.scope, id)
  if (!courier) throw notFound()
  return courier
}

/** An emptied text is none. */
function columnsOf({ user_id, first_name, last_name, phone, email, vehicle, capacity, active }: CourierPatch): CourierPatch {
  return { user_id, first_name, last_name, phone: phone === undefined ? undefined : phone || null, email, vehicle, capacity, active }
}

/** In the words of the log: names for ids. */
function courierChanges(before: CourierView | undefined, after: CourierView): Changes {
  return changesBetween(before ? inWords(before) : {}, inWords(after))
}

function inWords({ first_name, last_name, country_name, user, phone, email, vehicle, capacity, active }: CourierView): object {
  return { first_name, last_name, country_name, user, phone, email, vehicle, capacity, active }
}
