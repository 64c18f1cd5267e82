/** A Wednesday morning: the day's orders are on their way, and some are late. */
export const MOMENT = new Date('2026-06-10T08:40:00Z')
