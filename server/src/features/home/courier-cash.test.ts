import { beforeEach, expect, test } from 'vitest'
import { desk } from '#features/handover/handover.testing.ts'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildCourier } from '#testing/build.ts'
import { homeOf } from './home.testing.ts'

const NOW = new Date('2026-03-30T10:00:00Z')
let now = NOW
const app = appPerFile({ clock: () => now })
let logist: Visitor

beforeEach(async () => {
  now = NOW
  logist = await app.as('logist')
})

const { due, handedOver, takeBack } = desk(app, () => logist)
const cash = async (zone = 'UTC') => (await homeOf(app, 'courier', zone)).cash

test('a courier sees their own cash in hand, in each currency', async () => {
  const { db, organization, country } = app.world
  expect(await cash()).toEqual({ in_hand: [], handed_over_today: [] })
  await due()
  await due({ status_id: 8, archived_at: NOW })
  await due({ status_id: 9, currency_code: 'HUF', order_price: '500', delivery_price: '0', total: '500' })
  for (const status_id of [5, 6, 10]) await due({ status_id })
  await due({ payment_type: 2 })
  await due({ paid_at: NOW })
  await due({ deleted_at: NOW })
  await due({ courier_id: await buildCourier(db, { organization_id: organization, country_id: country }) })
  expect(await cash()).toEqual({
    in_hand: [
      { currency_code: 'EUR', amount: '210.00' },
      { currency_code: 'HUF', amount: '500' },
    ],
    handed_over_today: [],
  })
})

test('handed over cash is no longer in hand, and is listed for that day with its number', async () => {
  const first = await handedOver([await due(), await due()])
  await due()
  const second = await handedOver([await due()])
  const taken = [
    { currency_code: 'EUR', amount: '210.00', number: first.number },
    { currency_code: 'EUR', amount: '105.00', number: second.number },
  ]
  expect(await cash()).toEqual({ in_hand: [{ currency_code: 'EUR', amount: '105.00' }], handed_over_today: taken })
  await takeBack(second.id)
  expect(await cash()).toEqual({ in_hand: [{ currency_code: 'EUR', amount: '210.00' }], handed_over_today: taken.slice(0, 1) })
  now = new Date('2026-03-30T22:30:00Z')
  expect((await cash('UTC'))?.handed_over_today).toHaveLength(1)
  expect((await cash('Europe/Berlin'))?.handed_over_today).toHaveLength(0)
})
