import { calendarOf } from './calendar.ts'
import type { SalesArea } from './order-draft.ts'
import { type CourierRow, countryId, organizationId, type UserRow } from './people.ts'
import { COMPANIES, placeOf } from './places.ts'

interface People {
  readonly users: readonly UserRow[]
  readonly couriers: readonly CourierRow[]
}

/** Returns every company in every country it works in, with its share of the orders. */
export function areasOf({ users, couriers }: People, now: number, days: number): { area: SalesArea; share: number }[] {
  return COMPANIES.flatMap((company, index) =>
    company.areas.map(({ country, share }) => {
      const organization_id = organizationId(index)
      const country_id = countryId(country)
      const place = placeOf(country)
      const here = (row: { organization_id: number | null; country_id: number | null }): boolean =>
        row.organization_id === organization_id && row.country_id === country_id
      const active = couriers.filter((courier) => here(courier) && courier.active)
      const area: SalesArea = {
        organization_id,
        country_id,
        prefix: company.prefix,
        place,
        calendar: calendarOf(now, place.time_zone, days),
        // Couriers with an account drive most: listed twice, they drive twice as often.
        couriers: [...active, ...active.filter((courier) => courier.user_id !== null)],
        logists: users.filter((user) => user.role === 'logist' && (here(user) || isEverywhere(user, organization_id))),
      }
      return { area, share }
    }),
  )
}

function isEverywhere(user: UserRow, organizationId: number): boolean {
  return user.organization_id === organizationId && user.country_id === null
}
