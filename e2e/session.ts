import { expect, type Page } from '@playwright/test'
import { ZONE } from './zone.ts'

/** Demo accounts, by the name before the @. */
export type Person = 'admin' | 'organization-admin' | 'logist' | 'logist-2' | 'logist-b' | 'reporter' | 'courier' | 'security'

const PASSWORD = 'tracklane-demo'

/** Headers of the page's own requests: days are days of its zone. */
const ASKING = { accept: 'application/json', 'x-tz-name': ZONE }

/** Signs in through the form, like a person. */
export async function signInByForm(page: Page, who: Person, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(emailOf(who))
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/**
 * Signs in by a request, for journeys that begin behind the sign-in. An open page would go on with requests of the person before, and get
 * cookies for them.
 */
export async function signIn(page: Page, who: Person): Promise<void> {
  if (page.url().startsWith('http')) await page.goto('about:blank')
  await post(page, '/user/login', { email: emailOf(who), password: PASSWORD })
}

/** Asks the server as the person of this page and returns the `data` of the answer. */
export async function post<Data>(page: Page, path: string, body: object = {}): Promise<Data> {
  const headers = { ...ASKING, 'x-xsrf-token': await csrfToken(page) }
  const response = await page.request.post(`/api${path}`, { headers, data: body })
  expect(response.ok(), `POST ${path}: ${await response.text()}`).toBe(true)
  return (await response.json()).data
}

export async function put<Data>(page: Page, path: string, body: object): Promise<Data> {
  const headers = { ...ASKING, 'x-xsrf-token': await csrfToken(page) }
  const response = await page.request.put(`/api${path}`, { headers, data: body })
  expect(response.ok(), `PUT ${path}: ${await response.text()}`).toBe(true)
  return (await response.json()).data
}

/** Deletes a row that a journey has made. */
export async function erase(page: Page, path: string): Promise<void> {
  const headers = { accept: 'application/json', 'x-xsrf-token': await csrfToken(page) }
  const response = await page.request.delete(`/api${path}`, { headers })
  expect(response.status(), `DELETE ${path}: ${await response.text()}`).toBe(204)
}

export async function get<Data>(page: Page, path: string): Promise<Data> {
  const response = await page.request.get(`/api${path}`, { headers: ASKING })
  expect(response.ok(), `GET ${path}: ${await response.text()}`).toBe(true)
  return (await response.json()).data
}

async function csrfToken(page: Page): Promise<string> {
  const held = await csrfCookie(page)
  if (held) return held
  await page.request.get('/sanctum/csrf-cookie')
  return csrfCookie(page)
}

async function csrfCookie(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  return decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '')
}

function emailOf(who: Person): string {
  return `${who}@tracklane.test`
}
