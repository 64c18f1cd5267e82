import { dayOf, today } from '#lib/day.ts'

/** The day the courier would drive, in the person's zone: today where the order has no date or it is past. */
export function drivingDay(deliveryTo: string | null): string {
  const now = today()
  const promised = dayOf(deliveryTo) ?? now
  return promised < now ? now : promised
}
