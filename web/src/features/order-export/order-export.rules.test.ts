import { expect, test } from 'vitest'
import { exportColumns, exportSort } from './order-export.rules.ts'

test.each([
  [['track'], ['track']],
  [
    ['total', 'status', 'delivery_from'],
    ['total', 'currency_code', 'payment_type', 'paid', 'status', 'sub_status', 'delivery_from', 'delivery_to'],
  ],
  [
    ['customer_phone', 'customer_full_name', 'id'],
    ['customer_phone', 'customer_full_name', 'id'],
  ],
  [
    ['order_price', 'delivery_price', 'payment_type'],
    ['order_price', 'currency_code', 'delivery_price', 'payment_type', 'paid'],
  ],
  [['organization', 'constructor', '__proto__', 'attempts'], ['organization']],
  [['last_reason', 'sub_status'], ['sub_status']],
  [[], []],
])('for the columns %j the file has %j', (shown, columns) => expect(exportColumns(shown)).toEqual(columns))

test.each([
  [undefined, undefined],
  ['-total,id', '-total,id'],
  ['distance,-created_at', '-created_at'],
  ['-distance', undefined],
])('a list sorted by %j is exported by %j', (sort, exported) => expect(exportSort(sort)).toBe(exported))
