import { dayOf, today } from '#lib/day.ts'

/** The day a courier would drive them: the one they are all promised for; today where that is past, open, or not one day. */
export function courierDay(orders: readonly { readonly delivery_to: string | null }[]): string {
  const now = today()
  const days = new Set(orders.map(({ delivery_to }) => dayOf(delivery_to) ?? now).map((day) => (day < now ? now : day)))
  const [day = now, ...others] = days
  return others.length === 0 ? day : now
}
