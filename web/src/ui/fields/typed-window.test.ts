import { expect, test } from 'vitest'
import { AFTERNOON, MORNING, type TypedWindow, typedWindow } from './typed-window.ts'

/** A Thursday. */
const TODAY = '2026-11-26'
const [TOMORROW, AFTER, FRIDAY, THURSDAY] = ['2026-11-27', '2026-11-28', '2026-11-27', '2026-12-03']

test.each<[string, TypedWindow]>([
  ...['tomorrow', ' Tomorrow ', 'morgen', 'Mañana', 'manana', 'jutro', 'завтра', '+1'].map((text): [string, TypedWindow] => [
    text,
    { day: TOMORROW },
  ]),
  ...['today', 'heute', 'hoy', 'dziś', 'dzis', 'Сьогодні', '+0'].map((text): [string, TypedWindow] => [text, { day: TODAY }]),
  ...['day after tomorrow', 'übermorgen', 'pasado mañana', 'pojutrze', 'післязавтра', '+2'].map((text): [string, TypedWindow] => [
    text,
    { day: AFTER },
  ]),
  ...['yesterday', 'gestern', 'ayer', 'wczoraj', 'вчора'].map((text): [string, TypedWindow] => [text, { day: '2026-11-25' }]),
  ...['Fri', 'friday', 'Fr.', 'Freitag', 'vie', 'viernes', 'pt.', 'piątek', 'пт', 'пʼятниця'].map((text): [string, TypedWindow] => [
    text,
    { day: FRIDAY },
  ]),
  ...['Thu', 'Donnerstag', 'jueves', 'czwartek', 'четвер'].map((text): [string, TypedWindow] => [text, { day: THURSDAY }]),
  ...['tomorrow morning', 'morgen früh', 'morgen Vormittag', 'mañana por la mañana', 'jutro rano', 'завтра вранці'].map(
    (text): [string, TypedWindow] => [text, { day: TOMORROW, ...MORNING }],
  ),
  ...[
    'tomorrow afternoon',
    'afternoon tomorrow',
    'morgen, nachmittag',
    'mañana por la tarde',
    'jutro po południu',
    'завтра після обіду',
  ].map((text): [string, TypedWindow] => [text, { day: TOMORROW, ...AFTERNOON }]),
  ['heute Morgen', { day: TODAY, ...MORNING }],
  ['Freitag Nachmittag', { day: FRIDAY, ...AFTERNOON }],
  ['afternoon', AFTERNOON],
  ['por la mañana', MORNING],
  ['rano', MORNING],
  ['tomorrow 14-16', { day: TOMORROW, from: '14:00', to: '16:00' }],
  ['morgen 9:30 – 11 Uhr', { day: TOMORROW, from: '09:30', to: '11:00' }],
  ['24.12. 14.00-16.30', { day: '2026-12-24', from: '14:00', to: '16:30' }],
  ['24.12.2026', { day: '2026-12-24' }],
  ['24-12-2026', { day: '2026-12-24' }],
  ['2026-12-24', { day: '2026-12-24' }],
])('“%s” is understood', (text, window) => {
  expect(typedWindow(text, { today: TODAY })).toEqual(window)
})

test.each([
  '',
  ' ',
  'soon',
  'tomorrow soon',
  'tomorrow 16-14',
  '+',
  '+1000',
  '99.99.',
  '__proto__',
  'constructor',
  '<'.repeat(999),
  'x 14-16',
])('“%s” is not understood', (text) => {
  expect(typedWindow(text, { today: TODAY })).toBeNull()
})

test.each([
  ['3.1.', '2026-01-03', '2027-01-03'],
  ['03/01', '2026-01-03', '2027-01-03'],
  ['27.5.', '2026-05-27', '2026-05-27'],
  ['26.5.', '2026-05-26', '2027-05-26'],
  ['25.11.', '2026-11-25', '2026-11-25'],
  ['24.12.', '2026-12-24', '2026-12-24'],
  ['3.1.26', '2026-01-03', '2026-01-03'],
  ['3.1.2026', '2026-01-03', '2026-01-03'],
])('“%s” is a day of this year, and of the next year where it is long past and the field is for future days', (text, day, toCome) => {
  expect(typedWindow(text, { today: TODAY })).toEqual({ day })
  expect(typedWindow(text, { today: TODAY, isToCome: true })).toEqual({ day: toCome })
})

test.each([
  ['2027-12-01', { day: '2028-02-29' }],
  ['2026-12-01', null],
])('on %s “29.2.” is a day of the next year where that has one', (today, window) => {
  expect(typedWindow('29.2.', { today, isToCome: true })).toEqual(window)
  expect(typedWindow('29.2.', { today })).toBeNull()
})
