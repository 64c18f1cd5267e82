import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildUser } from '#testing/build.ts'
import { type Harness, openHarness } from './harness.testing.ts'
import { answerTo, type Question, questionsOf } from './questions.testing.ts'
import { comeAndGo, NOW, STRANGERS } from './strangers.testing.ts'

/** Public lists: everybody sees a new country. */
const EVERYBODYS: readonly string[] = ['GET /country', 'GET /country/:id']

let harness: Harness

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  harness = await openHarness()
})
afterAll(async () => {
  await harness.close()
  vi.useRealTimers()
})
beforeEach(() => harness.rebuild())

async function answersTo(questions: readonly Question[]): Promise<string[]> {
  const answers: string[] = []
  for (const one of questions) answers.push(await answerTo(harness, one))
  return answers
}

/** Returns the questions whose answer has changed. */
async function changedSince(questions: readonly Question[], before: readonly string[]): Promise<string[]> {
  const after = await answersTo(questions)
  return [...new Set(questions.filter((_, at) => before[at] !== after[at]).map(({ name }) => name))]
}

/** Returns the answers at the second asking: the first one notes prints. */
async function standing(questions: readonly Question[]): Promise<string[]> {
  await answersTo(questions.filter(({ endpoint }) => endpoint.method !== 'GET'))
  return answersTo(questions)
}

describe.each(['organization_admin', 'logist', 'reporter', 'courier', 'org_token'] as const)('%s', (caller) => {
  it('gets the same answers, byte for byte, whatever other people and rows exist', async () => {
    const questions = (await questionsOf(harness, caller)).filter(({ name }) => !EVERYBODYS.includes(name))
    const before = await standing(questions)
    const strangers = STRANGERS.filter(({ to }) => to.includes(caller))
    for (const { arrive } of strangers) await arrive(harness.test.world)
    expect(await changedSince(questions, before), strangers.map(({ what }) => what).join(', ')).toEqual([])
  })
})

it('an administrator sees the difference: the other rows would be found', async () => {
  const seen = ['/home', '/home/trend', '/order-admin', '/handover', '/order-admin/list']
  const questions = await questionsOf(harness, 'admin', ({ path }) => seen.includes(path))
  const before = await standing(questions)
  for (const { arrive } of STRANGERS) await arrive(harness.test.world)
  const changed = await changedSince(questions, before)
  expect(changed.map((name) => name.split(' ')[1]).sort()).toEqual([...seen].sort())
})

describe('security', () => {
  it('of one organization gets the same answers, whatever other people and rows exist', async () => {
    const { db, users, organization: organization_id } = harness.test.world
    await db.updateTable('users').set({ organization_id }).where('id', '=', users.security).execute()
    const questions = (await questionsOf(harness, 'security')).filter(({ name }) => !EVERYBODYS.includes(name))
    const before = await standing(questions)
    for (const { to, arrive } of STRANGERS) if (to.includes('organization_admin')) await arrive(harness.test.world)
    expect(await changedSince(questions, before)).toEqual([])
  })

  const ofPeople = async () => {
    const headers = await harness.callers.headersOf('security')
    const { data } = (await harness.test.app.fastify.inject({ url: '/api/home', headers })).json()
    const { recent_sign_ins, sign_ins_by_day } = data.accounts
    return { recent_sign_ins, sign_ins_by_day }
  }

  it('learns nothing of other security staff and administrators, neither sign-ins nor sessions', async () => {
    const { db } = harness.test.world
    await comeAndGo(db, harness.test.world.users.logist)
    await comeAndGo(db, harness.test.world.users.security)
    const questions = await questionsOf(harness, 'security', ({ method, path }) => method === 'GET' && /sign-in|session/.test(path))
    expect(questions.map(({ name }) => name)).toContain('GET /sign-in')
    const before = await standing(questions)
    const home = await ofPeople()
    for (const role of ['security', 'admin'] as const) await comeAndGo(db, await buildUser(db, { role, last_login_at: NOW }))
    expect(await changedSince(questions, before)).toEqual([])
    expect(await ofPeople()).toEqual(home)
    await comeAndGo(db, harness.test.world.strangerLogist)
    expect(await changedSince(questions, before)).toEqual(['GET /sign-in'])
  })
})
