import { Client, LOGIST, ORGANIZATION_ADMIN, PASSWORD } from '../kit/client.ts'
import { asked, type Order, repeatable } from './asking.ts'

export const ADMIN = 'admin@tracklane.test'
const REPORTER = 'reporter@tracklane.test'
const NEW_PASSWORD = 'the long way round the lake'

/** Work that people did with the older program and continue. */
export interface Work {
  /** A session from before that must still work. */
  readonly logist: Client
  /** Orders by the action that was done with them. */
  readonly orders: Readonly<Record<'moved' | 'archived' | 'deleted', number>>
  /** A request whose answer is asked for once more. */
  readonly repeated: { readonly key: string; readonly answer: string }
  passwordOf(email: string): string
}

export const REPEATED = { customer_full_name: 'Sent twice', customer_address: 'Dead spot 1' }

const DRAFT = {
  customer_full_name: 'Žofia „Zoe“ Ünal',
  customer_address: 'Straße 1, 10115 Berlin',
  payment_type: 1,
  products: [{ name: 'Lampe', sku: 'L-1', quantity: 3, price: '0.10' }],
  order_price: '0.30',
  delivery_price: '4.99',
  comment: 'Rings twice',
}

/** Does a day's work of an office: one order for each action on orders, and the other changes that people make. */
export async function workBefore(port: number): Promise<Work> {
  const [logist, admin] = [await arrived(port, LOGIST), await arrived(port, ADMIN)]
  const [moved, assigned, paid, archived, deleted, restored] = await Promise.all(
    Array.from({ length: 6 }, (_, nth) => created(logist, nth)),
  )
  if (!(moved && assigned && paid && archived && deleted && restored)) throw new Error('No order was made')
  const target = moved.transitions.find(({ requires }) => requires.length === 0)
  await asked(logist, 'POST', `/api/order/status/${moved.id}/${target?.status_id}`, { comment: 'On its way' })
  const [courier] = await asked<{ id: number }[]>(logist, 'GET', '/api/courier/list')
  await asked(logist, 'POST', '/api/courier-order', { order_id: assigned.id, courier_id: courier?.id, comment: 'Knows the house' })
  await asked(logist, 'POST', '/api/order/paid', { orders: [paid.id] })
  await asked(logist, 'POST', '/api/order/archive', { order_ids: [archived.id] })
  for (const { id } of [deleted, restored]) await asked(logist, 'DELETE', `/api/order/${id}`)
  await asked(logist, 'POST', `/api/order/${restored.id}/restore`)
  await asked(logist, 'PUT', `/api/order/${restored.id}`, { customer_phone: '+49 30 1', comment: null })
  await changeSettings(port, logist, admin)
  const key = 'a-move-from-a-dead-spot'
  const repeated = { key, answer: await repeatable(logist, key, REPEATED) }
  admin.close()
  const orders = { moved: moved.id, archived: archived.id, deleted: deleted.id }
  return { logist, orders, repeated, passwordOf: (email) => (email === REPORTER ? NEW_PASSWORD : PASSWORD) }
}

async function changeSettings(port: number, logist: Client, admin: Client): Promise<void> {
  const [reporter, head] = [await arrived(port, REPORTER), await arrived(port, ORGANIZATION_ADMIN)]
  await asked(reporter, 'PUT', '/api/user/password', { current_password: PASSWORD, password: NEW_PASSWORD })
  await asked(head, 'PUT', '/api/user/profile', { language: 'de', theme: 'dark' })
  await asked(logist, 'POST', '/api/courier', { first_name: 'Ann', last_name: 'Ray', vehicle: 'bike', capacity: 9 })
  const [country] = await asked<{ currency_id: number }[]>(admin, 'GET', '/api/country')
  const draft = { name: 'Åland', code: 'AX', phone_code: '+358', time_zone: 'Europe/Mariehamn', currency_id: country?.currency_id }
  await asked(admin, 'POST', '/api/country', draft)
  const [flow] = await asked<{ id: number }[]>(admin, 'GET', '/api/order-flow')
  await asked(admin, 'PUT', `/api/order-flow/${flow?.id}`, { name: 'Our way' })
  for (const person of [reporter, head]) person.close()
}

function created(logist: Client, nth: number): Promise<Order> {
  return asked<Order>(logist, 'POST', '/api/order', { ...DRAFT, foreign_id: `Käufe/${nth}` })
}

export async function arrived(port: number, email: string, password = PASSWORD): Promise<Client> {
  const client = new Client(port)
  await client.login(email, password)
  return client
}
