import { Client, PASSWORD } from '../proofs/kit/client.ts'
import { Person } from '../proofs/sockets/person.ts'

/** One action of a person; it is due at every so many steps. */
interface Habit {
  readonly every: number
  act(client: Client): Promise<number>
}

interface Work {
  readonly who: string
  readonly people: number
  /** The rarest action stands first. The last one is done when no other is due. `place` is the person's number among all people. */
  habits(client: Client, place: number): Promise<readonly Habit[]>
}

/** The number of steps of a load, and how many of them found no turn (429). */
export interface Answers {
  asked: number
  refused: number
}

/** The milliseconds between two steps of a person at pace 1. */
const PAUSE_MS = 1_000
const [OK, NO_TURN] = [200, 429]
const STATUS = { NEW: 1, PROCESSING: 2 } as const

const asks = (path: string, every = 1): Habit => ({ every, act: async (client) => (await client.ask('GET', path)).status })
const exports = (format: 'csv' | 'xlsx', every: number): Habit => ({
  every,
  act: async (client) => (await client.ask('POST', '/api/order/export', { format, filters: { archived: 'any' } })).status,
})

/** An office of twelve people at work, each with an open board that receives the others' changes. */
const OFFICE: readonly Work[] = [
  { who: 'logist', people: 6, habits: logistHabits },
  {
    who: 'admin',
    people: 2,
    habits: async () => [
      exports('xlsx', 290),
      exports('csv', 110),
      asks('/api/order/finance', 13),
      asks('/api/sign-in', 11),
      asks('/api/home', 5),
      asks('/api/order?per_page=100'),
    ],
  },
  {
    who: 'organization-admin',
    people: 1,
    habits: async () => [asks('/api/rejected-order-statistics', 7), asks('/api/home', 5), asks('/api/order?sort=customer_full_name')],
  },
  { who: 'reporter', people: 1, habits: async () => [asks('/api/home', 5), asks('/api/order?per_page=50')] },
  { who: 'courier', people: 1, habits: async () => [asks('/api/home/deliveries')] },
  { who: 'security', people: 1, habits: async () => [asks('/api/home', 5), asks('/api/sign-in?per_page=50')] },
]

/** The most offices on one database: each moves only orders of its own. */
const MOST_OFFICES = 4
const PEOPLE = OFFICE.flatMap((work) => Array.from({ length: work.people }, () => work))

interface Load {
  readonly port: number
  /** The number of the office, from 0. */
  readonly office: number
  readonly answers: Answers
  /** 2: everybody is twice as fast. */
  readonly pace: number
  readonly until: AbortSignal
}

/** Lets an office work until the signal. Rejects at the first answer that is neither a success nor a 429. */
export async function mixedLoad(load: Load): Promise<void> {
  await Promise.all(PEOPLE.map((work, index) => atWork(load, work, load.office * PEOPLE.length + index)))
}

async function atWork({ port, until, answers, pace }: Load, work: Work, place: number): Promise<void> {
  const client = new Client(port)
  await client.login(`${work.who}@tracklane.test`, PASSWORD)
  const listener = work.who === 'security' ? undefined : await Person.listen(port, '127.0.0.1', client)
  const habits = await work.habits(client, place)
  // People with the same work start at different steps.
  for (let step = place * 7 + 1; !until.aborted; step += 1) {
    const due = habits.find(({ every }) => step % every === 0)
    const status = (await due?.act(client)) ?? 0
    if (status !== OK && status !== NO_TURN) throw new Error(`A ${work.who} was answered ${status}`)
    answers.asked += 1
    if (status === NO_TURN) answers.refused += 1
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS / pace))
  }
  listener?.leave()
  client.close()
}

async function logistHabits(client: Client, place: number): Promise<readonly Habit[]> {
  const { text } = await client.ask('GET', `/api/order?status_id=${STATUS.NEW}&per_page=100`)
  const orders: { id: number; customer_full_name: string }[] = JSON.parse(text).data
  const own = orders.filter((_, index) => index % (MOST_OFFICES * PEOPLE.length) === place)
  let next = 0
  const order = () => {
    next += 1
    return own[next % own.length] as (typeof orders)[number] // the benches have hundreds of new orders
  }
  const ids = orders.slice(0, 50).map(({ id }) => id)
  return [
    { every: 170, act: async (one) => (await one.ask('POST', '/api/order/labels', { order_ids: ids, skip: true })).status },
    {
      every: 7,
      async act(one) {
        const { id } = order()
        await one.ask('POST', `/api/order/status/${id}/${STATUS.PROCESSING}`)
        return (await one.ask('POST', `/api/order/status/${id}/${STATUS.NEW}`)).status
      },
    },
    {
      every: 5,
      act: async (one) => (await one.ask('GET', `/api/order?search=${encodeURIComponent(order().customer_full_name.slice(2, 10))}`)).status,
    },
    { every: 4, act: async (one) => (await one.ask('GET', '/api/order/kanban')).status },
    { every: 3, act: async (one) => (await one.ask('GET', `/api/order/${order().id}`)).status },
    asks('/api/order?per_page=25'),
  ]
}
