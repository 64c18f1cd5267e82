import type { Db } from '#db/db.ts'
import { putLink } from '#features/auth/password-link.queries.ts'
import { accountHash } from '#features/auth/password-link.service.ts'
import { hashed } from '#platform/session/secret.ts'

/** The token of the link that every world of the walks has, for its courier. */
export const LINK_TOKEN = 'a-link-that-only-the-tests-know-0000000001'

/** Builds a link for the account in its current state, valid for half an hour. */
export async function buildPasswordLink(db: Db, userId: number): Promise<void> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
  const now = new Date()
  const expires_at = new Date(now.getTime() + 1_800_000)
  const token_hash = hashed(LINK_TOKEN)
  await putLink(db, { user_id: userId, kind: 'reset', token_hash, account_hash: accountHash(user), created_at: now, expires_at })
}
