import type { MessageEvent } from '@tracklane/contract/message-event'
import { expect, test } from 'vitest'
import { type Happening, type Person, recipientVerdicts } from './audience.rules.ts'
import type { ToldEvent } from './order-event.ts'

const person = (
  id: number,
  role: Person['role'],
  organization_id: number | null,
  country_id: number | null,
  off: MessageEvent[] = [],
): Person => ({
  id,
  role,
  organization_id,
  country_id,
  off: new Set(off),
})

/** People of organization 1 in countries 1 and 2, and of another one. The order is of organization 1, country 1, with courier 30. */
const PEOPLE: readonly Person[] = [
  person(10, 'logist', 1, 1),
  person(11, 'logist', 1, null),
  person(12, 'logist', 1, 2),
  person(13, 'logist', 2, 1),
  person(14, 'logist', null, null),
  person(15, 'logist', 1, 1, ['order.status_changed', 'order.created']),
  person(20, 'organization_admin', 1, 2),
  person(21, 'organization_admin', 2, null),
  person(30, 'courier', 1, 1),
  person(31, 'courier', 1, 1),
]
const order = { organization_id: 1, country_id: 1, courier_user_id: 30 as number | null }
const judge = (happening: Partial<Happening>, people = PEOPLE) =>
  recipientVerdicts({ event: 'order.status_changed', order, happened: {}, by: [], ...happening }, people).map((verdict) => {
    const id = verdict.person?.id ?? verdict.audience
    return 'type' in verdict ? [id, verdict.type, ...verdict.fields] : [id, `not: ${verdict.reason}`]
  })

const OFFICE = [
  [10, 'order'],
  [11, 'order'],
  [15, 'order'],
  [20, 'order'],
]
const WITHOUT_15 = OFFICE.map(([id, type]) => (id === 15 ? [15, 'not: switched_off'] : [id, type]))

test.each([
  ['order.created', WITHOUT_15],
  ['order.status_changed', WITHOUT_15],
  ['order.not_delivered', OFFICE],
  ['order.courier_assigned', OFFICE],
  ['order.courier_removed', OFFICE],
  ['order.delivery_date_changed', OFFICE],
  ['order.delivery_tomorrow', [...OFFICE, [30, 'order']]],
  ['order.changed', []],
] as const satisfies readonly (readonly [ToldEvent, unknown])[])('%s is heard by those who see the order', (event, heard) => {
  expect(judge({ event })).toEqual(heard)
})

test.each([
  [
    'the author',
    [10],
    [
      [11, 'order'],
      [15, 'not: switched_off'],
      [20, 'order'],
    ],
  ],
  [
    'the impersonator, like the impersonated person,',
    [10, 20],
    [
      [11, 'order'],
      [15, 'not: switched_off'],
      ['organization_admin', 'not: own_action'],
    ],
  ],
  [
    'all who would hear',
    [10, 11, 15, 20],
    [
      ['logist', 'not: own_action'],
      ['organization_admin', 'not: own_action'],
    ],
  ],
])('%s gets no message', (_who, by, heard) => {
  expect(judge({ by })).toEqual(heard)
})

test('an audience without a person in scope is listed so', () => {
  expect(
    judge(
      {},
      PEOPLE.filter(({ id }) => id === 12 || id === 13),
    ),
  ).toEqual([
    ['logist', 'not: nobody'],
    ['organization_admin', 'not: nobody'],
  ])
  expect(judge({ event: 'order.delivery_tomorrow', order: { ...order, courier_user_id: null } })).toEqual(OFFICE)
})

const couriers = [person(30, 'courier', 1, 1), person(31, 'courier', 1, 1, ['order.courier_removed', 'order.changed'])]

test.each([
  ['given to 30', { has_by: 30, had_by: null }, 30, [[30, 'order_new']]],
  [
    'from 31 to 30',
    { has_by: 30, had_by: 31 },
    30,
    [
      [30, 'order_new'],
      [31, 'not: switched_off'],
    ],
  ],
  [
    'from 30 to 31',
    { has_by: 31, had_by: 30 },
    31,
    [
      [30, 'order_taken'],
      [31, 'order_new'],
    ],
  ],
  ['taken off 30', { has_by: null, had_by: 30 }, null, [[30, 'order_taken']]],
  ['given to 30, who has it no more', { has_by: 30, had_by: null }, null, []],
  ['taken off 30, who has it again', { has_by: null, had_by: 30 }, 30, []],
  ['changed', { has_by: 30, had_by: 30, fields: ['status', 'phone'] }, 30, [[30, 'order_changed', 'status', 'phone']]],
  ['changed, and somebody else’s by now', { has_by: 30, had_by: 30, fields: ['status'] }, 31, []],
  ['changed in nothing that concerns them', { has_by: 30, had_by: 30, fields: [] }, 30, []],
  ['changed in what 31 has switched off', { has_by: 31, had_by: 31, fields: ['comment'] }, 31, [[31, 'not: switched_off']]],
  ['changed in that and more', { has_by: 31, had_by: 31, fields: ['comment', 'status'] }, 31, [[31, 'order_changed', 'status']]],
] as const)('an order %s', (_what, happened, courier_user_id, heard) => {
  const change = { ...happened, fields: 'fields' in happened ? [...happened.fields] : [] }
  expect(judge({ event: 'order.changed', order: { ...order, courier_user_id }, happened: change }, couriers)).toEqual(heard)
})

test('couriers get no message of their own changes', () => {
  expect(judge({ event: 'order.changed', happened: { has_by: 30, had_by: 30, fields: ['status'] }, by: [30] }, couriers)).toEqual([])
})
