import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app.ts'
import { deliverMeanwhile } from './deliver-meanwhile.ts'

let app: TestApp

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const preparing = async () => (await app.guest().get('/config')).json().data.preparing

test.each([
  ['they are there', (done: () => void) => done()],
  ['they do not come', (_: () => void, fail: (error: Error) => void) => fail(new Error('no room'))],
])('the client config says that texts are being prepared until %s', async (_, end) => {
  expect(await preparing()).toBeUndefined()
  let [done, fail] = [() => {}, (_error: Error) => {}]
  const delivering = deliverMeanwhile(app.app.platform, () => new Promise((resolve, reject) => ([done, fail] = [resolve, reject])))
  expect(await preparing()).toBe(true)
  end(done, fail)
  await delivering
  expect(await preparing()).toBeUndefined()
})
