import { SOURCE_LANGUAGE } from '@tracklane/contract/i18n'
import { e164 } from '@tracklane/contract/kit/phone'
import { inLanguage } from '@tracklane/contract/kit/translations'
import { OUTSIDE_CHANNELS, type OutsideChannel } from '@tracklane/contract/notification-event'
import { findWords } from '#features/message/message.service.ts'
import { type MessageValues, renderTemplate } from '#features/notification-text/render-template.rules.ts'
import { templatesOf, templatesToTell } from '#features/notification-text/sending.service.ts'
import { templateFor } from '#features/notification-text/template-for.rules.ts'
import {
  type Contact,
  contactOf,
  contextOf,
  deliver,
  type OutsideMessage,
  outsideJob,
  type Written,
} from '#features/outside-delivery/outside-delivery.service.ts'
import type { Context } from '#platform/context.ts'
import type { Finish, Work } from '#platform/jobs/job-kind.ts'
import { enqueueAll, jobsOfKind } from '#platform/jobs/jobs.ts'
import { maskedAddress, maskedName } from '#platform/outside/masked.ts'
import { accountValues } from './account-values.rules.ts'

interface ToPerson {
  readonly person: { readonly id: number; readonly first_name: string; readonly last_name: string }
  readonly about: Pick<OutsideMessage, 'message_id' | 'account'>
}

/** Writes a job for each of these persons and each outside channel with an active template. */
export async function enqueueForPersons(tx: Context, event: 'message' | 'account', all: readonly ToPerson[]): Promise<void> {
  const templates = await templatesToTell(tx.db, [event])
  const channels = OUTSIDE_CHANNELS.filter((channel) => templateFor(templates, aboutPerson(event, channel))?.active)
  await enqueueAll(
    tx,
    channels.map((channel) =>
      jobsOfKind(
        outsideJob(channel),
        all.map(({ person, about }) => ({
          payload: { notification_ids: [], user_id: person.id, ...about },
          recipient: maskedName(person),
        })),
      ),
    ),
  )
}

function aboutPerson(event: 'message' | 'account', channel: OutsideChannel) {
  return { event, status_id: null, channel, audience: null }
}

/** Sends a person a colleague's message, or news about their account. */
export async function sendToPerson(channel: OutsideChannel, work: Work<OutsideMessage>): Promise<Finish> {
  const written = await writtenFor(contextOf(work), channel, work.payload)
  if (!written) return { error: 'not_sent' }
  await deliver(channel, work, written)
  return { recipient: maskedAddress(written.to) }
}

/** Writes the message; undefined where the person cannot sign in any more or has no address, or its template was switched off. */
async function writtenFor(ctx: Context, channel: OutsideChannel, message: OutsideMessage): Promise<Written | undefined> {
  const { account, user_id } = message
  const contact = user_id === null ? undefined : await contactOf(ctx, user_id)
  const to = channel === 'email' ? contact?.email : contact?.phone && e164(contact.phone, contact.phone_code ?? '')
  const event = account ? 'account' : 'message'
  const template = templateFor(await templatesOf(ctx.db, channel, [event]), aboutPerson(event, channel))
  const texts = template?.active ? inLanguage(template.translations, contact?.language ?? SOURCE_LANGUAGE) : undefined
  const values = contact && texts && (await valuesOf(ctx, message, contact, texts.language))
  if (!contact || !to || !template || !texts || !values) return undefined
  const { subject, body } = renderTemplate(texts.texts, channel, values)
  const { provider_template, parameters } = template
  const { organization_id } = contact
  return {
    to,
    organization_id,
    language: texts.language,
    subject,
    body,
    template: provider_template,
    parameters: parameters.map((name) => values[name] ?? ''),
  }
}

async function valuesOf(
  ctx: Context,
  { account, message_id }: OutsideMessage,
  contact: Contact,
  language: string,
): Promise<MessageValues | undefined> {
  if (account) return accountValues(ctx.platform.translator, account, contact, language)
  const text = message_id === undefined ? undefined : await findWords(ctx.db, contact.id, message_id)
  return text === undefined ? undefined : { 'message.text': text }
}
