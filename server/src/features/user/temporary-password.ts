import { invalid } from '#platform/errors.ts'
import { hashPassword } from '#platform/session/password.ts'
import { passwordProblem } from '#platform/session/password-rule.ts'

/** A password that somebody else has given: it holds for one sign-in, which asks for an own one. */
export async function temporary(password: string, email: string) {
  const problem = passwordProblem(password, email)
  if (problem) throw invalid({ password: problem })
  return { password_hash: await hashPassword(password), must_change_password: true }
}
