import { dayOf, today } from '#lib/day.ts'

/** Returns the day of delivery in the person's zone; today where the order has no date or a past one. */
export function drivingDay(deliveryTo: string | null): string {
  const now = today()
  const promised = dayOf(deliveryTo) ?? now
  return promised < now ? now : promised
}
