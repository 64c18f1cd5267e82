import { afterAll, expect, test, vi } from 'vitest'
import { dayFromNow, today } from '#lib/day.ts'
import { translate } from '#lib/i18n.ts'
import { orderChips } from './order-chips.rules.ts'
import type { OrderFilterParts } from './order-filter-parts.ts'

// Set while tests are collected too, since their tables name days.
vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 2, 12) })
afterAll(() => void vi.useRealTimers())

const names = {
  status: (id: number) => `S${id}`,
  courier: (id: number) => `C${id}`,
  subStatus: (id: number) => `R${id}`,
  country: (id: number) => `L${id}`,
  organization: (id: number) => `#${id}`,
  amount: (amount: string) => amount.replace('.', ','),
}
const noon = new Date(2026, 4, 10, 12, 30).toISOString()

test.each<[OrderFilterParts, string, string]>([
  [{ track: ['TL1'] }, 'code,track,foreign_id', 'Number: TL1'],
  [{ code: ['TL1'], foreign_id: ['HK, 2'] }, 'code,track,foreign_id', 'Number: TL1, HK, 2'],
  [{ code: ['TL1', 'TL2', 'TL3'] }, 'code,track,foreign_id', 'Numbers: 3'],
  [{ status_id: [1, 2] }, 'status_id', 'Status: S1, S2'],
  [{ sub_status_id: [4, 5] }, 'sub_status_id', 'Reason: R4, R5'],
  [{ courier_id: [7, 8] }, 'courier_id', 'Courier: C7, C8'],
  [{ country_id: [1, 2] }, 'country_id', 'Country: L1, L2'],
  [{ organization_id: [3] }, 'organization_id', 'Organization: #3'],
  [{ payment_type: [1, 2] }, 'payment_type', 'Payment: COD, Prepaid'],
  [{ paid: true }, 'paid', 'Paid'],
  [{ paid: false }, 'paid', 'Not paid'],
  [
    { delivery_date_from: '2026-05-10', delivery_date_to: '2026-05-12' },
    'delivery_date_from,delivery_date_to',
    'Delivery: 10.05.2026 – 12.05.2026',
  ],
  [{ delivery_date_from: '2026-05-10' }, 'delivery_date_from,delivery_date_to', 'Delivery: 10.05.2026 – …'],
  [{ delivery_date_to: '2026-05-12' }, 'delivery_date_from,delivery_date_to', 'Delivery: … – 12.05.2026'],
  [{ delivery_date_from: '2026-05-10', delivery_date_to: '2026-05-10' }, 'delivery_date_from,delivery_date_to', 'Delivery: 10.05.2026'],
  [{ delivery_date_to: noon }, 'delivery_date_from,delivery_date_to', 'Delivery: … – 10.05.2026 12:30'],
  [{ created_at_from: today() }, 'created_at_from,created_at_to', 'Created: Today – …'],
  [{ created_at_to: today() }, 'created_at_from,created_at_to', 'Created: … – Today'],
  [{ delivered_at_from: dayFromNow(-1) }, 'delivered_at_from,delivered_at_to', 'Delivered at: Yesterday – …'],
  [{ delivered_at_to: dayFromNow(-1) }, 'delivered_at_from,delivered_at_to', 'Delivered at: … – Yesterday'],
  [{ status_changed_at_from: dayFromNow(1) }, 'status_changed_at_from,status_changed_at_to', 'In this status since: Tomorrow – …'],
  [{ status_changed_at_to: dayFromNow(1) }, 'status_changed_at_from,status_changed_at_to', 'In this status since: … – Tomorrow'],
  [{ paid_at_from: '2026-05-10' }, 'paid_at_from,paid_at_to', 'Paid at: 10.05.2026 – …'],
  [{ paid_at_to: '2026-05-10' }, 'paid_at_from,paid_at_to', 'Paid at: … – 10.05.2026'],
  [{ total_from: '5', total_to: '10.50' }, 'total_from,total_to', 'Total: 5 – 10,50'],
  [{ currency_code: ['EUR', 'HUF'] }, 'currency_code', 'Currency: EUR, HUF'],
  [{ archived: true }, 'archived', 'Archived'],
  [{ archived: false }, 'archived', 'Not archived'],
  [{ archived: 'any' }, 'archived', 'Archived too'],
  [{ deleted: true }, 'deleted', 'Deleted'],
  [{ deleted: 'any' }, 'deleted', 'Deleted too'],
  [{ deleted: false }, 'deleted', 'Not deleted'],
  [{ late: true }, 'late', 'Late orders'],
  [{ late: false }, 'late', 'Not late'],
  [{ has_sub_status: true }, 'has_sub_status', 'With a reason'],
  [{ has_sub_status: false }, 'has_sub_status', 'Without a reason'],
  [{ courier_id: ['none'] }, 'courier_id', 'Courier: Without courier'],
  [{ has_courier: true }, 'has_courier', 'With courier'],
  [{ has_courier: false }, 'has_courier', 'Without courier'],
])('%j is one chip', (filter, key, text) => {
  const [chip, ...others] = orderChips(translate, filter, names)
  expect(others).toEqual([])
  expect(chip).toMatchObject({ key, parts: key.split(','), text })
  expect(chip?.label ? `${chip.label}: ${chip.value}` : chip?.value).toBe(text)
})

test.each<OrderFilterParts>([{}, { search: 'Ann' }, { status_id: [] }, { track: [] }, { code: [] }])('%j is no chip', (filter) => {
  expect(orderChips(translate, filter, names)).toEqual([])
})

test('chips have one order, independent of the address', () => {
  const chips = orderChips(translate, { deleted: true, paid: true, status_id: [1], track: ['TL1'] }, names)
  expect(chips.map(({ key }) => key)).toEqual(['code,track,foreign_id', 'status_id', 'paid', 'deleted'])
})

test.each<[OrderFilterParts, string]>([
  [{ track: ['TL1'] }, 'filter: TL1'],
  [{ track: ['TL1', 'TL2', 'TL3'] }, 'filter: filter'],
  [{ status_id: [1] }, 'order: S1'],
  [{ sub_status_id: [4] }, 'order: R4'],
  [{ courier_id: [7] }, 'order: C7'],
  [{ country_id: [1] }, 'order: L1'],
  [{ payment_type: [1] }, 'order: order'],
  [{ paid: true }, 'order'],
  [{ paid: false }, 'filter'],
  [{ late: true }, 'filter'],
  [{ late: false }, 'filter'],
  [{ delivery_date_from: today() }, 'order: field – …'],
  [{ created_at_from: dayFromNow(-1) }, 'order: field – …'],
  [{ delivered_at_from: dayFromNow(1) }, 'order: field – …'],
  [{ status_changed_at_from: today() }, 'filter: field – …'],
  [{ paid_at_from: today() }, 'order: field – …'],
  [{ total_from: '5' }, 'order: 5 – …'],
  [{ currency_code: ['EUR'] }, 'order: EUR'],
  [{ archived: true }, 'order'],
  [{ archived: false }, 'filter'],
  [{ deleted: true }, 'order'],
  [{ deleted: false }, 'filter'],
])('%j has the words of: %s', (filter, text) => {
  expect(orderChips((category) => category, filter, names).map((chip) => chip.text)).toEqual([text])
})
