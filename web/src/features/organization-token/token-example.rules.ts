import type { Ability } from '@tracklane/contract/kit/endpoint'
import type { OrganizationDetail } from '@tracklane/contract/organization'

interface ExampleInput {
  /** Address of this installation: "https://orders.example.com". */
  readonly origin: string
  /** The plain token: `id|secret`. */
  readonly token: string
  readonly abilities: readonly Ability[]
  /** Where an order goes; undefined where the organization serves one country alone. */
  readonly country_id: number | undefined
}

/** A line for a shell that runs as it is: reads orders where the token may, else creates one. */
export function exampleOf({ origin, token, abilities, country_id }: ExampleInput): string {
  const header = `-H 'Authorization: Bearer ${token}'`
  if (abilities.includes('orders:read')) return `curl -sS '${origin}/api/order?per_page=10' ${header}`
  const order = JSON.stringify({ country_id, customer_full_name: 'Eve Hall', customer_address: 'Mill Lane 3' })
  return `curl -sS '${origin}/api/order' ${header} -H 'Content-Type: application/json' -d '${order}'`
}

/** The country of an example: one that the organization serves, else where most of its people are; undefined where it is left out. */
export function exampleCountry({ country_ids, by_country }: Pick<OrganizationDetail, 'country_ids' | 'by_country'>): number | undefined {
  if (country_ids.length === 1) return undefined
  const places = by_country.map(({ country_id }) => country_id)
  return country_ids.length === 0 ? places[0] : (places.find((id) => country_ids.includes(id)) ?? country_ids[0])
}

/** Whether it has ended by then. */
export function isExpired(expires_at: string, now: number): boolean {
  return new Date(expires_at).getTime() <= now
}
