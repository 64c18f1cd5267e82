import { execFile } from 'node:child_process'
import { createServer } from 'node:net'
import { promisify } from 'node:util'
import OpenAPIClientAxios, { type UnknownOperationMethod } from 'openapi-client-axios'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'

let app: TestApp
let admin: Visitor
let origin: string

beforeAll(async () => {
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  app = await testApp({ settings: { APP_URL: origin } })
  await app.app.fastify.listen({ port, host: '127.0.0.1' })
  admin = await app.as('admin')
})
afterAll(() => app.close())

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number } // it listens on TCP
      server.close(() => resolve(port))
    })
  })
}

async function issue(): Promise<{ id: number; token: string }> {
  const path = `/organization/${app.world.organization}/token`
  return (await admin.post(path, { name: 'Web shop', abilities: ['orders:read', 'orders:write'] })).json().data
}

/** Makes a client that knows only the API's document. */
async function clientOf(token: string) {
  const api = new OpenAPIClientAxios({
    definition: `${origin}/api/docs/openapi.json`,
    axiosConfigDefaults: { headers: { Authorization: `Bearer ${token}` }, validateStatus: () => true },
  })
  const client = await api.init()
  return (operation: string, ...given: Parameters<UnknownOperationMethod>) => {
    const call = client[operation]
    if (typeof call !== 'function') throw new Error(`${operation} is not described`)
    return call(...given)
  }
}

test('a client generated from the document creates, reads and changes an order, and is refused once its token is revoked', async () => {
  const { id: tokenId, token } = await issue()
  const call = await clientOf(token)
  const country = (await call('getCountry')).data.data[0].id
  const draft = { country_id: country, customer_full_name: 'Eve Hall', customer_address: 'Mill Lane 3' }
  const made = await call('postOrder', {}, draft)
  expect(made.status).toBe(201)
  const { id } = made.data.data

  expect((await call('getOrderById', { id })).data.data).toMatchObject({ customer_full_name: 'Eve Hall', status_id: 1 })
  const changed = await call('putOrderById', { id }, { comment: 'Ring twice' }, { headers: { 'If-Match': made.headers.etag } })
  expect([changed.status, changed.data.data.comment]).toEqual([200, 'Ring twice'])
  const listed = await call('getOrder', { search: 'Eve', status_id: [1, 2], per_page: 10 })
  expect(listed.data.data.map((order: { id: number }) => order.id)).toEqual([id])

  const log = (await (await app.as('logist')).get(`/model-log/order/${id}`)).json().data
  expect(log.logs.map(({ actor_name }: { actor_name: string }) => actor_name)).toEqual(['Web shop', 'Web shop'])

  expect((await admin.delete(`/organization/${app.world.organization}/token/${tokenId}`)).statusCode).toBe(204)
  expect((await call('getOrderById', { id })).status).toBe(401)
})

test('the example runs as printed on the page', async () => {
  const page = (await app.guest().get('/docs')).body
  const [, printed = ''] = /<pre tabindex="0"><code>([\s\S]*?)<\/code><\/pre>/.exec(page) ?? []
  const script = printed.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
  const named = script.replaceAll('<country_id>', String(app.world.country))
  const run = async (TOKEN: string, lines = named) =>
    (await promisify(execFile)('bash', ['-euc', lines], { env: { ...process.env, TOKEN } })).stdout
  const lines = (await run((await issue()).token)).trim().split('\n')
  const [made, found, changed] = lines.map((line) => JSON.parse(line).data)
  expect(made).toMatchObject({ customer_full_name: 'Eve Hall', total: '55.00', products_amount: 2 })
  expect(found).toMatchObject([{ id: made.id, foreign_id: made.foreign_id }])
  expect(changed).toMatchObject({ id: made.id, comment: 'Ring twice' })
  const { db, organization, country } = app.world
  await db
    .updateTable('organizations')
    .set({ country_ids: [country] })
    .where('id', '=', organization)
    .execute()
  const leftOut = script.replace(/.*"country_id": <country_id>,\n/, '').replace('shop-$(date +%s)', 'shop-alone')
  expect(JSON.parse((await run((await issue()).token, leftOut)).split('\n')[0] ?? '').data).toMatchObject({ country_id: country })
  await expect(run('')).rejects.toThrow(/Put a token into TOKEN first/)
})
