import { randomUUID } from 'node:crypto'
import { phrase } from '@tracklane/contract/kit/phrase'
import { inLanguage } from '@tracklane/contract/kit/translations'
import { isOrderEvent } from '@tracklane/contract/notification-event'
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
import type { Mail } from '#platform/mail/mail.ts'
import { addressOf } from './notification-template.queries.ts'
import { textsAfter } from './template-texts.ts'

/** A draft as it would be sent for that order, and what it has no value for. */
export async function previewTemplate(ctx: Context, trial: NotificationTrial): Promise<NotificationPreview> {
  const translations = await textsAfter(ctx, trial.channel, {}, trial.translations)
  const problems = trialProblems({ ...trial, translations })
  if (Object.keys(problems).length > 0) throw invalid(problems)
  const shown = inLanguage(translations, trial.language ?? ctx.language)
  if (!shown) throw invalid({ translations: missing })
  return renderTemplate(shown.texts, trial.channel, await valuesFor(ctx, trial, shown.language)) // no text of two languages
}

async function valuesFor(ctx: Context, { event, order_id }: NotificationTrial, language: string): Promise<MessageValues> {
  if (!isOrderEvent(event)) return sampleValues(ctx, language)
  if (!order_id) throw invalid({ order_id: missing })
  const values = (await messageValues(ctx, [order_id], language)).get(order_id)
  if (!values) throw invalid({ order_id: notOffered })
  return { ...values, refusal_link: sampleLink(ctx) }
}

/** There is no row to take them from: the words of an example. */
function sampleValues({ platform: { translator, clock }, timeZone }: Context, language: string): MessageValues {
  return {
    'message.text': translator.translate(phrase('notification', 'The van is in the workshop tomorrow.'), language),
    'account.what': translator.translate(phrase('notification', 'Somebody else has given you a new password.'), language),
    'account.when': clockText(clock(), timeZone),
  }
}

/** A link of the form that customers get. A real one would refuse messages in the customer's name to whoever follows it here. */
function sampleLink({ platform: { config } }: Context): string {
  return `${config.appUrl ?? `http://localhost:${config.port}`}/message-refusal?token=…`
}

const TESTS: Limit = { name: 'notification-test', max: TESTS_AN_HOUR, seconds: 3_600 }

/** Sends a draft to the person who writes it. */
export async function testTemplate(ctx: Context, trial: NotificationTrial): Promise<{ sent: boolean }> {
  const { actor, platform } = ctx
  if (actor.kind !== 'user') throw forbidden()
  const { subject, body } = await previewTemplate(ctx, trial)
  if (trial.channel === 'sms' || trial.channel === 'messenger') throw invalid({ channel: notSetUp[trial.channel] })
  if (trial.channel === 'email' && (await platform.mailer.place()) === 'nowhere') throw invalid({ channel: notSetUp.email })
  refuseOver(platform, TESTS, String(actor.user_id))
  countOne(platform, TESTS, String(actor.user_id))
  if (trial.channel === 'email') {
    await mailToOneself(ctx, { subject, html: body, language: trial.language ?? ctx.language })
    return { sent: true }
  }
  await inTransaction(ctx, (tx) =>
    writeMessages(tx, [{ event_id: `test ${randomUUID()}`, user_id: actor.user_id, text: body, type: 'message' }]),
  )
  return { sent: true }
}

/** 422 at the channel with the reason where the server does not take it: whoever tries it out waits for that. */
async function mailToOneself(ctx: Context, written: Pick<Mail, 'subject' | 'html' | 'language'>): Promise<void> {
  const { actor, platform, db } = ctx
  if (actor.kind !== 'user') throw forbidden()
  const to = await addressOf(db, actor.user_id)
  try {
    await platform.mailer.send({ ...written, id: `test.${randomUUID()}`, to })
  } catch (error) {
    const reason = error instanceof JobFailure ? jobError(error.code) : undefined
    throw reason ? invalid({ channel: reason }) : error
  }
}

const notSetUp = {
  email: phrase('notification', 'There is no mail server set up: nothing can be sent by it'),
  sms: phrase('notification', 'There is no SMS gateway set up: nothing can be sent by it'),
  messenger: phrase('notification', 'There is no messenger gateway set up: nothing can be sent by it'),
}
