import { answersFile } from '@tracklane/contract/kit/file-endpoint'
import type { Role } from '@tracklane/contract/kit/role'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urlsOf } from '#platform/http/route.ts'
import { buildUser } from '#testing/build.ts'
import { type Headers, scopedCallersOf } from './callers.testing.ts'
import { type Harness, openHarness } from './harness.testing.ts'
import { named } from './samples.testing.ts'

let harness: Harness

beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

/** Lists without files, whose content no schema describes: their own tests check them. */
const reads = named.filter(
  ({ endpoint }) => endpoint.method === 'GET' && endpoint.access !== 'public' && !endpoint.path.includes(':') && !answersFile(endpoint),
)

interface Owned {
  readonly organization_id: number | null
  readonly country_id?: number | null
}

/** Returns every object of an answer, at any depth, that names an organization. */
function ownedIn(value: unknown): Owned[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(ownedIn)
  return 'organization_id' in value ? [value as Owned, ...inner] : inner // the contract gives it no other type
}

/** Returns queries without filters, and with every filter for foreign rows. */
function queries(): string[] {
  const { otherOrganization, otherCountry } = harness.test.world
  const wide = `organization_id=${otherOrganization}&country_id=${otherCountry}`
  return ['', wide, `organization_id=${otherOrganization}`, 'deleted=1', `id=${harness.rows.order?.foreign}`]
}

async function ownedOf(url: string, headers: Headers): Promise<Owned[]> {
  const answer = await harness.test.app.fastify.inject({ method: 'GET', url, headers })
  expect([200, 403, 404, 422]).toContain(answer.statusCode)
  return ownedIn(answer.json())
}

describe('a list', () => {
  it.each(reads)('of $name has nothing of another organization or country, whatever its query', async ({ endpoint }) => {
    const { organization, country } = harness.test.world
    const [url] = urlsOf(endpoint)
    for (const caller of scopedCallersOf(endpoint)) {
      const seesEveryCountry = caller === 'organization_admin' || caller === 'org_token'
      for (const query of queries()) {
        for (const row of await ownedOf(`${url}?${query}`, await harness.callers.headersOf(caller))) {
          expect([organization, null], `${caller} ${query}`).toContain(row.organization_id)
          if (!seesEveryCountry) expect([country, null, undefined], `${caller} ${query}`).toContain(row.country_id)
        }
      }
    }
  })

  it.each(reads)('of $name has only shared rows for a person without an organization', async ({ endpoint }) => {
    const [url] = urlsOf(endpoint)
    for (const role of ['organization_admin', 'reporter', 'logist', 'courier'] satisfies Role[]) {
      const nobody = await buildUser(harness.test.world.db, { role, organization_id: null, country_id: null })
      const rows = await ownedOf(`${url}`, await harness.test.credentials(nobody))
      expect(rows.filter(({ organization_id }) => organization_id !== null)).toEqual([])
    }
  })
})
