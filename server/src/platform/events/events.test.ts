import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SYSTEM } from '#platform/actor.ts'
import { type Context, createContext, inTransaction } from '#platform/context.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { afterCommitOf, defineEvent, inTransactionOf } from './event.ts'

const counted = defineEvent<number>('test.counted')
const repeated = defineEvent<number>('test.repeated')
const KEY = 'events.test'

const logged: string[] = []
const heard: string[] = []
let app: TestApp

beforeAll(async () => {
  app = await testApp({ log: pino({ level: 'error' }, { write: (line) => void logged.push(line) }) })
  app.app.platform.events.listen([
    inTransactionOf(counted, async (tx, said) => {
      heard.push(`written ${said}`)
      await tx.db.insertInto('settings').values({ key: KEY, value: said.join() }).execute()
      if (said.includes(13)) throw new Error('the listener cannot')
      for (const one of said) if (one === 7) tx.emit(repeated, one)
    }),
    inTransactionOf(repeated, async (_tx, said) => void heard.push(`repeated ${said}`)),
    afterCommitOf(counted, (_platform, said) => {
      heard.push(`told ${said}`)
      if (said === 99) throw new Error('nobody is there')
    }),
    afterCommitOf(counted, async (_platform, said) => void heard.push(`told again ${said}`)),
  ])
})
beforeEach(async () => {
  heard.length = 0
  logged.length = 0
  await app.world.db.deleteFrom('settings').where('key', '=', KEY).execute()
})
afterAll(async () => {
  await app.world.db.deleteFrom('settings').where('key', '=', KEY).execute()
  await app.close()
})

function system(more: Partial<Pick<Context, 'confirm'>> = {}): Context {
  const caller = { actor: SYSTEM, language: 'en', timeZone: 'UTC', ifMatch: undefined, requestId: 'test' }
  return createContext(app.app.platform, { ...caller, ...more })
}

async function written(): Promise<string | undefined> {
  const row = await app.world.db.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst()
  return row?.value
}

test('listeners that write get all events before the commit, other listeners get each one after it', async () => {
  await inTransaction(system(), async (tx) => {
    tx.emit(counted, 1)
    await inTransaction(tx, async (joined) => joined.emit(counted, 2))
    heard.push('worked')
  })
  expect(heard).toEqual(['worked', 'written 1,2', 'told 1', 'told again 1', 'told 2', 'told again 2'])
  expect(await written()).toBe('1,2')
})

test('events of a listener reach their listeners too', async () => {
  await inTransaction(system(), async (tx) => tx.emit(counted, 7))
  expect(heard).toEqual(['written 7', 'repeated 7', 'told 7', 'told again 7'])
})

test('a rollback of the work, of a listener or of lost rights writes nothing and calls no listener', async () => {
  const failing = inTransaction(system(), async (tx) => {
    tx.emit(counted, 1)
    throw new Error('refused')
  })
  await expect(failing).rejects.toThrow('refused')
  expect(heard).toEqual([])

  await expect(inTransaction(system(), async (tx) => tx.emit(counted, 13))).rejects.toThrow('the listener cannot')
  expect(heard).toEqual(['written 13'])

  heard.length = 0
  const confirm = () => Promise.reject(new Error('rights are gone'))
  await expect(inTransaction(system({ confirm }), async (tx) => tx.emit(counted, 3))).rejects.toThrow('rights are gone')
  expect(heard).toEqual(['written 3'])
  expect(await written()).toBeUndefined()
})

test("a failing listener stops no other one, and is logged with the event's name", async () => {
  await inTransaction(system(), async (tx) => tx.emit(counted, 99))
  expect(heard).toEqual(['written 99', 'told 99', 'told again 99'])
  expect(await written()).toBe('99')
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([{ event: 'test.counted', msg: 'an event was not told' }])
})

test('an event needs a transaction', () => {
  expect(() => system().emit(counted, 1)).toThrow('test.counted is emitted outside the transaction')
})
