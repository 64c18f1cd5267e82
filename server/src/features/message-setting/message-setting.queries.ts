import type { MessageEvent } from '@tracklane/contract/message-event'
import type { Db } from '#db/db.ts'

/** Finds the events that this person has switched off. */
export async function findSwitchedOff(db: Db, userId: number): Promise<MessageEvent[]> {
  const rows = await db.selectFrom('message_settings').select('event').where('user_id', '=', userId).where('in_app', '=', false).execute()
  return rows.map(({ event }) => event)
}

export async function upsertSetting(db: Db, setting: { user_id: number; event: MessageEvent; in_app: boolean }): Promise<void> {
  await db
    .insertInto('message_settings')
    .values(setting)
    .onConflict((conflict) => conflict.columns(['user_id', 'event']).doUpdateSet({ in_app: setting.in_app }))
    .execute()
}
