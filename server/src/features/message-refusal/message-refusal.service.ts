import { phrase } from '@tracklane/contract/kit/phrase'
import { BAD_REFUSALS_AN_HOUR, type RefusalPage } from '@tracklane/contract/message-refusal'
import { REMOVED } from '@tracklane/contract/order'
import { recordChanges } from '#features/model-log/model-log.service.ts'
import { getVisibleOrder, lockVisibleOrder } from '#features/order/order.service.ts'
import { organizationName } from '#features/organization/organization.service.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { invalid } from '#platform/errors.ts'
import { countOne, type Limit, refuseOver } from '#platform/http/rate-limit.ts'
import type { Slot } from '#platform/memory.ts'
import { networkOfAddress } from '#platform/proxies.ts'
import { deleteRefusals, findCustomer, findKey, findRefusals, insertRefusals } from './message-refusal.queries.ts'
import { type Customer, type Refuser, readRefusalToken, refusalToken, refusersOf } from './refusal-token.ts'

const BAD_TOKENS: Limit = { name: 'message-refusal', max: BAD_REFUSALS_AN_HOUR, seconds: 3_600 }

/** Returns the page of a link; for an invalid link without a name. */
export async function showRefusal(ctx: Context, token: string, address: string): Promise<RefusalPage> {
  const refuser = await read(ctx, token, address)
  const organization = refuser && (await organizationName(ctx, refuser.organization_id))
  return { brand: ctx.platform.config.brand, organization: organization ?? null }
}

/** Gives one answer for every token, so that nobody learns which ones are valid. */
export async function refuseMessages(ctx: Context, token: string, address: string): Promise<{ refused: boolean }> {
  const refuser = await read(ctx, token, address)
  if (refuser) await insertRefusals(ctx.db, [refuser], ctx.platform.clock())
  return { refused: true }
}

/** Reads a token. Throws 429 for an address, or an IPv6 network, with many invalid ones; valid ones are never counted. */
async function read(ctx: Context, token: string, address: string): Promise<Refuser | undefined> {
  const { platform } = ctx
  const refuser = readRefusalToken(await keyOf(ctx), token)
  if (refuser) return refuser
  const network = networkOfAddress(address)
  refuseOver(platform, BAD_TOKENS, network)
  countOne(platform, BAD_TOKENS, network)
  return undefined
}

/**
 * Stores that the customer of an order refuses messages, or wants them again. Throws 422 where the order has neither phone nor mail
 * address.
 */
export function changeRefusal(ctx: Context, orderId: number, refused: boolean): Promise<{ refused: boolean }> {
  return inTransaction(ctx, async (tx) => {
    const order = await lockVisibleOrder(tx, orderId)
    const refusers = await refusersOfOrder(tx, order.id)
    if (refusers.length === 0) throw invalid({ refused: noAddress })
    const before = (await findRefusals(tx.db, refusers)).length > 0
    if (refused) await insertRefusals(tx.db, refusers, tx.platform.clock())
    else await deleteRefusals(tx.db, refusers)
    if (before !== refused) {
      const changes = { messages_refused: { old: before, new: refused } }
      await recordChanges(tx, [{ entity: 'order', entity_id: order.id, action: 'updated', changes }])
    }
    return { refused }
  })
}

/** Returns whether the customer of an order refuses messages; 404 where this person does not see the order. */
export async function isRefused(ctx: Context, orderId: number): Promise<boolean> {
  const order = await getVisibleOrder(ctx, orderId)
  return (await findRefusals(ctx.db, await refusersOfOrder(ctx, order.id))).length > 0
}

/** Returns the customers who have refused, by phone or by mail address, on every channel. */
export async function refusedAmong<Someone extends Customer>(where: Where, customers: readonly Someone[]): Promise<Set<Someone>> {
  const { db } = where
  const key = await keyOf(where)
  const known = customers.map((customer) => ({ customer, refusers: refusersOf(key, customer) }))
  const refusals = new Set(
    (
      await findRefusals(
        db,
        known.flatMap(({ refusers }) => refusers),
      )
    ).map(nameOf),
  )
  return new Set(known.flatMap(({ customer, refusers }) => (refusers.some((one) => refusals.has(nameOf(one))) ? [customer] : [])))
}

/** Makes the token for a mail to this customer. */
export async function tokenFor(where: Where, customer: Customer): Promise<string | undefined> {
  const key = await keyOf(where)
  const refuser = refusersOf(key, customer).find(({ kind }) => kind === 'email')
  return refuser && refusalToken(key, refuser)
}

function nameOf({ organization_id, kind, hash }: Refuser): string {
  return `${organization_id} ${kind} ${hash}`
}

async function refusersOfOrder(where: Where, orderId: number): Promise<Refuser[]> {
  const customer = await findCustomer(where.db, orderId)
  return customer ? refusersOf(await keyOf(where), withoutRemoved(customer)) : []
}

type Where = Pick<Context, 'db' | 'platform'>

/** The key is made with the database and never changes. */
const kept: Slot<{ key?: string }> = { make: () => ({}) }

async function keyOf({ db, platform }: Where): Promise<string> {
  const known = platform.memory.of(kept)
  known.key ??= await findKey(db)
  return known.key
}

function withoutRemoved(customer: Customer): Customer {
  const kept = (text: string | null) => (text === REMOVED ? null : text)
  return { ...customer, customer_phone: kept(customer.customer_phone), customer_email: kept(customer.customer_email) }
}

const noAddress = phrase('message', 'This order has neither a phone nor an email address of the customer')
