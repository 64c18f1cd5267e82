import { randomUUID } from 'node:crypto'
import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import { roleName } from '@tracklane/contract/kit/role'
import { writeMessages } from '#features/message/message.service.ts'
import type { Actor, UserActor } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import type { WholeAccount } from './account.queries.ts'
import { findAdmins } from './account-edit.queries.ts'

/** Checks whether security knows a password that this person gives; the log of the account keeps this for ever. */
export function isOfSecurity(actor: Actor): actor is UserActor {
  return actor.kind === 'user' && actor.role === 'security'
}

/**
 * Reports a password given by security. Security sees no orders, but with the password of another account it could. That is accepted, and
 * administrators and the operator learn about it at once.
 */
export async function reportGivenPassword(tx: Context, account: WholeAccount, isNew: boolean): Promise<void> {
  const { actor, platform } = tx
  if (!isOfSecurity(actor)) return
  const { id, name, role, organization_id } = account
  const values = { actor: actor.name, name, role: roleName(role) }
  const text: Phrase = isNew
    ? phrase('user', 'Security {actor} has made the account {name} ({role}) and knows its password', values)
    : phrase('user', 'Security {actor} has given {name} ({role}) a password', values)
  const event_id = `password ${randomUUID()}`
  const admins = await findAdmins(tx.db)
  await writeMessages(
    tx,
    admins.map((admin) => {
      const said = platform.translator.translate(text, admin.language ?? tx.language)
      return { event_id, user_id: admin.id, text: said, type: 'account' }
    }),
  )
  const about = { actor_id: actor.user_id, user_id: id, role, organization_id }
  tx.afterCommit(() => platform.log.warn(about, 'security gave a password to somebody whose rights are not theirs'))
}
