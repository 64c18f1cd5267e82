import { phrase } from '@tracklane/contract/kit/phrase'
import { PASSWORD_MINIMUM } from '@tracklane/contract/user'
import { z } from 'zod'
import type { UserRecord } from '#db/tables/user.table.ts'
import { changesBetween } from '#features/model-log/changes.rules.ts'
import { recordChange } from '#features/model-log/model-log.service.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { type FieldErrors, invalid } from '#platform/errors.ts'
import { hashPassword } from '#platform/session/password.ts'
import { passwordProblem } from '#platform/session/password-rule.ts'
import { insertUser } from './user.queries.ts'

export interface AdminDraft {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly password: string
}

const Email = z.email().max(320)

/** The first administrator of an installation, made on its console: there is nobody yet who could do it on a screen. */
export async function createAdmin(ctx: Context, draft: AdminDraft): Promise<UserRecord> {
  const { first_name, last_name, password } = draft
  const email = draft.email.normalize('NFC').trim()
  const problems = problemsOf(email, password)
  if (Object.keys(problems).length > 0) throw invalid(problems)

  const password_hash = await hashPassword(password)
  return inTransaction(ctx, async (tx) => {
    const user = await insertUser(tx.db, { first_name, last_name, email, role: 'admin', password_hash })
    if (!user) throw invalid({ email: phrase('user', 'Somebody signs in with this address already') })
    const changes = changesBetween({}, { first_name, last_name, email, role: 'admin' })
    await recordChange(tx, { entity: 'user', entity_id: user.id, action: 'created', changes })
    return user
  })
}

function problemsOf(email: string, password: string): FieldErrors {
  const isShort = password.length < PASSWORD_MINIMUM
  const weakness = isShort
    ? phrase('validation', 'Enter at least {minimum, plural, one {# character} other {# characters}}', { minimum: PASSWORD_MINIMUM })
    : passwordProblem(password, email)
  return {
    ...(Email.safeParse(email).success ? {} : { email: phrase('validation', 'This value is not valid') }),
    ...(weakness ? { password: weakness } : {}),
  }
}
