import { forgetOrdersTold } from '#features/message/message.service.ts'
import { recordChange } from '#features/model-log/model-log.service.ts'
import type { Context } from '#platform/context.ts'
import { endSessionsOf } from '#platform/session/session.ts'
import type { WholeAccount } from './account.queries.ts'
import { unlinkCourier } from './account-edit.queries.ts'
import type { AccountArea } from './user.rules.ts'

interface Taken extends Partial<AccountArea> {
  readonly active?: boolean
  readonly password_hash?: string
}

/** Ends sessions with the right to sign in; other rights change with the next request, and for sockets when they subscribe again. */
export async function takeAway(tx: Context, before: WholeAccount, { role, organization_id, country_id, active, password_hash }: Taken) {
  if (role !== undefined || organization_id !== undefined) await unlink(tx, before)
  if (losesSight({ role, organization_id, country_id })) await forgetOrdersTold(tx, before.id)
  if (active === false || password_hash !== undefined) return endSessionsOf(tx, before.id)
  const isElsewhere = role !== undefined || organization_id !== undefined || country_id !== undefined
  if (isElsewhere) tx.afterCommit(() => tx.platform.realtime.closeOwned({ user_id: before.id }))
}

/** Checks whether the change hides orders that they saw before. */
function losesSight({ role, organization_id, country_id }: Partial<AccountArea>): boolean {
  if (role === 'admin') return false
  return organization_id !== undefined || typeof country_id === 'number' || role === 'security' || role === 'courier'
}

/** Unlinks the courier, who stays without a login. */
async function unlink(tx: Context, { id, name }: WholeAccount): Promise<void> {
  const courier = await unlinkCourier(tx.db, id, tx.platform.clock())
  if (courier === undefined) return
  await recordChange(tx, { entity: 'courier', entity_id: courier, action: 'updated', changes: { user: { old: name, new: null } } })
}
