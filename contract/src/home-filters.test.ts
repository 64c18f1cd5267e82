import { expect, test } from 'vitest'
import { homeFilters } from './home-filters.ts'
import { OrderFilter } from './order-filter.ts'

const open = [1, 2, 3, 4, 6]
const [first, last] = ['2026-05-01', '2026-05-14']

test.each([
  ['status', homeFilters.status(6), { status_id: [6] }],
  ['open', homeFilters.open(), { status_id: open }],
  ['openIn', homeFilters.openIn(2), { status_id: open, country_id: [2] }],
  ['late', homeFilters.late(), { late: true }],
  ['without courier', homeFilters.withoutCourier(), { status_id: [3, 4, 6], has_courier: false }],
  ['expected', homeFilters.expected(), { archived: 'any', status_id: [6], payment_type: [1] }],
  ['expected in a currency', homeFilters.expected('EUR'), { archived: 'any', status_id: [6], payment_type: [1], currency_code: ['EUR'] }],
  ['outstanding', homeFilters.outstanding(), { archived: 'any', status_id: [7, 8, 9], payment_type: [1], paid: false }],
  [
    'outstanding in a currency',
    homeFilters.outstanding('PLN'),
    { archived: 'any', status_id: [7, 8, 9], payment_type: [1], paid: false, currency_code: ['PLN'] },
  ],
  ['collected', homeFilters.collected(first), { archived: 'any', payment_type: [1], paid_at_from: first, paid_at_to: first }],
  [
    'collected in a currency',
    homeFilters.collected(first, 'EUR'),
    { archived: 'any', payment_type: [1], paid_at_from: first, paid_at_to: first, currency_code: ['EUR'] },
  ],
  ['created', homeFilters.created(first, last), { created_at_from: first, created_at_to: last }],
  ['created on a day', homeFilters.created(first), { created_at_from: first, created_at_to: first }],
  ['delivered', homeFilters.delivered(first, last), { delivered_at_from: first, delivered_at_to: last }],
  ['delivered on a day', homeFilters.delivered(first), { delivered_at_from: first, delivered_at_to: first }],
  ['rejected', homeFilters.rejected(first, last), { rejected_at_from: first, rejected_at_to: last, archived: 'any' }],
  ['rejected on a day', homeFilters.rejected(first), { rejected_at_from: first, rejected_at_to: first, archived: 'any' }],
  [
    'rejected for a reason',
    homeFilters.rejectedFor(3, first, last),
    { rejected_at_from: first, rejected_at_to: last, archived: 'any', sub_status_id: [3] },
  ],
])('the list knows the filter behind "%s"', (_name, filter, found) => {
  expect(filter).toEqual(found)
  expect(OrderFilter.parse(filter)).toEqual(found)
})
