import { SYSTEM } from '#platform/actor.ts'
import { createContext } from '#platform/context.ts'
import { defineJob } from '#platform/jobs/job-kind.ts'
import { OrderEvent } from './order-event.ts'
import { notifyAboutOrders } from './tell-orders.service.ts'

/** Tells people about the effects of a transaction on orders. */
export const orderEventJob = defineJob({
  name: 'event',
  payload: OrderEvent,
  run: ({ id, payload, platform }) => {
    const caller = { actor: SYSTEM, language: 'en', timeZone: 'UTC', ifMatch: undefined, requestId: `job ${id}` }
    return notifyAboutOrders(createContext(platform, caller), `job ${id}`, payload)
  },
})
