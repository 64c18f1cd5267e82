import type { HandOver } from '@tracklane/contract/handover'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildCourier, buildUser } from '#testing/build.ts'
import { desk } from './handover.testing.ts'

let now = new Date('2026-03-01T08:00:00Z')
const app = appPerFile({ clock: () => now })
let logist: Visitor
const { due, handOver, handedOver, takeBack } = desk(app, () => logist)

/** Moves the clock; the logist signs in again, since old sessions end. */
async function at(instant: string): Promise<void> {
  now = new Date(instant)
  logist = await app.as('logist')
}

beforeEach(() => at('2026-03-30T10:00:00Z'))

describe('the scope of hand-overs', () => {
  test('hides those of others like missing ones', async () => {
    const { db, organization, strangerLogist, logistElsewhere } = app.world
    const { id } = await handedOver([await due()])
    const wide = await buildUser(db, { role: 'logist', organization_id: organization, country_id: null })
    const sees = async (who: Parameters<typeof app.as>[0]) => {
      const visitor = await app.as(who)
      const [list, one] = [await visitor.get('/handover'), await visitor.get(`/handover/${id}`)]
      const back = await takeBack(id, 'Mine', visitor)
      const receipt = await visitor.get(`/handover/${id}/receipt`)
      return [list.json().meta.total, one.statusCode, receipt.statusCode, back.statusCode]
    }
    expect(await sees(strangerLogist)).toEqual([0, 404, 404, 404])
    expect(await sees(logistElsewhere)).toEqual([0, 404, 404, 404])
    expect(await sees(wide)).toEqual([1, 200, 200, 200])
    expect(await sees('admin')).toEqual([1, 200, 200, 409])
  })

  test('refuses foreign orders and couriers', async () => {
    const stranger = await app.as(app.world.strangerLogist)
    const answer = await handOver([await due()], {}, stranger)
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['order_ids']])
    const foreign = await handOver([await due()], { courier_id: app.world.strangerCourier })
    expect([foreign.statusCode, Object.keys(foreign.json().errors)]).toEqual([422, ['courier_id']])
  })

  test("the list is filtered by courier and by days of the person's zone", async () => {
    const { db, organization: organization_id, country: country_id, courier } = app.world
    const other = await buildCourier(db, { organization_id, country_id })
    await at('2026-10-25T22:30:00Z') // the day of 25 hours
    await handedOver([await due()])
    await at('2026-10-25T23:30:00Z')
    await handedOver([await due({ courier_id: other })], { courier_id: other })
    const numbers = async (query: string) => {
      const answer = await logist.get(`/handover?${query}`, { 'x-tz-name': 'Europe/Berlin' })
      return answer.json().data.map((row: HandOver) => row.number)
    }
    expect(await numbers('')).toEqual([2, 1])
    expect(await numbers(`courier_id=${courier}`)).toEqual([1])
    expect(await numbers(`courier_id=${courier},${other}`)).toEqual([2, 1])
    expect(await numbers('created_at_from=2026-10-25&created_at_to=2026-10-25')).toEqual([1])
    expect(await numbers('created_at_from=2026-10-26')).toEqual([2])
    expect(await numbers('per_page=10&page=2')).toEqual([])
    expect((await logist.get('/handover?created_at_from=constructor')).statusCode).toBe(422)
  })

  test.each(['organization_admin', 'reporter', 'courier', 'security'] as const)('a %s may not see hand-overs', async (role) => {
    const { id } = await handedOver([await due()])
    const visitor = await app.as(role)
    const answers = [await visitor.get('/handover'), await visitor.get(`/handover/${id}`), await takeBack(id, 'Mine', visitor)]
    expect(answers.map((answer) => answer.statusCode)).toEqual([403, 403, 403])
  })
})
