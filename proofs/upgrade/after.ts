import { endpoints } from '../../contract/src/endpoints.ts'
import type { Client } from '../kit/client.ts'
import { asked, type Order, repeatable } from './asking.ts'
import { arrived, REPEATED, type Work } from './before.ts'

/** People come back to the newer program. Returns what is wrong. */
export async function workAfter(port: number, work: Work, people: readonly Person[]): Promise<string[]> {
  const wrong: string[] = []
  const tried = async (what: string, doing: () => Promise<unknown>) => {
    await doing().catch((error: Error) => wrong.push(`${what}: ${error.message}`))
  }
  await tried('who was signed in', () => asked(work.logist, 'GET', '/api/user/profile'))
  await tried('what was sent twice', () => sendAgain(work))
  for (const { email, role } of people)
    await tried(`${role} ${email}`, async () => {
      const client = await arrived(port, email, work.passwordOf(email))
      await tried(`${role} ${email}`, () => readAll(client, role))
      client.close()
    })
  await tried('an order is moved', () => goOn(work))
  await tried('an archived order', () => asked(work.logist, 'POST', '/api/order/archive-restore', { order_ids: [work.orders.archived] }))
  await tried('a deleted order', () => asked(work.logist, 'POST', `/api/order/${work.orders.deleted}/restore`))
  return wrong
}

export interface Person {
  readonly email: string
  readonly role: string
}

async function sendAgain({ logist, repeated }: Work): Promise<void> {
  const answer = await repeatable(logist, repeated.key, REPEATED)
  if (answer !== repeated.answer) throw new Error(`is answered ${answer} instead of ${repeated.answer}`)
}

/** Reads everything that this role may read without an id. */
async function readAll(client: Client, role: string): Promise<void> {
  for (const { method, path, access, file, query, base } of endpoints) {
    if (method !== 'GET' || path.includes(':') || file || base || !query.safeParse({}).success) continue
    if (access !== 'public' && !access.some((who) => who === role)) continue
    const { status, text } = await client.ask('GET', `/api${path}`)
    if (status !== 200) throw new Error(`GET ${path} is answered ${status} ${text.slice(0, 500)}`)
  }
}

/** Goes on with the orders from before, as if nothing had happened. */
async function goOn({ logist, orders: { moved } }: Work): Promise<void> {
  const order = await asked<Order>(logist, 'GET', `/api/order/${moved}`)
  const before = await asked<unknown[]>(logist, 'GET', `/api/order/${moved}/status-log`)
  const target = order.transitions.find(({ requires }) => requires.length === 0)
  const now = await asked<Order>(logist, 'POST', `/api/order/status/${moved}/${target?.status_id}`, { comment: 'And further' })
  const after = await asked<unknown[]>(logist, 'GET', `/api/order/${moved}/status-log`)
  await asked(logist, 'GET', `/api/order/${moved}/order-log`)
  if (now.status_id !== target?.status_id || after.length !== before.length + 1) throw new Error(`it is ${JSON.stringify(now)}`)
}
