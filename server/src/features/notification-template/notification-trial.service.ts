import { randomUUID } from 'node:crypto'
import { e164 } from '@tracklane/contract/kit/phone'
import { phrase } from '@tracklane/contract/kit/phrase'
import { inLanguage } from '@tracklane/contract/kit/translations'
import { isOrderEvent, type OutsideChannel } from '@tracklane/contract/notification-event'
import { type NotificationPreview, type NotificationTrial, TESTS_AN_HOUR } from '@tracklane/contract/notification-template'
import { trialProblems } from '@tracklane/contract/notification-template-problems'
import { writeMessages } from '#features/message/message.service.ts'
import { messageValues } from '#features/notification-text/message-values.service.ts'
import { type MessageValues, renderTemplate } from '#features/notification-text/render-template.rules.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { clockText } from '#platform/day.ts'
import { forbidden, invalid, missing, notOffered } from '#platform/errors.ts'
import { countOne, type Limit, refuseOver } from '#platform/http/rate-limit.ts'
import { jobError } from '#platform/jobs/job-errors.ts'
import { JobFailure } from '#platform/jobs/job-kind.ts'
import { lastWeek } from './last-week.service.ts'
import { findOwnAddresses } from './notification-template.queries.ts'
import { textsAfter } from './template-texts.ts'

/** Returns a draft as it would be sent for that order, and its missing values. */
export async function previewTemplate(ctx: Context, trial: NotificationTrial): Promise<NotificationPreview> {
  const { rendered } = await rendering(ctx, trial)
  return { ...rendered, last_week: await lastWeek(ctx, trial) }
}

/** Writes a draft with its values. */
async function rendering(ctx: Context, trial: NotificationTrial) {
  const translations = await textsAfter(ctx, trial.channel, {}, trial.translations)
  const problems = trialProblems({ ...trial, translations })
  if (Object.keys(problems).length > 0) throw invalid(problems)
  const shown = inLanguage(translations, trial.language ?? ctx.language)
  if (!shown) throw invalid({ translations: missing })
  const values = await valuesFor(ctx, trial, shown.language) // so that no text mixes two languages
  return { rendered: renderTemplate(shown.texts, trial.channel, values), values }
}

async function valuesFor(ctx: Context, { event, order_id }: NotificationTrial, language: string): Promise<MessageValues> {
  if (!isOrderEvent(event)) return sampleValues(ctx, language)
  if (!order_id) throw invalid({ order_id: missing })
  const values = (await messageValues(ctx, [order_id], language)).get(order_id)
  if (!values) throw invalid({ order_id: notOffered })
  return { ...values, refusal_link: sampleLink(ctx) }
}

/** Returns example values: there is no order to take them from. */
function sampleValues({ platform: { translator, clock }, timeZone }: Context, language: string): MessageValues {
  return {
    'message.text': translator.translate(phrase('notification', 'The van is in the workshop tomorrow.'), language),
    'account.what': translator.translate(phrase('notification', 'Somebody else has given you a new password.'), language),
    'account.when': clockText(clock(), timeZone),
  }
}

/** Makes a link in the form that customers get. A real one would let its reader here refuse messages in the customer's name. */
function sampleLink({ platform: { config } }: Context): string {
  return `${config.appUrl ?? `http://localhost:${config.port}`}/message-refusal?token=…`
}

const TESTS: Limit = { name: 'notification-test', max: TESTS_AN_HOUR, seconds: 3_600 }

/** Sends a draft to the person who writes it. */
export async function testTemplate(ctx: Context, trial: NotificationTrial): Promise<{ sent: boolean }> {
  const { actor, platform } = ctx
  if (actor.kind !== 'user') throw forbidden()
  const { rendered, values } = await rendering(ctx, trial)
  const to = trial.channel === 'in_app' ? undefined : await ownAddress(ctx, actor.user_id, trial.channel)
  refuseOver(platform, TESTS, String(actor.user_id))
  countOne(platform, TESTS, String(actor.user_id))
  if (to === undefined)
    await inTransaction(ctx, (tx) =>
      writeMessages(tx, [{ event_id: `test ${randomUUID()}`, user_id: actor.user_id, text: rendered.body, type: 'message' }]),
    )
  else await sendToOneself(ctx, trial, { ...rendered, to, parameters: (trial.parameters ?? []).map((name) => values[name] ?? '') })
  return { sent: true }
}

/** Returns the person's address. Throws 422 at the channel where it cannot send, or the person has no address. */
async function ownAddress({ db, platform }: Context, userId: number, channel: OutsideChannel): Promise<string> {
  const place = channel === 'email' ? await platform.mailer.place() : await platform.gateways.place(channel)
  if (place === 'nowhere') throw invalid({ channel: notSetUp[channel] })
  const { email, phone, phone_code } = await findOwnAddresses(db, userId)
  const address = channel === 'email' ? email : phone && e164(phone, phone_code ?? '')
  if (!address) throw invalid({ channel: noPhone })
  return address
}

interface Addressed {
  readonly to: string
  readonly subject: string
  readonly body: string
  /** Values of a messenger's template, in its order. */
  readonly parameters: readonly string[]
}

/** Sends the draft and waits for the result. Throws 422 at the channel with the reason where it was not accepted. */
async function sendToOneself({ platform, language }: Context, trial: NotificationTrial, addressed: Addressed): Promise<void> {
  const { to, subject, body, parameters } = addressed
  const id = `test.${randomUUID()}`
  const signal = AbortSignal.timeout(TEST_MS)
  try {
    if (trial.channel === 'email') return await platform.mailer.send({ id, to, subject, html: body, language: trial.language ?? language })
    const { provider_template: template = null } = trial
    if (trial.channel === 'messenger')
      return await platform.gateways.send('messenger', { id, to, text: body, template, parameters }, signal)
    await platform.gateways.send('sms', { id, to, text: body }, signal)
  } catch (error) {
    const reason = error instanceof JobFailure ? jobError(error.code) : undefined
    throw reason ? invalid({ channel: reason }) : error
  }
}

const TEST_MS = 15_000

const noPhone = phrase('notification', 'Your account has no phone: enter it first')
const notSetUp = {
  email: phrase('notification', 'There is no mail server set up: nothing can be sent by it'),
  sms: phrase('notification', 'There is no SMS gateway set up: nothing can be sent by it'),
  messenger: phrase('notification', 'There is no messenger gateway set up: nothing can be sent by it'),
}
