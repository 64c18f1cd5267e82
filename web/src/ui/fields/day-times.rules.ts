/** hh:mm in the person's zone. */
export interface Times {
  readonly from: string
  readonly to: string
}

const WHOLE_DAY: Times = { from: '09:00', to: '18:00' }

/** The times (empty where there is none) that a day begins with: those there are, else the whole day. An end alone gets no start that nobody has named. */
export function proposedTimes({ from, to }: Times): Times {
  return { from: from || (to ? '' : WHOLE_DAY.from), to: to || WHOLE_DAY.to }
}
