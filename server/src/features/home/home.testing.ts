import type { Home } from '@tracklane/contract/home'
import { expect } from 'vitest'
import type { TestApp } from '#testing/app.ts'

/** Returns the home of that person. */
export async function homeOf(app: Pick<TestApp, 'as'>, who: Parameters<TestApp['as']>[0], zone = 'UTC'): Promise<Home> {
  const answer = await (await app.as(who)).get('/home', { 'x-tz-name': zone })
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}
