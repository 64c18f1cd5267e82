/** hh:mm in the person's zone. */
export interface Times {
  readonly from: string
  readonly to: string
}

const WHOLE_DAY: Times = { from: '09:00', to: '18:00' }

/**
 * Returns the times (empty where there is none) that a new day begins with: the present ones, else the whole day. An end alone gets no
 * start.
 */
export function proposedTimes({ from, to }: Times): Times {
  return { from: from || (to ? '' : WHOLE_DAY.from), to: to || WHOLE_DAY.to }
}
