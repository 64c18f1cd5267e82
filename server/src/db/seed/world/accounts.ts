import type { Role } from '@tracklane/contract/kit/role'
import type { CountryCode } from './places.ts'

export interface Account {
  readonly role: Role
  readonly name: string
  /** null: the work address, made from the name and the company's domain. */
  readonly email: string | null
  /** Index in COMPANIES. */
  readonly company: 0 | 1 | null
  readonly country: CountryCode | null
  /** The state of the welcome and the tours; fixed for the named logists. */
  readonly onboarding?: 'done' | 'fresh'
  readonly inactive?: true
}

const named = (login: string): string => `${login}@tracklane.test`

/** The people of the demo world; couriers without an account are only in the courier list. */
export const ACCOUNTS: readonly Account[] = [
  { role: 'admin', name: 'Nora Lindqvist', email: named('admin'), company: null, country: null },
  { role: 'security', name: 'Viktor Hale', email: named('security'), company: null, country: null },
  { role: 'organization_admin', name: 'Henrike Petersen', email: named('organization-admin'), company: 0, country: 'DE' },
  { role: 'logist', name: 'Jonas Brandt', email: named('logist'), company: 0, country: 'DE', onboarding: 'done' },
  { role: 'reporter', name: 'Sabine Vogel', email: named('reporter'), company: 0, country: 'DE' },
  { role: 'courier', name: 'Mehmet Yılmaz', email: named('courier'), company: 0, country: 'DE' },
  { role: 'logist', name: 'Agnieszka Mazur', email: named('logist-2'), company: 0, country: 'PL', onboarding: 'fresh' },
  { role: 'organization_admin', name: 'Tomasz Wieczorek', email: named('organization-admin-b'), company: 1, country: 'PL' },
  { role: 'logist', name: 'Karolina Zając', email: named('logist-b'), company: 1, country: 'PL', onboarding: 'done' },
  { role: 'reporter', name: 'Marek Dudek', email: named('reporter-b'), company: 1, country: 'PL' },
  { role: 'courier', name: 'Kamil Wróbel', email: named('courier-b'), company: 1, country: 'PL' },
  { role: 'admin', name: 'Daniel Okafor', email: 'daniel.okafor@tracklane.test', company: null, country: null },
  { role: 'security', name: 'Ines Costa', email: 'ines.costa@tracklane.test', company: null, country: null },
  { role: 'organization_admin', name: 'Karsten Lehmann', email: null, company: 0, country: 'DE' },
  { role: 'logist', name: 'Svenja Krüger', email: null, company: 0, country: 'DE' },
  { role: 'logist', name: 'Piotr Pawlak', email: null, company: 0, country: 'PL' },
  { role: 'logist', name: 'Lenka Dvořáková', email: null, company: 0, country: 'CZ' },
  { role: 'logist', name: 'Birgit Sommer', email: null, company: 0, country: null },
  { role: 'reporter', name: 'Ondřej Marek', email: null, company: 0, country: 'CZ' },
  { role: 'reporter', name: 'Uwe Scholz', email: null, company: 0, country: null, inactive: true },
  { role: 'courier', name: 'Felix Hartmann', email: null, company: 0, country: 'DE' },
  { role: 'courier', name: 'Johanna Lang', email: null, company: 0, country: 'DE' },
  { role: 'courier', name: 'Wojciech Król', email: null, company: 0, country: 'PL' },
  { role: 'courier', name: 'Jakub Sedláček', email: null, company: 0, country: 'CZ' },
  { role: 'logist', name: 'Zbigniew Nowicki', email: null, company: 1, country: 'PL' },
  { role: 'logist', name: 'Соломія Бойко', email: null, company: 1, country: 'UA' },
  { role: 'logist', name: 'Réka Pintér', email: null, company: 1, country: 'HU' },
  { role: 'reporter', name: 'Олег Марченко', email: null, company: 1, country: 'UA' },
  { role: 'courier', name: 'Тарас Романюк', email: null, company: 1, country: 'UA' },
  { role: 'courier', name: 'Balázs Kocsis', email: null, company: 1, country: 'HU' },
]

/** Couriers of each area, including the ones with an account. */
export const COURIERS_AN_AREA = 4
