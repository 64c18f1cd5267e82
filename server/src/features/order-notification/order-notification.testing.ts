import type { MessageRow } from '@tracklane/contract/message'
import type { NotificationAudience, NotificationEvent } from '@tracklane/contract/notification-event'
import type { z } from 'zod'
import { Worker, type WorkerOptions } from '#platform/jobs/worker.ts'
import { type TestApp, type TestAppOptions, testApp } from '#testing/app.ts'
import { buildTemplate } from '#testing/build.ts'

type Message = z.output<typeof MessageRow>

/** A server whose jobs run when a test says so, with a template of every event for every audience. */
export interface Newsroom {
  readonly app: TestApp
  /** Runs all due jobs. */
  readonly deliver: () => Promise<void>
  readonly worker: (options?: WorkerOptions, platform?: TestApp['app']['platform']) => Worker
  /** Returns the messages under a person’s bell, newest first. */
  readonly bell: (user: number) => Promise<Pick<Message, 'text' | 'type' | 'order_id'>[]>
  readonly jobs: () => Promise<{ event: string; state: string; orders: number[] }[]>
  readonly renew: () => Promise<void>
  readonly close: () => Promise<void>
}

const AUDIENCES: readonly NotificationAudience[] = ['logist', 'organization_admin', 'courier']
const EVENTS: readonly NotificationEvent[] = [
  'order.created',
  'order.status_changed',
  'order.courier_assigned',
  'order.courier_removed',
  'order.delivery_date_changed',
  'order.delivery_tomorrow',
]

export async function newsroom(options: TestAppOptions = {}): Promise<Newsroom> {
  const app = await testApp(options)
  const { platform } = app.app
  const workers: Worker[] = []
  const worker: Newsroom['worker'] = (more = {}, other = platform) => {
    const one = new Worker(other, { regularly: () => () => undefined, rest: async () => undefined, ...more })
    workers.push(one)
    return one
  }
  const stopAll = async () => void (await Promise.all(workers.splice(0).map((one) => one.stop(0))))
  const renew = async () => {
    await stopAll()
    await app.renew()
    for (const event of EVENTS) for (const audience of AUDIENCES) await buildTemplate(app.world.db, templateOf(event, audience))
  }
  await renew()
  return {
    app,
    worker,
    deliver: async () => {
      const one = worker()
      await one.tick()
      await one.settled()
      await one.stop()
    },
    bell: async (user) => {
      const rows = app.world.db.selectFrom('messages').select(['text', 'type', 'order_id']).where('user_id', '=', user)
      return rows.orderBy('id', 'desc').execute()
    },
    jobs: async () => {
      const rows = await app.world.db.selectFrom('jobs').select(['payload', 'state']).where('kind', '=', 'event').orderBy('id').execute()
      return rows.map(({ payload, state }) => {
        const { event, orders } = payload as { event: string; orders: { id: number }[] } // enqueued here
        return { event, state, orders: orders.map(({ id }) => id) }
      })
    },
    renew,
    close: async () => {
      await stopAll()
      await app.close()
    },
  }
}

function templateOf(event: NotificationEvent, audience: NotificationAudience) {
  const body = `${event.slice('order.'.length)} of {{order.track}} for a ${audience}`
  const de = `${event.slice('order.'.length)} von {{order.track}} für ${audience}`
  return { name: event, event, audience, translations: { en: { subject: '', body }, de: { subject: '', body: de } } }
}
