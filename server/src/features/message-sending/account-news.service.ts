import type { AccountChange } from '#features/user/account.events.ts'
import type { Context } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { accountNewsJob } from './account-news.job.ts'

/** Writes a job for each change of an account. */
export async function noteAccountNews(tx: Context, said: readonly { user_id: number; what: AccountChange }[]): Promise<void> {
  const at = tx.platform.clock().getTime()
  await enqueue(
    tx,
    accountNewsJob,
    said.map(({ user_id, what }) => ({ payload: { user_id, what, at } })),
  )
}
