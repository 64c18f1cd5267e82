import type { Page } from '@playwright/test'
import { get, post } from './session.ts'

export const STATUS = { NEW: 1, PROCESSING: 2, READY: 3, REDELIVERY: 4, REJECTED: 5, IN_DELIVERY: 6, DELIVERED: 7 } as const

export interface PlacedOrder {
  id: number
  track: string
  status_id: number
  courier: string | null
  delivery_from: string | null
  delivery_to: string | null
}

/** The shortest allowed way from a new order to each status. */
const WAYS: Record<number, readonly number[]> = {
  [STATUS.NEW]: [],
  [STATUS.PROCESSING]: [STATUS.PROCESSING],
  [STATUS.READY]: [STATUS.PROCESSING, STATUS.READY],
  [STATUS.IN_DELIVERY]: [STATUS.PROCESSING, STATUS.READY, STATUS.IN_DELIVERY],
  [STATUS.REDELIVERY]: [STATUS.PROCESSING, STATUS.READY, STATUS.IN_DELIVERY, STATUS.REDELIVERY],
}

interface Wish {
  status?: number
  /** The courier's name; required for an order in delivery. */
  courier?: string
}

/** Makes an order for one journey, so that no journey depends on another one's changes. */
export async function placeOrder(page: Page, { status = STATUS.NEW, courier }: Wish = {}): Promise<PlacedOrder> {
  let order = await post<PlacedOrder>(page, '/order', {
    customer_full_name: 'Greta Sommerfeld',
    customer_phone: '+49 40 5550 1234',
    customer_address: 'Große Elbstraße 14, 22767 Hamburg',
    payment_type: 1,
    products: [{ name: 'Desk lamp', sku: 'LAMP-1', quantity: 2, price: '39.90' }],
    delivery_price: '4.90',
    delivery_to: new Date(Date.now() + 2 * 60 * 60 * 1000).toISOString(),
  })
  const courier_id = courier && (await courierNamed(page, courier)).id
  for (const step of WAYS[status] ?? []) order = await move(page, order, step, step === STATUS.IN_DELIVERY ? { courier_id } : {})
  return order
}

/** Moves the order as a colleague would. */
export function move(page: Page, { id }: PlacedOrder, status: number, body: object = {}): Promise<PlacedOrder> {
  return post<PlacedOrder>(page, `/order/status/${id}/${status}`, body)
}

export function readOrder(page: Page, { id }: PlacedOrder): Promise<PlacedOrder> {
  return get<PlacedOrder>(page, `/order/${id}`)
}

export async function courierNamed(page: Page, name: string): Promise<{ id: number; name: string }> {
  const couriers = await get<{ id: number; name: string }[]>(page, '/courier/list')
  const found = couriers.find((courier) => courier.name === name)
  if (!found) throw new Error(`No courier ${name} among ${couriers.map((courier) => courier.name).join(', ')}`)
  return found
}
