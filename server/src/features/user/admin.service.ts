import { PASSWORD_MINIMUM } from '@tracklane/contract/kit/person'
import { phrase } from '@tracklane/contract/kit/phrase'
import { z } from 'zod'
import { insertRow } from '#db/rows.ts'
import { renewSearchTexts } from '#db/search-texts.ts'
import { changesBetween } from '#features/model-log/changes.rules.ts'
import { recordChange } from '#features/model-log/model-log.service.ts'
import { type Context, inTransaction, type Platform } from '#platform/context.ts'
import { atField } from '#platform/edit.ts'
import { type FieldErrors, invalid } from '#platform/errors.ts'
import { hashPassword } from '#platform/session/password.ts'
import { passwordProblem } from '#platform/session/password-rule.ts'
import { findAdmins } from './account-edit.queries.ts'
import { LOGIN } from './user.rules.ts'

export interface AdminDraft {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly password: string
}

/** Advice in the log for the operator. */
export const FIRST_ADMIN_ADVICE =
  'No administrator yet: nobody can set anything up. `npm run admin:create` makes one; in a package `node server/dist/commands.js admin:create`.'

/** Logs at the start how to make the first administrator, where nobody can sign in as one. */
export async function adviseFirstAdmin({ db, log }: Platform): Promise<void> {
  if ((await findAdmins(db)).length === 0) log.warn(FIRST_ADMIN_ADVICE)
}

const Email = z.email().max(320)

/** Makes the first administrator on the console: nobody could do this on a screen yet. */
export async function createAdmin(ctx: Context, draft: AdminDraft): Promise<{ id: number; email: string }> {
  const { first_name, last_name, password } = draft
  const email = draft.email.normalize('NFC').trim()
  const problems = problemsOf(email, password)
  if (Object.keys(problems).length > 0) throw invalid(problems)

  const password_hash = await hashPassword(password)
  return atField(LOGIN, () =>
    inTransaction(ctx, async (tx) => {
      const id = await insertRow(tx.db, 'users', { first_name, last_name, email, role: 'admin', password_hash })
      await renewSearchTexts(tx.db, 'users', [id])
      const changes = changesBetween({}, { first_name, last_name, email, role: 'admin' })
      await recordChange(tx, { entity: 'user', entity_id: id, action: 'created', changes })
      return { id, email }
    }),
  )
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
