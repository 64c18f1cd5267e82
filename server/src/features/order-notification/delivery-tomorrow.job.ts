import { z } from 'zod'
import { SYSTEM } from '#platform/actor.ts'
import { createContext } from '#platform/context.ts'
import { dayAfter, dayOf, dayWindow } from '#platform/day.ts'
import { defineJob } from '#platform/jobs/job-kind.ts'
import { planTurn } from '#platform/jobs/jobs.ts'
import { findDue, findTellingCountries } from './delivery-tomorrow.queries.ts'
import { notificationTimes } from './delivery-tomorrow.rules.ts'
import { notifyAboutOrders } from './tell-orders.service.ts'

/** Tells people of a country, once, about the next day's deliveries there; not when that day has begun. */
export const deliveryTomorrowJob = defineJob({
  name: 'delivery-tomorrow',
  payload: z.object({ country_id: z.int(), at: z.int() }),
  async run({ id, payload, platform }) {
    const country = (await findTellingCountries(platform.db)).find((one) => one.id === payload.country_id)
    if (!country) return undefined
    const day = dayWindow(dayAfter(dayOf(new Date(payload.at), country.time_zone), 1), country.time_zone)
    const orders = await findDue(platform.db, country.id, day)
    const caller = { actor: SYSTEM, language: 'en', timeZone: 'UTC', ifMatch: undefined, requestId: `job ${id}` }
    const event = { event: 'order.delivery_tomorrow' as const, orders: orders.map((one) => ({ id: one })), by: [] }
    return notifyAboutOrders(createContext(platform, caller), `job ${id}`, event, { isTooLate: platform.clock() >= day.from })
  },
})

/** Plans, once a day and after a change of a country, when each country is told. */
export const deliveryTomorrowPlanJob = defineJob({
  name: 'delivery-tomorrow-plan',
  payload: z.object({}),
  async run({ platform }) {
    const now = platform.clock()
    for (const country of await findTellingCountries(platform.db)) {
      for (const { turn, at } of notificationTimes(country, now)) {
        await planTurn(platform, deliveryTomorrowJob, { turn, payload: { country_id: country.id, at: at.getTime() }, runAt: at })
      }
    }
    return undefined
  },
})
