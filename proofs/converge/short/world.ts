import { buildOrder, freshWorld, type World } from '../../../server/src/testing/build.ts'
import type { Dice } from '../../kit/dice.ts'
import { WORDS } from '../filters.ts'

/** Makes boards of several pages, in two countries and two organizations. */
export async function makeWorld(dice: Dice): Promise<World> {
  const world = await freshWorld()
  const elsewhere = { country_id: world.otherCountry, currency_code: 'PLN' }
  for (const [area, counts] of [
    [{}, [70, 40, 10]],
    [elsewhere, [30, 5, 5]],
    [{ organization_id: world.otherOrganization }, [10, 5, 5]],
  ] as const) {
    for (const [at, count] of counts.entries())
      for (let left = count; left > 0; left -= 1)
        await buildOrder(world, { ...area, status_id: at + 1, customer_full_name: `${dice.pick(['', ...WORDS])} Bob ${left}`.trim() })
  }
  return world
}
