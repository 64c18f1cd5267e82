import type { Selectable } from 'kysely'
import type { CourierTable } from '#db/tables/courier.table.ts'
import type { UserTable } from '#db/tables/user.table.ts'
import { ACCOUNTS, type Account, COURIERS_AN_AREA } from './accounts.ts'
import { phone } from './addresses.ts'
import { mailName, type PersonName, personName } from './names.ts'
import { COMPANIES, type CountryCode, PLACES } from './places.ts'
import { type Random, randomFrom } from './random.ts'

const DAY = 86_400_000

export type UserRow = Omit<Selectable<UserTable>, 'last_seen_at' | 'search_text' | 'version'>
export type CourierRow = Omit<Selectable<CourierTable>, 'search_text' | 'version'>

export const organizationId = (company: number): number => company + 1
export const countryId = (code: CountryCode): number => PLACES.findIndex((place) => place.code === code) + 1

export function userRows(now: number, passwordHash: string): UserRow[] {
  return ACCOUNTS.map((account, index) => userRow({ account, id: index + 1, now, passwordHash }))
}

function userRow({ account, id, now, passwordHash }: { account: Account; id: number; now: number; passwordHash: string }): UserRow {
  const random = randomFrom(1000 + id)
  const [first_name = '', last_name = ''] = account.name.split(' ')
  const created_at = new Date(now - random.whole(75, 420) * DAY)
  const seen = account.onboarding === 'fresh' ? null : new Date(now - random.between(0.02, account.inactive ? 60 : 2.5) * DAY)
  const isDone = account.onboarding === 'done' || (account.onboarding !== 'fresh' && random.chance(0.8))
  return {
    id,
    first_name,
    last_name,
    email: account.email ?? workMail(account, { first_name, last_name, full: account.name }),
    phone: phone(random, account.country ?? 'DE'),
    role: account.role,
    organization_id: account.company === null ? null : organizationId(account.company),
    country_id: account.country === null ? null : countryId(account.country),
    password_hash: passwordHash,
    must_change_password: false,
    language: null,
    theme: null,
    active: !account.inactive,
    hide_welcome: isDone,
    hide_menu_tour: isDone,
    hide_kanban_tour: isDone,
    hide_onboarding_tour: isDone,
    hide_setup_guide: false,
    last_login_at: seen,
    deleted_at: null,
    created_at,
    updated_at: created_at,
  }
}

function workMail(account: Account, name: PersonName): string {
  const domain = COMPANIES[account.company ?? 0]?.domain ?? 'tracklane.test'
  return `${mailName(name)}@${domain}`
}

const VEHICLES = [
  { vehicle: 'van', capacity: 45 },
  { vehicle: 'car', capacity: 28 },
  { vehicle: 'bike', capacity: 18 },
  { vehicle: 'van', capacity: null },
] as const

/** Makes four couriers per area: first the ones with an account, then others; the last of each company's last area has left. */
export function courierRows(users: readonly UserRow[], now: number): CourierRow[] {
  const areas = COMPANIES.flatMap((company, index) => company.areas.map(({ country }) => ({ company: index, country })))
  return areas.flatMap(({ company, country }, area) => {
    const accounts = users.filter(
      (user) => user.role === 'courier' && user.organization_id === organizationId(company) && user.country_id === countryId(country),
    )
    return Array.from({ length: COURIERS_AN_AREA }, (_, place) => {
      const id = area * COURIERS_AN_AREA + place + 1
      return courierRow({
        id,
        company,
        country,
        account: accounts[place],
        vehicle: area + place,
        hasLeft: hasLeft(company, country, place),
        now,
      })
    })
  })
}

function hasLeft(company: number, country: CountryCode, place: number): boolean {
  return place === COURIERS_AN_AREA - 1 && country === COMPANIES[company]?.areas.at(-1)?.country
}

interface CourierSeat {
  readonly id: number
  readonly company: number
  readonly country: CountryCode
  readonly account: UserRow | undefined
  readonly vehicle: number
  readonly hasLeft: boolean
  readonly now: number
}

function courierRow({ id, company, country, account, vehicle, hasLeft, now }: CourierSeat): CourierRow {
  const random = randomFrom(2000 + id)
  const name = account ?? personName(random, country)
  const created_at = new Date(now - random.whole(62, 400) * DAY)
  return {
    id,
    organization_id: organizationId(company),
    country_id: countryId(country),
    user_id: account?.id ?? null,
    first_name: name.first_name,
    last_name: name.last_name,
    phone: phone(random, country),
    email: account?.email ?? courierMail(random, company, name),
    ...(VEHICLES[vehicle % VEHICLES.length] ?? VEHICLES[0]),
    active: !hasLeft,
    created_at,
    updated_at: created_at,
  }
}

function courierMail(random: Random, company: number, { first_name, last_name }: { first_name: string; last_name: string }): string | null {
  if (random.chance(0.3)) return null
  return `${mailName({ first_name, last_name, full: '' })}@${COMPANIES[company]?.domain}`
}
