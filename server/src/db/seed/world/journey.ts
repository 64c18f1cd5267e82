import { STATUS, type StatusId } from '@tracklane/contract/order-status'
import type { Calendar } from './calendar.ts'
import type { Random } from './random.ts'

export interface Step {
  readonly to: StatusId
  readonly at: number
  /** The English name of the sub-status that a courier or logist chose. */
  readonly reason: string | null
}

/** The ways of an order to its status, with their weights; every step is in the default flow. */
const WAYS: Record<StatusId, readonly (readonly [path: string, weight: number])[]> = {
  1: [['', 1]],
  2: [['2', 1]],
  3: [
    ['2 3', 92],
    ['2 3 6 4 3', 8],
  ],
  4: [
    ['2 3 6 4', 92],
    ['2 3 6 4 6 4', 8],
  ],
  5: [
    ['2 3 6 5', 62],
    ['2 3 6 4 6 5', 14],
    ['2 5', 14],
    ['5', 6],
    ['2 3 5', 4],
  ],
  6: [
    ['2 3 6', 88],
    ['2 3 6 4 6', 12],
  ],
  7: [
    ['2 3 6 7', 88],
    ['2 3 6 4 6 7', 9],
    ['2 3 6 4 3 6 7', 3],
  ],
  8: [['2 3 8', 1]],
  9: [
    ['2 3 6 7 9', 82],
    ['2 3 8 9', 7],
    ['2 3 6 4 6 7 9', 9],
    ['2 3 6 5 4 6 7 9', 2],
  ],
  10: [
    ['2 3 6 5 10', 74],
    ['2 3 6 4 6 5 10', 20],
    ['2 3 5 10', 6],
  ],
}

/** The fewest and most working hours between two statuses. */
const GAPS: Record<string, readonly [number, number]> = {
  '1 2': [0.2, 5],
  '1 5': [1, 9],
  '2 3': [0.7, 7],
  '2 5': [1, 10],
  '3 5': [4, 20],
  '3 6': [1.5, 12],
  '3 8': [2, 22],
  '4 3': [2, 9],
  '4 6': [6, 22],
  '5 4': [5, 22],
  '5 10': [11, 44],
  '6 4': [1, 7],
  '6 5': [1, 7],
  '6 7': [0.6, 8],
  '7 9': [8, 33],
  '8 9': [8, 33],
}

const REASONS: Partial<Record<StatusId, readonly (readonly [string | null, number])[]>> = {
  2: [
    [null, 84],
    ['Waiting for stock', 10],
    ['Address being checked', 6],
  ],
  7: [
    [null, 91],
    ['Left with a neighbour', 6],
    ['Left at the door', 3],
  ],
  4: [
    [null, 8],
    ['Nobody at home', 45],
    ['Customer asked for another day', 25],
    ['Phone not answered', 18],
    ['Courier out of time', 12],
  ],
  5: [
    [null, 7],
    ['Customer refused', 44],
    ['Not reachable', 22],
    ['Wrong address', 16],
    ['Damaged', 8],
  ],
}

/** Reasons for a refusal before the order was on the road. */
const OFFICE_REASONS = [
  ['Ordered twice', 40],
  ['Too expensive', 30],
  ['Wrong address', 30],
] as const

/** Returns the steps to `status`, the last one at `end`; each lies in working hours and after the one before. */
export function journey(random: Random, calendar: Calendar, goal: { status: StatusId; end: number }): Step[] {
  const way = random.weighted(WAYS[goal.status])
  const path = way === '' ? [] : way.split(' ').map((code) => Number(code) as StatusId) // WAYS only holds codes
  const steps: Step[] = []
  let at = goal.end
  for (let index = path.length - 1; index >= 0; index -= 1) {
    const to = path[index]
    if (to === undefined) continue
    const from = path[index - 1] ?? STATUS.NEW
    steps.unshift({ to, at, reason: reasonOf(random, from, to) })
    const [least, most] = GAPS[`${from} ${to}`] ?? [1, 8]
    at = Math.min(calendar.workBack(at, random.between(least, most)), at - 60_000)
  }
  return steps
}

function reasonOf(random: Random, from: StatusId, to: StatusId): string | null {
  const reasons = REASONS[to]
  if (!reasons) return null
  const isInOffice = to === STATUS.REJECTED && from !== STATUS.IN_DELIVERY
  return random.weighted(isInOffice ? OFFICE_REASONS : reasons)
}
