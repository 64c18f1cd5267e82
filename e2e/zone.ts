/** The zone of the people in the journeys, whatever the machine's zone. */
export const ZONE = 'Europe/Berlin'
