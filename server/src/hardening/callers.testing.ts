import type { Endpoint } from '@tracklane/contract/kit/endpoint'
import { type Audience, ROLES } from '@tracklane/contract/kit/role'
import { hashed, newSecret } from '#platform/session/secret.ts'
import type { TestApp } from '#testing/app.ts'
import { browser } from '#testing/browser.ts'
import { buildStandIn } from './rows.testing.ts'

export type Headers = Record<string, string>

export const CALLERS = [...ROLES, 'org_token', 'anon'] as const
export type Caller = (typeof CALLERS)[number]

/** Headers that admit each audience; signing out or a lost account costs only a new session. */
export interface Callers {
  headersOf(caller: Caller): Promise<Headers>
  /** Gets new headers when the old ones are no longer valid. */
  renew(caller: Caller): void
  renewAll(): void
}

export function callersOf(test: TestApp): Callers {
  const known = new Map<Caller, Promise<Headers>>()
  return {
    headersOf(caller) {
      const headers = known.get(caller) ?? signIn(test, caller)
      known.set(caller, headers)
      return headers
    },
    renew: (caller) => void known.delete(caller),
    renewAll: () => known.clear(),
  }
}

export function mayCall(endpoint: Endpoint, caller: Caller): boolean {
  if (endpoint.access === 'public') return true
  return caller !== 'anon' && endpoint.access.includes(caller)
}

/** Returns the allowed callers that see only a part of the rows. */
export function scopedCallersOf(endpoint: Endpoint): Audience[] {
  const scoped: readonly Audience[] = ['organization_admin', 'reporter', 'logist', 'courier', 'org_token']
  return scoped.filter((audience) => endpoint.access !== 'public' && endpoint.access.includes(audience))
}

async function signIn(test: TestApp, caller: Caller): Promise<Headers> {
  if (caller === 'org_token') return { authorization: `Bearer ${await issueToken(test)}` }
  if (caller !== 'anon') return test.credentials(await livingAccount(test, caller))
  const guest = browser(test.app)
  await guest.get('/sanctum/csrf-cookie')
  return { cookie: `session=${guest.jar.get('session')}`, 'x-xsrf-token': guest.jar.get('XSRF-TOKEN') ?? '' }
}

async function livingAccount({ world }: TestApp, role: Exclude<Caller, 'anon' | 'org_token'>): Promise<number> {
  const account = await world.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', world.users[role])
    .where('role', '=', role)
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return account?.id ?? buildStandIn(world, role)
}

async function issueToken({ world }: TestApp): Promise<string> {
  const secret = newSecret()
  const { id } = await world.db
    .insertInto('organization_tokens')
    .values({
      organization_id: world.organization,
      name: 'Shop',
      abilities: ['orders:read', 'orders:write'],
      secret_hash: hashed(secret),
      prefix: secret.slice(0, 6),
      last_used_at: new Date(),
      expires_at: new Date(Date.now() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return `${id}|${secret}`
}
