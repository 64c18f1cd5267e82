import type { Endpoint } from '@tracklane/contract/kit/endpoint'
import { ROLES } from '@tracklane/contract/kit/role'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, mayCall } from './callers.testing.ts'
import { type Harness, openHarness } from './harness.testing.ts'
import { type Heads, watchHeads } from './heads.testing.ts'
import { kindOf } from './rows.testing.ts'
import { call, type Found, findSample, named, nameOf, payloadOf, type Sample, urlOf } from './samples.testing.ts'
import { differences, rowIn, takeSnapshot } from './snapshot.testing.ts'
import { exchangeSlowly, listenOn } from './wire.testing.ts'

let harness: Harness
let heads: Heads
let port: number

beforeAll(async () => {
  ;[harness, heads] = await watchHeads(openHarness)
  port = await listenOn(harness.test)
})
afterAll(() => harness.close())

const guarded = named.filter(({ endpoint }) => endpoint.method !== 'GET' && endpoint.access !== 'public')

/** Returns a person, and a token where it may call. */
function callersFor(endpoint: Endpoint): Caller[] {
  const person = (['logist', 'organization_admin', 'admin', 'courier', 'security', 'reporter'] as const).find((one) =>
    mayCall(endpoint, one),
  )
  return [person ?? 'admin', ...(mayCall(endpoint, 'org_token') ? (['org_token'] as const) : [])]
}

interface Loss {
  readonly what: string
  readonly status: number
  take(headers: Record<string, string>): Promise<unknown>
  giveBack(): Promise<unknown>
}

/** Returns every way in which this caller may lose the right to this call. */
function lossesOf(endpoint: Endpoint, caller: Caller): Loss[] {
  if (caller === 'org_token')
    return [tokenLoss('ended', { expires_at: new Date(0) }, 401), tokenLoss('lost its abilities', { abilities: [] }, 403)]
  const other = ROLES.find((role) => !mayCall(endpoint, role))
  return [
    {
      what: 'signed out', // first: its traces are in the snapshot
      status: 401,
      take: (headers) => harness.test.app.fastify.inject({ method: 'POST', url: '/api/user/logout', headers }),
      giveBack: async () => undefined,
    },
    userLoss(caller, 'was disabled', { active: false }, 401),
    userLoss(caller, 'was deleted', { deleted_at: new Date() }, 401),
    ...(other ? [userLoss(caller, `became ${other}`, { role: other }, 403)] : []),
    ...(endpoint.beforePasswordChange ? [] : [userLoss(caller, 'must change the password', { must_change_password: true }, 403)]),
  ]
}

type UserPatch = { active?: boolean; deleted_at?: Date | null; role?: (typeof ROLES)[number]; must_change_password?: boolean }

function userLoss(caller: Exclude<Caller, 'org_token'>, what: string, patch: UserPatch, status: number): Loss {
  const { db, users } = harness.test.world
  const id = caller === 'anon' ? 0 : users[caller]
  const whole: UserPatch = { active: true, deleted_at: null, must_change_password: false, ...(caller === 'anon' ? {} : { role: caller }) }
  const set = (values: UserPatch) => db.updateTable('users').set(values).where('id', '=', id).execute()
  return { what, status, take: () => set(patch), giveBack: () => set(whole) }
}

const TOMORROW = new Date(Date.now() + 24 * 3_600_000)

function tokenLoss(what: string, patch: { expires_at?: Date; abilities?: string[] }, status: number): Loss {
  const set = (values: typeof patch) => harness.test.world.db.updateTable('organization_tokens').set(values).execute()
  const whole = { expires_at: TOMORROW, abilities: ['orders:read', 'orders:write'] }
  return { what, status, take: () => set(patch), giveBack: () => set(whole) }
}

const samples = new Map<string, Found>()

/** Takes samples from a restored world: the rows have equal ids each time. */
async function sampleOf(endpoint: Endpoint, caller: Caller): Promise<Found> {
  const name = `${caller} ${nameOf(endpoint)}`
  await harness.rebuild()
  const known = samples.get(name)
  if (known) return known
  const found = (await findSample(harness, endpoint, caller)) ?? inUse(endpoint)
  samples.set(name, found)
  await harness.rebuild()
  return found
}

/** Returns a deletion of a row that other rows refer to: 409. */
function inUse({ method, path }: Endpoint): Found {
  const rows = harness.rows[kindOf('id', harness.rows, path) ?? '']
  if (method !== 'DELETE' || !rows) throw new Error(`No call of ${method} ${path} succeeded: give one in hardening/samples.testing.ts`)
  return { sample: { params: { id: rows.own }, query: {}, body: undefined }, statusCode: 409 }
}

/** Sends the head now and the body after `meanwhile`: the head is admitted by then. Also returns the result of `meanwhile`. */
async function callSlowly<Found>(
  { endpoint, caller, sample }: { endpoint: Endpoint; caller: Caller; sample: Sample },
  meanwhile: (headers: Record<string, string>) => Promise<Found>,
) {
  const session = await harness.callers.headersOf(caller)
  const { payload = '', type } = payloadOf(endpoint, sample.body ?? {})
  const { headers, settled } = heads.next()
  const request = { start: `${endpoint.method} ${urlOf(endpoint, sample)}`, headers: { ...session, ...type, ...headers }, body: payload }
  const found: Found[] = []
  const answer = await exchangeSlowly(port, request, { settled, meanwhile: async () => found.push(await meanwhile(session)) })
  return { answer, found: found[0] as Found } // the body is sent only after it
}

