import type { Role } from '@tracklane/contract/kit/role'
import type { MessageEvent } from '@tracklane/contract/message-event'
import { eventsFor, FIXED_EVENTS, type MessageSettingChange, messageSettingPhrases } from '@tracklane/contract/message-setting'
import type { MessageSetting } from '@tracklane/contract/message-setting-row'
import { isActing } from '#platform/actor.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { forbidden, invalid } from '#platform/errors.ts'
import { findSwitchedOff, upsertSetting } from './message-setting.queries.ts'

/** Lists every event that can reach a person of that role, and whether it is on for this one. */
export async function messageSettings({ db }: Pick<Context, 'db'>, person: { id: number; role: Role }): Promise<MessageSetting[]> {
  const off = await findSwitchedOff(db, person.id)
  return eventsFor(person.role).map((event) => settingOf(event, !off.includes(event)))
}

function settingOf(event: MessageEvent, in_app: boolean): MessageSetting {
  return { event, in_app, fixed: FIXED_EVENTS.includes(event) }
}

/** Changes a switch. While a person acts as another nothing is written, and the answer is unchanged. */
export async function changeMessageSetting(ctx: Context, { event, in_app }: MessageSettingChange): Promise<MessageSetting> {
  const { actor } = ctx
  if (actor.kind !== 'user') throw forbidden()
  if (!eventsFor(actor.role).includes(event)) throw invalid({ event: messageSettingPhrases.isNotYours })
  if (FIXED_EVENTS.includes(event)) return fixedOne(event, in_app)
  if (isActing(actor)) return settingOf(event, !(await findSwitchedOff(ctx.db, actor.user_id)).includes(event))
  await inTransaction(ctx, (tx) => upsertSetting(tx.db, { user_id: actor.user_id, event, in_app }))
  return settingOf(event, in_app)
}

function fixedOne(event: MessageEvent, in_app: boolean): MessageSetting {
  if (!in_app) throw invalid({ event: messageSettingPhrases.isFixed })
  return settingOf(event, true)
}
