import { hashPassword } from '#platform/session/password.ts'
import type { TestApp } from './app.ts'
import { type Browser, browser } from './browser.ts'
import { buildUser } from './build.ts'

export const PASSWORD = 'a quiet harbour 7'

type Draft = Partial<Parameters<typeof buildUser>[1]>

/**
 * Builds an account that can sign in with `PASSWORD`: a logist of the world's first organization and country, unless the draft says
 * otherwise.
 */
export async function buildAccount({ world }: TestApp, draft: Draft = {}): Promise<{ id: number; email: string }> {
  const email = 'Nora.Lind@tracklane.test'
  const password_hash = await hashPassword(PASSWORD)
  const area = { organization_id: world.organization, country_id: world.country }
  const id = await buildUser(world.db, { role: 'logist', ...area, email, password_hash, ...draft })
  return { id, email: draft.email ?? email }
}

/** Builds an account and the browser it has just signed in with. */
export async function signedIn(test: TestApp, draft: Draft = {}): Promise<Browser & { id: number }> {
  const { id, email } = await buildAccount(test, draft)
  const visitor = browser(test.app)
  const { statusCode } = await visitor.login(email, PASSWORD)
  if (statusCode !== 200) throw new Error(`The account could not sign in: ${statusCode}`)
  return { ...visitor, id }
}
