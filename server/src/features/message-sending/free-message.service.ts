import { randomUUID } from 'node:crypto'
import { SOURCE_LANGUAGE } from '@tracklane/contract/i18n'
import { phrase } from '@tracklane/contract/kit/phrase'
import { MAX_RECEIVERS, MESSAGES_AN_HOUR, type MessageDraft, messagePhrases } from '@tracklane/contract/message'
import { isActiveRow } from '#db/rows.ts'
import { writeMessages } from '#features/message/message.service.ts'
import { inAppTemplatesOf, inAppText } from '#features/notification-text/sending.service.ts'
import { templateFor } from '#features/notification-text/template-for.rules.ts'
import type { UserActor } from '#platform/actor.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { AppError, forbidden, invalid, notOffered } from '#platform/errors.ts'
import { ownOrganization } from '#platform/own-area.ts'
import { findCrew, findPersons, findSendings, lockSender, type MessageReader } from './free-message.queries.ts'
import { enqueueForPersons } from './person-sending.service.ts'

const HOUR = 3_600_000
const MINUTE = 60_000

/** Writes to persons, or to all of a role, that the sender may see; returns the number of receivers. */
export function sendMessage(ctx: Context, draft: MessageDraft): Promise<{ receivers: number }> {
  const { actor } = ctx
  if (actor.kind !== 'user') throw forbidden()
  return inTransaction(ctx, async (tx) => {
    await requireFewMessages(tx, actor)
    const readers = draft.user_ids ? await personsOf(tx, draft.user_ids) : await crewOf(tx, draft)
    const say = await wording(tx, draft.text)
    const common = { event_id: `message ${randomUUID()}`, type: 'message', sender_id: actor.user_id } as const
    const written = await writeMessages(
      tx,
      readers.map(({ id, language }) => ({ ...common, user_id: id, text: say(language ?? SOURCE_LANGUAGE) })),
    )
    const messages = new Map(written.map(({ user_id, id }) => [user_id, id]))
    await enqueueForPersons(
      tx,
      'message',
      readers.map((person) => ({ person, about: { message_id: messages.get(person.id) } })),
    )
    return { receivers: readers.length }
  })
}

/** Finds the receivers. Foreign, missing and disabled accounts give one answer. */
async function personsOf(tx: Context, userIds: readonly number[]): Promise<MessageReader[]> {
  const ids = [...new Set(userIds)]
  const found = await findPersons(tx.db, tx.actor, ids)
  if (found.length < ids.length) throw invalid({ user_ids: notOffered })
  return found
}

async function crewOf(tx: Context, { role, organization_id: named, country_id }: MessageDraft): Promise<MessageReader[]> {
  if (!role) throw invalid({ role: notOffered })
  const organization_id = ownOrganization(tx.actor, named)
  if (!(await isActiveRow(tx.db, 'organizations', organization_id))) throw invalid({ organization_id: notOffered })
  if (country_id !== undefined && !(await isActiveRow(tx.db, 'countries', country_id))) throw invalid({ country_id: notOffered })
  const found = await findCrew(tx.db, { role, organization_id, country_id }, MAX_RECEIVERS + 1)
  if (found.length === 0) throw invalid({ role: messagePhrases.nobody })
  if (found.length > MAX_RECEIVERS) throw invalid({ role: messagePhrases.tooMany })
  return found
}

/** Returns the text by language, from its template; without an active one the plain words. */
async function wording(tx: Context, text: string): Promise<(language: string) => string> {
  const about = { event: 'message', status_id: null, channel: 'in_app', audience: null } as const
  const template = templateFor(await inAppTemplatesOf(tx.db, ['message']), about)
  return (language) => (template?.active ? inAppText(template, language, { 'message.text': text }) : text)
}

/** Counts the messages in the database: the limit holds in every process and after a restart. */
async function requireFewMessages(tx: Context, { user_id }: UserActor): Promise<void> {
  if (!tx.platform.config.rateLimit) return
  await lockSender(tx.db, user_id)
  const now = tx.platform.clock().getTime()
  const times = await findSendings(tx.db, user_id, { since: new Date(now - HOUR), last: MESSAGES_AN_HOUR })
  const oldest = times.length < MESSAGES_AN_HOUR ? undefined : times.at(-1)
  const wait = oldest ? Math.min(HOUR, oldest.getTime() + HOUR - now) : 0
  if (wait <= 0) return
  const minutes = Math.ceil(wait / MINUTE)
  const text = phrase('told', 'You have written a lot just now: try again in {minutes, plural, one {# minute} other {# minutes}}', {
    minutes,
  })
  throw new AppError(429, text, { retryAfter: Math.ceil(wait / 1000) })
}
