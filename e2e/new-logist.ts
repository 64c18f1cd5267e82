import type { Browser, Page } from '@playwright/test'
import { get, post, put, signIn } from './session.ts'

const GIVEN = 'seven calm rivers'
const OWN = 'ten tall trees'
let made = 0

interface Account {
  id: number
  email: string
}

interface Area {
  organization_id: number
  country_id: number
}

/** Makes a logist who has seen no tour yet, in the area of the demo's logist. */
export async function makeLogist(browser: Browser): Promise<Account> {
  const page = await browser.newPage()
  await signIn(page, 'logist')
  const { organization_id, country_id } = await get<Area>(page, '/user/profile')
  await page.context().clearCookies()
  await signIn(page, 'admin')
  made += 1
  const email = `new-logist-${Date.now()}-${made}@tracklane.test`
  const draft = { first_name: 'Lena', last_name: `Neu ${made}`, email, role: 'logist', organization_id, country_id, password: GIVEN }
  const { id } = await post<Account>(page, '/user', draft)
  await page.context().clearCookies()
  await post(page, '/user/login', { email, password: GIVEN })
  await put(page, '/user/password', { current_password: GIVEN, password: OWN })
  await page.context().close()
  return { id, email }
}

export async function signInAs(page: Page, { email }: Account): Promise<void> {
  await post(page, '/user/login', { email, password: OWN })
}

/** Makes a new logist whose account hides these tours already, and signs in. */
export async function newLogist(page: Page, browser: Browser, hidden: readonly string[] = []): Promise<Account> {
  const account = await makeLogist(browser)
  await signInAs(page, account)
  if (hidden.length > 0) await put(page, '/onboarding/user', Object.fromEntries(hidden.map((flag) => [flag, true])))
  return account
}
