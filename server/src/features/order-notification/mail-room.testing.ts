import type { NotificationEvent } from '@tracklane/contract/notification-event'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Visitor } from '#testing/app.ts'
import { buildOrder, buildTemplate } from '#testing/build.ts'
import { type MailServer, openMailServer } from '#testing/mail-server.ts'
import { type Newsroom, newsroom } from './order-notification.testing.ts'

const MINUTE = 60_000
const NOON = new Date('2026-11-27T12:00:00Z')
const BODY = '<p>Hello {{customer.name}}, {{order.track}} is {{order.status}}.</p><p>{{refusal_link}}</p>'

interface TemplateDraft {
  readonly status_id?: number
  readonly event?: Extract<NotificationEvent, `order.${string}`>
  readonly body?: string
  readonly active?: boolean
}

/** Starts an app with its own mail server, at noon before each test, with templates for the statuses 3 and 6. */
export function mailRoom() {
  let mails: MailServer
  let room: Newsroom
  let logist: Visitor
  let now = NOON

  beforeAll(async () => {
    mails = await openMailServer()
    room = await newsroom({
      clock: () => now,
      settings: { SMTP_URL: mails.url, APP_URL: 'http://tracklane.test', RATE_LIMIT: 'on' },
      // One server hangs on purpose; a busy machine must not look like that.
      smtpLimits: { connect: 3_000, silence: 3_000 },
    })
  })
  beforeEach(async () => {
    now = NOON
    mails.behave({ as: 'accepts' })
    mails.received.length = 0
    await room.renew()
    logist = await room.app.as('logist')
    await template({ status_id: 6 })
    await template({ status_id: 3, body: '<p>{{order.track}} is ready</p>' })
  })
  afterAll(async () => {
    await room.close()
    await mails.close()
  })

  const world = () => room.app.world
  const template = ({ body = BODY, ...draft }: TemplateDraft) =>
    buildTemplate(world().db, {
      name: `mail ${draft.event} ${draft.status_id}`,
      channel: 'email',
      audience: 'customer',
      translations: {
        en: { subject: 'Order {{order.track}}', body },
        de: { subject: 'Bestellung {{order.track}}', body: body.replace('Hello', 'Hallo') },
      },
      ...draft,
    })

  return {
    world,
    template,
    get mails() {
      return mails
    },
    get logist() {
      return logist
    },
    get now() {
      return now
    },
    as: (role: 'admin' | 'courier') => room.app.as(role),
    /** Builds an order on its way to a customer with an address. */
    order: (draft: Parameters<typeof buildOrder>[1] = {}) =>
      buildOrder(world(), {
        status_id: 3,
        courier_id: world().courier,
        customer_email: 'Ann@example.com',
        customer_full_name: '<b>Ann</b> & Co',
        ...draft,
      }),
    move: async (id: number, status: number) => (await logist.post(`/order/status/${id}/${status}`, {})).statusCode,
    /** Returns everything that the customer of an order was told. */
    async told(id: number) {
      logist = await room.app.as('logist') // hours may have passed
      const { data } = (await logist.get(`/order/${id}/notification?per_page=50`)).json()
      return data
        .filter((one: { audience: string }) => one.audience === 'customer')
        .map(({ event, to, state, reason, attempts }: Record<string, unknown>) => ({ event, to, state, reason, attempts }))
    },
    /** Lets that many minutes pass, then runs the due jobs. */
    async pass(minutes: number): Promise<void> {
      now = new Date(now.getTime() + minutes * MINUTE)
      await room.deliver()
    },
  }
}
