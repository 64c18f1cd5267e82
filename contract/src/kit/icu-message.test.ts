import { describe, expect, test } from 'vitest'
import { sourceFault, translationFault } from './icu-message.ts'
import { exampleNumbers, missingForms, pluralForm } from './plural-forms.ts'

const POLISH = { char_code: 'pl', name: 'Polish' }
const GERMAN = { char_code: 'de', name: 'German' }
const SPANISH = { char_code: 'es', name: 'Spanish' }
const UNWRITABLE = 'The format of the placeholder “{name}” cannot be written'
const COUNT = '{count, plural, one {# order} other {# orders}}'
const FULL = '{count, plural, one {# zamówienie} few {# zamówienia} many {# zamówień} other {# zamówienia}}'

function said(message: string, text: string, language = POLISH) {
  const fault = translationFault(message, text, language)
  return fault && [fault.phrase.message, fault.phrase.values, fault.missing].filter((part) => part !== undefined)
}

describe('a valid translation', () => {
  test.each([
    ['Orders', 'Zamówienia'],
    ['Move to “{status}”', 'Przenieś do „{status}”'],
    ['{name} of {total}', '{total}: {name} i {name}'],
    ['{name}', '{ name }'],
    [COUNT, FULL],
    [COUNT, '{count, plural, one {{count} zamówienie} few {# zamówienia} many {# zamówień} other {# zamówienia}}'],
    [COUNT, '{count, plural, =0 {brak} one {jedno} few {# zamówienia} many {# zamówień} other {#}}'],
    ['{role, select, admin {Admin} other {Person}}', '{role, select, admin {Administrator} other {Osoba}}'],
    ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', '{n, selectordinal, other {#.}}'],
    ['<b>{name}</b>', '<i>{name}'],
    ["It''s '{'literal'}'", "To '{'jest'}'"],
    ['{broken', 'Cokolwiek'],
    ['{n, number}', '{n, number, ::currency/EUR}'],
    ['{n, number}', '{n, number, ::.00 percent}'],
    ['{n, number}', '{n, number, ::compact-short}'],
    ['{n, number}', '{n, number, ::scale/100}'],
    ['{n, number}', '{n, number, ::unit/kilogram}'],
    ['{n, number}', '{n, number, integer}'],
    ['{at, date}', '{at, date, ::yyyyMMMMd}'],
    ['{at, time}', '{at, time, short}'],
  ])('%s → %s', (message, text) => {
    expect(said(message, text)).toBeUndefined()
  })

  test.each([
    [GERMAN, '{count, plural, one {# Auftrag} other {# Aufträge}}'],
    [GERMAN, '{count, plural, =1 {ein Auftrag} other {# Aufträge}}'],
    [SPANISH, '{count, plural, one {# pedido} other {# pedidos}}'],
    [{ char_code: 'xx-1', name: 'Nowhere' }, '{count, plural, other {#}}'],
  ])('in the forms of %j', (language, text) => {
    expect(said(COUNT, text, language)).toBeUndefined()
  })
})

describe('a refused translation', () => {
  test.each([
    ['A {name}', 'B {name', 'A brace is opened and not closed'],
    ['A {name}', 'B {}', 'Braces hold the name of a placeholder, like {count}'],
    ['A', 'B {a b}', 'Braces hold the name of a placeholder, like {count}'],
    [COUNT, '{count, plural, one {a}}', 'The form “other” is missing'],
    [COUNT, '{count, plural, one {a} one {b} other {c}}', 'A form is there twice'],
    [COUNT, '{count, plural, one other {c}}', 'A form needs its text in braces'],
    [COUNT, '{count, nonsense}', 'This is no proper ICU message'],
    ['A {name}', 'B', 'The placeholder “{name}” of the English text is missing'],
    ['A', 'B {name}', 'The English text has no placeholder “{name}”'],
    ['A', 'B {__proto__}', 'The English text has no placeholder “{name}”'],
    ['A {constructor}', 'B', 'The placeholder “{name}” of the English text is missing'],
    [COUNT, '{count}', 'The placeholder “{name}” is of another kind than in the English text'],
    ['{count} orders', FULL, 'The placeholder “{name}” is of another kind than in the English text'],
    ['{at, date}', '{at, time}', 'The placeholder “{name}” is of another kind than in the English text'],
    ['{r, select, a {A} other {B}}', '{r, select, other {B}}', 'The option “{option}” of “{name}” is missing'],
    ['{r, select, a {A} other {B}}', '{r, select, a {A} b {C} other {B}}', 'The English text has no option “{option}” of “{name}”'],
    ['{n, number}', '{n, number, ::currency/XX}', UNWRITABLE],
    ['{n, number}', '{n, number, ::currency/}', 'This is no proper ICU message'],
    ['{n, number}', '{n, number, ::unit/parsec}', UNWRITABLE],
    ['{n, number}', '{n, number} and {n, number, ::currency/XX}', UNWRITABLE],
    ['{n, number} {r, select, a {A} other {B}}', '{r, select, a {A} other {{n, number, ::currency/XX}}}', UNWRITABLE],
    ['{n, number} {c, plural, other {#}}', '{c, plural, =199 {{n, number, ::unit/parsec}} other {#}}', UNWRITABLE],
    ['{at, date}', '{at, date, ::YYYY}', 'This is no proper ICU message'],
    [COUNT, '{count, plural, one {#} few {#} other {#}}', '{language} also needs the form “{form}”, for {numbers}'],
  ])('%s → %s: %s', (message, text, reason) => {
    expect(said(message, text)?.[0]).toBe(reason)
  })

  test('the missing plural form is named, with numbers that take it', () => {
    const text = '{count, plural, one {#} few {#} other {#}}'
    const values = { language: 'Polish', form: 'many', numbers: '0, 5, 12' }
    expect(said(COUNT, text)?.slice(1)).toEqual([values, { argument: 'count', form: 'many' }])
  })

  test('a very long text is refused in the same way', () => {
    expect(said('A', '{a, select, other {'.repeat(200))?.[0]).toBe('A brace is opened and not closed')
  })
})

test.each([
  ['pl', ['one', 'few', 'many', 'other']],
  ['uk', ['one', 'few', 'many', 'other']],
  ['de', ['one', 'other']],
  ['en', ['one', 'other']],
  ['es', ['one', 'other']],
  ['ja', ['other']],
])('the counts of %s take the forms %j', (language, forms) => {
  const none = { forms: new Set<string>(), isOrdinal: false }
  expect(missingForms(none, language).sort()).toEqual([...forms].sort())
})

test.each([
  ['pl', 'other', '1,5'],
  ['uk', 'few', '2, 22'],
  ['de', 'one', '1'],
])('in %s the form %s stands for %s', (language, form, numbers) => {
  expect(exampleNumbers(language, form)).toBe(numbers)
})

test('an unknown language uses one plural form for every number', () => {
  expect([pluralForm('pl', 5), pluralForm('not a language', 5), pluralForm('en', 2, true)]).toEqual(['many', 'other', 'two'])
})

test.each([
  ['Orders {count}', undefined],
  ['Orders {', 'A brace is opened and not closed'],
  ['{sum, number, ::currency/XX}', UNWRITABLE],
])('the English text %s itself: %s', (message, fault) => {
  expect(sourceFault(message)?.message).toBe(fault)
})

describe('a closing brace without an opening one', () => {
  test.each([
    ['Orders}', 7],
    ['{count}} orders', 8],
    ['} {count}', 1],
    ["'{' {count} }", 13],
    ["don't }", 7],
    ['{count, plural, one {#}} other {#}}', 35],
  ])('%s: is reported with its position, also in the English text', (text, place) => {
    const fault = sourceFault(text)
    expect([fault?.message, fault?.values]).toEqual(['A brace is closed and not opened, at character {place}', { place }])
    expect(translationFault('Orders', text, GERMAN)?.phrase.message).toBe('A brace is closed and not opened, at character {place}')
  })

  test.each(["'}'", "it''s {count}", "'{a}' and '}'", "'}} ' {count}", '{count, plural, one {{count}} other {#}}'])(
    '%s has none',
    (text) => {
      expect(sourceFault(text)).toBeUndefined()
    },
  )
})
