import { STATUS, type StatusId } from '@tracklane/contract/order-status'
import { address, phone } from './addresses.ts'
import type { Calendar, Window } from './calendar.ts'
import { COURIER_NOTES, WISHES } from './comments.ts'
import { journey, type Step } from './journey.ts'
import { mailName, personName } from './names.ts'
import type { CourierRow, UserRow } from './people.ts'
import type { SalesCountry } from './places.ts'
import { type Basket, basket } from './products.ts'
import { type Random, randomFrom } from './random.ts'

/** The name of the token with which a company's shops send their orders. */
export const SHOP = 'Online shop'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The people of a place, and its working time. */
export interface SalesArea {
  readonly organization_id: number
  readonly country_id: number
  readonly prefix: string
  readonly place: SalesCountry
  readonly calendar: Calendar
  readonly couriers: readonly CourierRow[]
  readonly logists: readonly UserRow[]
}

interface Goal {
  /** Unique in the world: the order's details follow from it. */
  readonly serial: number
  readonly status: StatusId
  /** Working hours since the order got its status. */
  readonly resting: number
}

interface Move extends Step {
  readonly actor: Author
  readonly comment: string | null
}

interface Assignment {
  readonly courier: CourierRow
  readonly at: number
  readonly actor: Author
}

export interface Author {
  readonly kind: 'user' | 'token'
  readonly id: number
  readonly name: string
}

export interface OrderDraft extends Basket {
  readonly area: SalesArea
  readonly status: StatusId
  readonly serial: number
  readonly created_at: number
  readonly creator: Author
  readonly moves: readonly Move[]
  readonly assignments: readonly Assignment[]
  readonly customer_full_name: string
  readonly customer_phone: string
  readonly customer_email: string | null
  readonly customer_address: string
  readonly payment_type: 1 | 2 | null
  readonly window: Window | null
  readonly delivered_at: number | null
  readonly comment: string | null
  readonly paid_at: number | null
  readonly archived_at: number | null
  readonly deleted_at: number | null
}

/** Makes an order that got the goal's status by allowed steps, all of them in the past. */
export function draftOrder(area: SalesArea, goal: Goal): OrderDraft {
  const random = randomFrom(goal.serial + 10_000)
  const { calendar, place } = area
  const name = personName(random, place.code)
  const goods = basket(random, place)
  const payment_type = random.chance(0.02) ? null : random.chance(place.cod) ? 1 : 2

  const end = calendar.workBack(calendar.now, goal.resting)
  const steps = journey(random, calendar, { status: goal.status, end })
  const created_at = orderedAt(random, calendar, steps[0]?.at)
  const assignments = assign(random, area, steps)
  const moves = steps.map((step, index) => move(random, { area, step, from: steps[index - 1]?.to ?? STATUS.NEW }, assignments))
  const last = steps.at(-1)?.at ?? created_at
  const delivered_at = steps.findLast((step) => step.to === STATUS.DELIVERED)?.at ?? null
  return {
    ...goods,
    area,
    status: goal.status,
    serial: goal.serial,
    created_at,
    creator: random.chance(0.9) ? shopOf(area) : authorOf(random.pick(area.logists)),
    moves,
    assignments,
    customer_full_name: name.full,
    customer_phone: phone(random, place.code),
    customer_email: random.chance(0.7) ? `${mailName(name)}${random.whole(1, 99)}@example.com` : null,
    customer_address: address(random, place.code),
    payment_type,
    window: windowOf(random, calendar, { status: goal.status, steps }),
    delivered_at,
    comment: random.chance(0.28) ? random.pick(WISHES[place.code]) : null,
    paid_at: paidAt(random, calendar, { payment_type, created_at, steps }),
    archived_at: archivedAt(random, calendar, goal.status, last),
    deleted_at: random.chance(0.006) ? Math.min(last + random.between(0.2, 20) * HOUR, calendar.now) : null,
  }
}

/** Returns the time of ordering: customers order at any waking hour. */
function orderedAt(random: Random, calendar: Calendar, firstStep: number | undefined): number {
  const before = firstStep ?? calendar.now
  const hours = random.chance(0.6) ? random.between(0.1, 3) : random.between(3, 15)
  const time = before - hours * HOUR
  const hour = calendar.hourOf(time)
  return hour < 6 ? time - (hour + random.between(1, 3.5)) * HOUR : time
}

