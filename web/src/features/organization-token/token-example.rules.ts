import type { Ability } from '@tracklane/contract/kit/endpoint'
import type { OrganizationDetail } from '@tracklane/contract/organization'

interface ExampleInput {
  /** The address of this installation: "https://orders.example.com". */
  readonly origin: string
  /** The plain token: `id|secret`. */
  readonly token: string
  readonly abilities: readonly Ability[]
  /** The country of the order; undefined where the organization serves only one. */
  readonly country_id: number | undefined
}

/** Returns a line for a shell that works unchanged: it reads orders where the token may, else creates one. */
export function exampleOf({ origin, token, abilities, country_id }: ExampleInput): string {
  const header = `-H 'Authorization: Bearer ${token}'`
  if (abilities.includes('orders:read')) return `curl -sS '${origin}/api/order?per_page=10' ${header}`
  const order = JSON.stringify({ country_id, customer_full_name: 'Eve Hall', customer_address: 'Mill Lane 3' })
  return `curl -sS '${origin}/api/order' ${header} -H 'Content-Type: application/json' -d '${order}'`
}

/**
 * Returns the country of the example: one that the organization serves, else the one with most of its people; undefined where it is left
 * out.
 */
export function exampleCountry({ country_ids, by_country }: Pick<OrganizationDetail, 'country_ids' | 'by_country'>): number | undefined {
  if (country_ids.length === 1) return undefined
  const places = by_country.map(({ country_id }) => country_id)
  return country_ids.length === 0 ? places[0] : (places.find((id) => country_ids.includes(id)) ?? country_ids[0])
}

/** Returns whether it has expired by then. */
export function isExpired(expires_at: string, now: number): boolean {
  return new Date(expires_at).getTime() <= now
}
