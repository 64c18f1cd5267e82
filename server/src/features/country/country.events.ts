import { defineEvent } from '#platform/events/event.ts'

/** Emitted when a country was created, or when its zone, its times or its active state has changed. */
export const countryChanged = defineEvent<{ readonly id: number }>('country.changed')
