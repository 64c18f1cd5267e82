import type { Answer } from '../kit/client.ts'
import type { Dice } from '../kit/dice.ts'
import { WORDS } from './filters.ts'

export type Act = (asked: WorkInput) => Promise<void>

interface WorkInput {
  readonly ids: readonly number[]
  readonly dice: Dice
  readonly ask: (method: string, path: string, body?: object) => Promise<Answer>
}

interface Seen {
  readonly data: { readonly status_id: number; readonly transitions: readonly { status_id: number; requires: readonly string[] }[] }
}

async function move({ ids, dice, ask }: WorkInput): Promise<void> {
  const id = dice.pick(ids)
  const { status, text } = await ask('GET', `/order/${id}`)
  if (status !== 200) return
  const { data } = JSON.parse(text) as Seen // it passed the schema of its endpoint
  const way = dice.pick(data.transitions.filter(({ requires }) => requires.every((field) => field === 'courier_id')))
  if (!way) return
  const body = way.requires.length > 0 ? { courier_id: await someCourier(ask, dice) } : {}
  await ask('POST', `/order/status/${id}/${way.status_id}`, body)
}

async function someCourier(ask: WorkInput['ask'], dice: Dice): Promise<number | null> {
  const { status, text } = await ask('GET', '/courier/list')
  if (status !== 200) return null
  return dice.pick((JSON.parse(text) as { data: { id: number }[] }).data)?.id ?? null
}

const edit: Act = async ({ ids, dice, ask }) => {
  const body = dice.weighed<object>([
    [1, { customer_address: `Lane ${dice.between(1, 999)}, ${dice.between(10_000, 99_999)} Town` }],
    [1, { customer_full_name: someName(dice) }],
    [1, { delivery_price: `${dice.between(0, 30)}.${dice.between(10, 99)}` }],
    [1, { payment_type: dice.pick([1, 2, null]) ?? null }],
    [1, { comment: `Ring ${dice.between(1, 9)} times` }],
  ])
  await ask('PUT', `/order/${dice.pick(ids)}`, body)
}

const create: Act = async ({ dice, ask }) => {
  await ask('POST', '/order', {
    customer_full_name: someName(dice),
    customer_address: `Road ${dice.between(1, 999)}`,
    payment_type: dice.pick([1, 1, 2]),
    products: [{ name: 'Lamp', sku: null, quantity: dice.between(1, 4), price: `${dice.between(1, 90)}.50` }],
  })
}

const pay: Act = async ({ ids, dice, ask }) => {
  await ask('POST', '/order/paid', { orders: [dice.pick(ids)], paid: dice.chance(0.6) })
}

const assign: Act = async ({ ids, dice, ask }) => {
  const courier_id = dice.chance(0.3) ? null : await someCourier(ask, dice)
  await ask('POST', '/order/courier', { order_ids: [dice.pick(ids)], courier_id })
}

const remove: Act = async ({ ids, dice, ask }) => {
  await ask('DELETE', `/order/${dice.pick(ids)}`)
}

const restore: Act = async ({ dice, ask }) => {
  const { status, text } = await ask('GET', '/order?deleted=1&per_page=10')
  const rows = status === 200 ? (JSON.parse(text) as { data: { id: number }[] }).data : []
  const row = dice.pick(rows)
  if (row) await ask('POST', `/order/${row.id}/restore`)
}

const archive: Act = async ({ ids, dice, ask }) => {
  await ask('POST', '/order/archive', { order_ids: some(ids, dice, 3) })
}

const unarchive: Act = async ({ dice, ask }) => {
  const { status, text } = await ask('GET', '/order?archived=1&per_page=10')
  const rows = status === 200 ? (JSON.parse(text) as { data: { id: number }[] }).data : []
  if (rows.length > 0) await ask('POST', '/order/archive-restore', { order_ids: rows.slice(0, dice.between(1, 4)).map(({ id }) => id) })
}

const moveMany: Act = async ({ ids, dice, ask }) => {
  await ask('POST', '/order/status', { order_ids: some(ids, dice, 12), status_id: dice.pick([2, 3]) })
}

/** Postpones more orders than an event names. */
const postponeVeryMany: Act = async ({ ids, dice, ask }) => {
  const delivery_to = new Date(Date.now() + dice.between(1, 90) * 3_600_000).toISOString()
  await ask('POST', '/order/delivery-date', { order_ids: ids.slice(0, 300), delivery_to })
}

function some(ids: readonly number[], dice: Dice, most: number): number[] {
  const from = dice.between(0, Math.max(0, ids.length - most))
  return ids.slice(from, from + dice.between(1, most))
}

function someName(dice: Dice): string {
  return `${dice.chance(0.5) ? `${dice.pick(WORDS)} ` : ''}Bob ${dice.pick(['Ray', 'Moss', 'Lind'])} ${dice.between(1, 999)}`
}

/** Actions of colleagues, with their weights. */
export const ACTS: readonly (readonly [weight: number, act: Act])[] = [
  [8, move],
  [3, edit],
  [2, pay],
  [2, assign],
  [2, create],
  [1, remove],
  [1, restore],
  [1, archive],
  [1, unarchive],
  [1, moveMany],
  [0.3, postponeVeryMany],
]
