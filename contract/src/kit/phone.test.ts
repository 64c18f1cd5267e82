import { describe, expect, test } from 'vitest'
import { dialledNumber, e164 } from './phone.ts'

const CALLED = '+49170222333'

describe('one number in every spelling', () => {
  test.each([
    '+49 170 222333',
    '+49 (0) 170 222333',
    '0049 170 222333',
    '0170 222333',
    '＋49 170 222333',
    '(+49) 170 222333',
    '[+49] 170/222333',
    '(+49)(0)170 222333',
    '(0049) (0) 170 222333',
    '+49 0170 222333',
    '0049 0170 222333',
    'Tel. +49 170 222333',
    'tel:+49170222333',
    'Mobil: +49 (0) 170 222333',
    "'+49 170 222333",
    '\u202a+49 170 222333\u202c',
    '\u200e+49 170 222333',
    'Apt. 5, +49 170 222333',
  ])('%j', (phone) => {
    expect(e164(phone, '+49')).toBe(CALLED)
  })
})

describe('a number ends where words begin', () => {
  test.each([
    '0170 222333 nach 18 Uhr',
    '+49 170 222333 ab 17 Uhr',
    '0170-222333 Büro 12',
    '0170 222333 (privat) 030 12345678',
    '0170 222333 ext. 12 (Ann)',
    '2 x klingeln, 0170 222333',
    'Дім 4, 0170 222333 після 18',
  ])('%j', (phone) => {
    expect(e164(phone, '+49')).toBe(CALLED)
  })

  test.each([
    ['0800 TELEKOM 33', '080033'],
    ['0170 22o333', '017022333'],
  ])('%j has too few digits on either side and is dialled unchanged', (phone, digits) => {
    expect(dialledNumber(phone)).toBe(digits)
  })
})

describe('the first of two numbers is dialled', () => {
  test.each([
    '+49 170 222333 / +49 30 999999',
    '0170 222333, 030 999999',
    '0170 222333\n030 999999',
    '+49 170 222333\r\n+49 30 999999',
    '+49 170 222333 +49 30 999999',
    '0170 222333 +49 30 999999',
  ])('%j', (phone) => {
    expect(e164(phone, '+49')).toBe(CALLED)
  })
})

test.each([
  ['(+48) 600 100 200', '+48600100200'],
  ['0600 100 200', '0600100200'],
  ['Tel. (0049) 170 222333', '0049170222333'],
  ['no number', ''],
  ['+', ''],
])('%j is dialled as %s', (phone, digits) => {
  expect(dialledNumber(phone)).toBe(digits)
})

test.each([
  ['600 100 200', '48', '+48600100200'],
  ['06 30 123 4567', '+36', '+36301234567'],
  ['8 912 345-67-89', '7', '+79123456789'],
  ['06 1234 5678', '39', '+390612345678'],
  ['+39 06 1234 5678', '39', '+390612345678'],
  ['+36 06 30 123 4567', '36', '+36301234567'],
  ['+7 812 345 67 89', '7', '+78123456789'],
  ['+225 07 12 34 56 78', '225', '+2250712345678'],
  ['030 123456 ext. 12', '49', '+4930123456'],
  ['600 100 200', '', undefined],
  ['none', '49', undefined],
  ['+49', '49', undefined],
  ['0170/222333/0171/333444', '49', undefined],
  ['+683 4002', '49', '+6834002'],
])('%j in the country %s is %s', (phone, code, called) => {
  expect(e164(phone, code)).toBe(called)
})
