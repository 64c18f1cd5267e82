/** Where the people of the journeys are, whatever the zone of the machine. */
export const ZONE = 'Europe/Berlin'
