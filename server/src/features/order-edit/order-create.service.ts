import { randomInt } from 'node:crypto'
import type { Currency } from '@tracklane/contract/kit/money'
import type { OrderDraft } from '@tracklane/contract/order-edit'
import { STATUS } from '@tracklane/contract/order-status'
import { placeOf } from '#db/order-places.ts'
import { orderSearchText, type SearchedOrder } from '#db/search-texts.ts'
import { authorOf } from '#features/model-log/model-log.service.ts'
import { recordAndAnnounce } from '#features/order/apply-changes.service.ts'
import { requireWindow } from '#features/order/delivery-window.rules.ts'
import type { OrderView } from '#features/order/order.rules.ts'
import { answerOrder } from '#features/order/order.service.ts'
import type { OrderAnswer } from '#features/order/order-row.service.ts'
import { areaOf, requireServed } from '#features/organization/served-country.service.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { invalid, notOffered } from '#platform/errors.ts'
import { readInstant } from '#platform/instant.ts'
import type { Area } from '#platform/own-area.ts'
import { amountsOf } from './order-amounts.rules.ts'
import { findGround, insertOrder } from './order-edit.queries.ts'
import { foreignIdProblem, trackProblem } from './taken-number.service.ts'

export function createOrder(ctx: Context, draft: OrderDraft): Promise<OrderAnswer> {
  return inTransaction(ctx, async (tx) => {
    const { currency, phoneCode, countryCode, ...area } = await groundOf(tx, draft)
    const now = tx.platform.clock()
    const window = {
      delivery_from: readInstant('delivery_from', draft.delivery_from ?? null),
      delivery_to: readInstant('delivery_to', draft.delivery_to ?? null),
    }
    requireWindow(window)
    const order = await insertUnique(tx, draft, {
      ...area,
      ...window,
      ...amountsOf(draft, currency),
      currency_code: currency.code,
      status_id: STATUS.NEW,
      foreign_id: draft.foreign_id || null,
      customer_full_name: draft.customer_full_name,
      customer_phone: draft.customer_phone || null,
      customer_email: draft.customer_email ?? null,
      customer_language: draft.customer_language ?? null,
      customer_address: draft.customer_address,
      payment_type: draft.payment_type ?? null,
      comment: draft.comment || null,
      status_changed_at: now,
      created_at: now,
      updated_at: now,
      phoneCode,
      countryCode,
    })
    await recordAndAnnounce(tx, [{ after: order }])
    return answerOrder(tx, order)
  })
}

interface Ground extends Area {
  readonly currency: Currency
  readonly phoneCode: string | null
  readonly countryCode: string
}

async function groundOf(tx: Context, draft: OrderDraft): Promise<Ground> {
  const area = await areaOf(tx, draft)
  const ground = await findGround(tx.db, { ...area, currency_code: draft.currency_code })
  if (ground.organization_id === null) throw invalid({ organization_id: notOffered })
  if (ground.country_id === null) throw invalid({ country_id: notOffered })
  requireServed(ground.served ?? [], area.country_id)
  if (ground.currency_code === null || ground.digits === null) throw invalid({ currency_code: notOffered })
  return {
    ...area,
    phoneCode: ground.phone_code,
    countryCode: ground.country_code ?? '',
    currency: { code: ground.currency_code, digits: ground.digits },
  }
}

const TRIES = 5

type NewOrder = Omit<Parameters<typeof insertOrder>[1], 'track' | 'search_text' | 'postcode' | 'town'> &
  Omit<SearchedOrder, 'track'> & { readonly phoneCode: string | null; readonly countryCode: string }

/** Inserts an order. Replaces a generated track that is taken; a taken track of the caller is an error. */
async function insertUnique(tx: Context, draft: OrderDraft, { phoneCode, countryCode, ...columns }: NewOrder): Promise<OrderView> {
  const place = { ...placeOf(countryCode, columns.customer_address), address_read: true }
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const order = { ...columns, track: draft.track ?? newTrack() }
    const made = await insertOrder(tx.db, { ...order, ...place, search_text: orderSearchText(order, phoneCode) }, authorOf(tx.actor))
    if (made) return made
    const { organization_id, foreign_id } = columns
    const problem = foreign_id ? await foreignIdProblem(tx, { organization_id, foreign_id }) : undefined
    if (problem) throw invalid({ foreign_id: problem })
    if (draft.track !== undefined) throw invalid({ track: await trackProblem(tx, draft.track) })
  }
  throw new Error('No free track number was found')
}

/** Letters and digits that are not mistaken for others: no 0 and O, 1, I and L, no U beside V. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 10

function newTrack(): string {
  return `TL${Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`
}