describe('rights that are withdrawn while the body arrives', () => {
  it.each(guarded)('are missing at the end of $name', async ({ endpoint }) => {
    const { db } = harness.test.world
    for (const caller of callersFor(endpoint)) {
      const { sample, statusCode } = await sampleOf(endpoint, caller)
      const losses = lossesOf(endpoint, caller)
      await harness.callers.headersOf(caller)
      await losses[0]?.giveBack()
      let before = caller === 'org_token' ? await takeSnapshot(db) : undefined
      for (const { what, status, take, giveBack } of losses) {
        const { answer } = await callSlowly({ endpoint, caller, sample }, async (headers) => {
          await take(headers)
          before ??= await takeSnapshot(db)
        })
        expect(answer?.status, `${caller} ${what}`).toBe(status)
        await giveBack()
        if (caller !== 'org_token') harness.callers.renew(caller) // a token is valid again
      }
      expect(differences(before ?? new Map(), await takeSnapshot(db)), `what ${caller} did without rights`).toEqual({})
      const { answer } = await callSlowly({ endpoint, caller, sample }, async () => undefined)
      expect(answer?.status, `${caller} lost nothing`).toBe(statusCode)
    }
  })

  it.each(guarded.filter(({ endpoint }) => callersFor(endpoint)[0] === 'logist'))(
    'are those of the organization that somebody has come to when $name has come to its end',
    async ({ endpoint }) => {
      const { db, users, otherOrganization: organization_id } = harness.test.world
      const request = { endpoint, caller: 'logist', sample: (await sampleOf(endpoint, 'logist')).sample } as const
      const move = () => db.updateTable('users').set({ organization_id }).where('id', '=', users.logist).execute()
      const { answer, found: before } = await callSlowly(request, async () => {
        await move()
        return takeSnapshot(db)
      })
      const after = await takeSnapshot(db)
      const organizations = Object.keys(differences(before, after)).map((key) => rowIn(after, key)?.organization_id ?? organization_id)
      expect(organizations.every((one) => one === organization_id)).toBe(true)

      await harness.rebuild()
      await move()
      expect(answer?.status).toBe((await call(harness, request)).statusCode)
    },
  )
})

describe('a stored answer of an idempotency key', () => {
  const keyed = guarded.filter(({ endpoint }) => endpoint.idempotent)
  const key = { 'idempotency-key': 'the same' }

  it.each(keyed)('of $name is repeated only to a caller with the same rights', async ({ endpoint }) => {
    const { db, users, otherOrganization, otherCountry } = harness.test.world
    const caller = mayCall(endpoint, 'logist') ? 'logist' : 'organization_admin'
    const request = { endpoint, caller, sample: (await sampleOf(endpoint, caller)).sample, headers: key } as const
    const first = await call(harness, request)
    expect(first.statusCode).toBeLessThan(300)
    const set = (patch: object) => db.updateTable('users').set(patch).where('id', '=', users[caller]).execute()
    const whole = await db
      .selectFrom('users')
      .select(['role', 'organization_id', 'country_id', 'active'])
      .where('id', '=', users[caller])
      .executeTakeFirstOrThrow()
    const other = (['admin', 'courier'] as const).find((role) => mayCall(endpoint, role))
    const changes: [object, number][] = [
      [{ organization_id: otherOrganization }, 422],
      [{ country_id: otherCountry }, 422],
      [{ country_id: null }, 422],
      [{ role: other }, 422],
      [{ role: 'reporter' }, 403],
      [{ active: false }, 401],
    ]
    for (const [patch, status] of changes) {
      await set(patch)
      const before = await takeSnapshot(db)
      const answer = await call(harness, request)
      expect([answer.statusCode, answer.headers['idempotency-replayed']], JSON.stringify(patch)).toEqual([status, undefined])
      if (status === 422) expect(answer.json().errors).toHaveProperty('idempotency_key')
      expect(differences(before, await takeSnapshot(db))).toEqual({})
      await set(whole)
    }
    const again = await call(harness, request)
    expect([again.statusCode, again.payload, again.headers['idempotency-replayed']]).toEqual([first.statusCode, first.payload, 'true'])
  })

  it.each(keyed.filter(({ endpoint }) => mayCall(endpoint, 'org_token')))(
    'of $name is not repeated to a token that may do less',
    async ({ endpoint }) => {
      const { db } = harness.test.world
      const request = { endpoint, caller: 'org_token', sample: (await sampleOf(endpoint, 'org_token')).sample, headers: key } as const
      expect((await call(harness, request)).statusCode).toBeLessThan(300)
      for (const [abilities, status] of [
        [['orders:write'], 422],
        [['orders:read'], 403],
      ] as const) {
        await db
          .updateTable('organization_tokens')
          .set({ abilities: [...abilities] })
          .execute()
        expect((await call(harness, request)).statusCode, `${nameOf(endpoint)} ${abilities}`).toBe(status)
      }
    },
  )
})
