import { SOURCE_LANGUAGE } from '@tracklane/contract/i18n'
import { phrase } from '@tracklane/contract/kit/phrase'
import { writeMessages } from '#features/message/message.service.ts'
import { organizationName } from '#features/organization/organization.service.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { JobFailure } from '#platform/jobs/job-kind.ts'
import { findAdministrators, takeOfDay } from './day-limit.queries.ts'

/**
 * Takes one of the messages that an organization may send by gateways on a day (UTC). Beyond the limit the message is given up at once, and
 * the administrators are told, once.
 */
export async function reserveOfDay(ctx: Context, organizationId: number): Promise<void> {
  const { clock, config, translator } = ctx.platform
  const day = clock().toISOString().slice(0, 10)
  const most = config.gateways.messagesPerDay
  if (await takeOfDay(ctx.db, { organization_id: organizationId, day, most })) return
  const name = (await organizationName(ctx, organizationId)) ?? ''
  const people = await findAdministrators(ctx.db)
  const say = (language: string | null) => translator.translate(limitReached(name, most), language ?? SOURCE_LANGUAGE)
  const event_id = `day limit ${organizationId} ${day}`
  await inTransaction(ctx, (tx) =>
    writeMessages(
      tx,
      people.map(({ id, language }) => ({ event_id, user_id: id, text: say(language), type: 'account' as const })),
    ),
  )
  throw new JobFailure('day_limit', { isFinal: true })
}

function limitReached(organization: string, most: number) {
  return phrase('told', '{organization} has sent {most, number} SMS and messenger messages today: no more are sent until tomorrow.', {
    organization,
    most,
  })
}
