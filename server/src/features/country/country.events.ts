import { defineEvent } from '#platform/events/event.ts'

/** A country was made, or its clock, its times or whether it is active have changed. */
export const countryChanged = defineEvent<{ readonly id: number }>('country.changed')