/** Assigns a courier before each time the order goes on the road; usually the current courier keeps it. */
function assign(random: Random, area: SalesArea, steps: readonly Step[]): Assignment[] {
  const assignments: Assignment[] = []
  for (const step of steps) {
    if (step.to !== STATUS.IN_DELIVERY) continue
    const actor = authorOf(random.pick(area.logists))
    const former = assignments.at(-1)
    if (former && random.chance(0.7)) continue
    assignments.push({ courier: random.pick(area.couriers), at: step.at, actor })
  }
  const ready = steps.at(-1)
  if (ready?.to === STATUS.READY && assignments.length === 0 && random.chance(0.3))
    assignments.push({ courier: random.pick(area.couriers), at: ready.at, actor: authorOf(random.pick(area.logists)) })
  return assignments
}

interface Walked {
  readonly area: SalesArea
  readonly step: Step
  readonly from: StatusId
}

/** Makes a move. Only couriers take steps away from the road, as in the default flow. */
function move(random: Random, { area, step, from }: Walked, assignments: readonly Assignment[]): Move {
  const onTheRoad = from === STATUS.IN_DELIVERY && (step.to === STATUS.DELIVERED || (step.reason !== null && !OFFICE_ONLY.has(step.reason)))
  const courier = assignments.findLast((one) => one.at < step.at)?.courier
  const isCouriers = onTheRoad && courier !== undefined && courier.user_id !== null
  const actor = isCouriers ? courierAuthor(courier) : authorOf(random.pick(area.logists))
  const notes = step.reason === null ? undefined : COURIER_NOTES[area.place.code][step.reason]
  const comment = courier && notes && random.chance(0.65) ? random.pick(notes) : null
  return { ...step, actor, comment }
}

const OFFICE_ONLY = new Set(['Ordered twice', 'Too expensive', 'Waiting for stock', 'Address being checked'])

/** Returns the delivery window: in the future for open orders, some of them missed; the window of the attempt for the others. */
function windowOf(random: Random, calendar: Calendar, { status, steps }: { status: StatusId; steps: readonly Step[] }): Window | null {
  const ahead = (least: number, most: number, late: number): Window =>
    calendar.window(calendar.now, random.chance(late) ? -random.whole(1, 3) : random.whole(least, most))
  if (steps.some((step) => step.to === STATUS.PICKED_UP)) return null
  if (status === STATUS.NEW) return random.chance(0.15) ? null : ahead(4, 14, 0)
  if (status === STATUS.PROCESSING) return ahead(2, 9, 0.07)
  if (status === STATUS.READY) return ahead(0, 6, 0.1)
  if (status === STATUS.IN_DELIVERY) return ahead(0, 2, 0.16)
  if (status === STATUS.REDELIVERY) return ahead(2, 10, 0.18)
  const attempt = steps.findLast((step) => step.to === STATUS.DELIVERED || step.to === STATUS.REJECTED)
  return attempt ? calendar.window(attempt.at, random.chance(0.1) ? -1 : 0) : null
}

interface Payment {
  readonly payment_type: number | null
  readonly created_at: number
  readonly steps: readonly Step[]
}

/** Returns the time of payment: at once for prepaid orders; for cash when the courier hands it in, which some have still to do. */
function paidAt(random: Random, calendar: Calendar, { payment_type, created_at, steps }: Payment): number | null {
  if (payment_type === 2) return Math.min(created_at + random.between(0.5, 9) * 60_000, steps[0]?.at ?? calendar.now)
  if (payment_type === null) return null
  const handedOver = steps.findLast((step) => step.to === STATUS.DELIVERED || step.to === STATUS.PICKED_UP)
  if (!handedOver) return null
  if (handedOver.to === STATUS.PICKED_UP) return handedOver.at
  const completed = steps.at(-1)
  if (completed?.to === STATUS.COMPLETED) return random.chance(0.96) ? between(random, handedOver.at, completed.at) : null
  return random.chance(0.3) ? between(random, handedOver.at, calendar.now) : null
}

function archivedAt(random: Random, calendar: Calendar, status: StatusId, last: number): number | null {
  const isFinished = status === STATUS.COMPLETED || status === STATUS.RETURNED
  const at = last + random.between(7, 14) * DAY
  return isFinished && at < calendar.now && random.chance(0.8) ? at : null
}

function between(random: Random, from: number, to: number): number {
  return from + (to - from) * random.between(0.1, 0.9)
}

function shopOf(area: SalesArea): Author {
  return { kind: 'token', id: area.organization_id, name: SHOP }
}

export function authorOf(user: UserRow): Author {
  return { kind: 'user', id: user.id, name: `${user.first_name} ${user.last_name}` }
}

function courierAuthor(courier: CourierRow): Author {
  return { kind: 'user', id: courier.user_id ?? 0, name: `${courier.first_name} ${courier.last_name}` }
}
