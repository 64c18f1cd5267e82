import fc from 'fast-check'
import { buildCourier, type World } from '#testing/build.ts'

const moment = fc.integer({ min: Date.parse('2026-03-27T20:00Z'), max: Date.parse('2026-03-30T10:00Z') }).map((at) => new Date(at))
const sometimes = (at: fc.Arbitrary<Date>) => fc.option(at, { freq: 2 })

/** Orders of every kind, around the night in which Berlin's clocks go forward. */
export const randomOrder = fc.record({
  status_id: fc.constantFrom(1, 4, 5, 6, 6, 7, 7, 8, 9, 9, 10),
  payment_type: fc.constantFrom(1, 1, 1, 2, null),
  currency: fc.constantFrom('EUR', 'PLN', 'HUF'),
  cents: fc.integer({ min: 0, max: 2_000_000_00 }),
  whose: fc.integer({ min: 0, max: 3 }),
  isElsewhere: fc.boolean(),
  paid_at: sometimes(moment),
  archived_at: sometimes(moment),
  deleted_at: sometimes(moment),
})

type RandomOrder = typeof randomOrder extends fc.Arbitrary<infer One> ? One : never

export async function insertOrders(world: World, orders: readonly RandomOrder[]): Promise<void> {
  const { db, organization: organization_id, country, otherCountry, courier } = world
  const second = await buildCourier(db, { organization_id, country_id: country, active: false })
  const couriers = [null, courier, second, courier]
  const rows = orders.map(({ currency, cents, whose, isElsewhere, ...order }, index) => {
    const total = currency === 'HUF' ? String(Math.floor(cents / 100)) : (cents / 100).toFixed(2)
    return {
      ...order,
      organization_id,
      country_id: isElsewhere && whose === 0 ? otherCountry : country,
      track: `TLRANDOM${index}`,
      customer_full_name: 'Bob Ray',
      customer_address: 'Main Street 1, Berlin',
      products: JSON.stringify([]),
      products_amount: 0,
      order_price: total,
      delivery_price: '0',
      total,
      currency_code: currency,
      courier_id: couriers[whose] ?? null,
    }
  })
  await db.insertInto('orders').values(rows).execute()
}
