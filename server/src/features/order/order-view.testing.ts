import type { OrderView } from './order.rules.ts'

const AT = new Date('2026-05-01T08:00:00Z')

/** An order as the rules read it: new, open, 100.00 + 5.00 EUR, COD. */
export function orderView(changes: Partial<OrderView> = {}): OrderView {
  return {
    id: 1,
    organization_id: 1,
    country_id: 1,
    foreign_id: null,
    track: 'TL1',
    status_id: 1,
    sub_status_id: null,
    customer_full_name: 'Bob Ray',
    customer_phone: null,
    customer_email: null,
    customer_language: null,
    customer_address: 'Main Street 1, Berlin',
    payment_type: 1,
    products: [{ name: 'Lamp', sku: null, quantity: 2, price: '50.0000' }],
    products_amount: 2,
    order_price: '100.0000',
    delivery_price: '5.0000',
    total: '105.0000',
    currency_code: 'EUR',
    delivery_from: null,
    delivery_to: null,
    delivered_at: null,
    comment: null,
    courier_order_id: null,
    courier_id: null,
    paid_at: null,
    archived_at: null,
    deleted_at: null,
    status_changed_at: AT,
    created_at: AT,
    updated_at: AT,
    version: 1,
    country_name: 'Germany',
    sub_status: null,
    courier: null,
    courier_user_id: null,
    digits: 2,
    flow: null,
    ...changes,
  }
}
