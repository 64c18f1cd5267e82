import { mayActAs } from '@tracklane/contract/kit/acting'
import { ROLES } from '@tracklane/contract/kit/role'
import { describe, expect, it } from 'vitest'
import { actingHeaders } from '#testing/acting.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildOrder } from '#testing/build.ts'

const NOW = new Date('2026-03-02T08:00:00Z')
const test = appPerFile({ clock: () => NOW })

/** Makes a person of one organization. */
const person = (id: number, role: (typeof ROLES)[number]) => ({ id, role, organization_id: 1 })
const pairs = ROLES.flatMap((role) => ROLES.map((other) => [role, other] as const)).filter(([role, other]) =>
  mayActAs(person(1, role), person(2, other)),
)

/** One call for each kind of access: everybody, readers of orders, dispatchers, couriers, managers of accounts. */
const ASKED = ['/user/profile', '/order?archived=any&sort=id', '/order-flow/default', '/home/deliveries', '/user', '/home']

describe("I-4: impersonation gives the target's answers", () => {
  it('there are eight pairs of roles', () => {
    expect(pairs).toHaveLength(8)
  })

  it.each(pairs)("a %s as a %s gets the target's answers", async (impersonator, as) => {
    const { organization, country, otherCountry, courier } = test.world
    await buildOrder(test.world, { organization_id: organization, country_id: country, courier_id: courier, status_id: 6 })
    await buildOrder(test.world, { organization_id: organization, country_id: otherCountry })
    const acting = await actingHeaders(test, { impersonator, as })
    const themselves = await test.credentials(as)
    for (const path of ASKED) {
      const [mine, theirs] = await Promise.all(
        [acting, themselves].map((headers) => test.app.fastify.inject({ method: 'GET', url: `/api${path}`, headers })),
      )
      expect([path, mine?.statusCode]).toEqual([path, theirs?.statusCode])
      expect(said(mine?.json())).toEqual(said(theirs?.json()))
    }
  })
})

/** Removes the impersonator from the answer. */
function said(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body, (key, value) => (key === 'impersonator' ? undefined : value)))
}
