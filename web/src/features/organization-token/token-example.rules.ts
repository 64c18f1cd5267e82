import type { Ability } from '@tracklane/contract/kit/endpoint'

interface ExampleInput {
  /** Address of this installation: "https://orders.example.com". */
  readonly origin: string
  /** The plain token: `id|secret`. */
  readonly token: string
  readonly abilities: readonly Ability[]
  /** Where an order may go. */
  readonly country_id: number | undefined
}

/** A line for a shell that runs as it is: reads orders where the token may, else creates one. */
export function exampleOf({ origin, token, abilities, country_id }: ExampleInput): string {
  const header = `-H 'Authorization: Bearer ${token}'`
  if (abilities.includes('orders:read')) return `curl -sS '${origin}/api/order?per_page=10' ${header}`
  const order = JSON.stringify({ country_id, customer_full_name: 'Eve Hall', customer_address: 'Mill Lane 3' })
  return `curl -sS '${origin}/api/order' ${header} -H 'Content-Type: application/json' -d '${order}'`
}

/** Whether it has ended by then. */
export function isExpired(expires_at: string, now: number): boolean {
  return new Date(expires_at).getTime() <= now
}
