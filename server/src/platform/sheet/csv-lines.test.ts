import { withDigits } from '@tracklane/contract/kit/money'
import fc from 'fast-check'
import { formatCsvValue } from 'hucre/csv'
import { expect, test } from 'vitest'
import { itemsText } from './cell.ts'
import { csvLines } from './csv-lines.ts'
import { csvText } from './csv-text.rules.ts'
import { rowsText } from './rows-text.rules.ts'
import type { CellKind, Sheet } from './sheet.ts'

const TEXT: CellKind = { kind: 'text' }
const PHONE: CellKind = { kind: 'text', isPhone: true }

function linesOf(cells: readonly CellKind[], rows: readonly string[][], shown: readonly number[] = cells.map((_, at) => at)): string {
  const columns = shown.map((at) => ({ head: 'x', width: 1, at, cell: cells[at] ?? TEXT }))
  const sheet: Sheet = { format: 'csv', name: 'x', timeZone: 'Europe/Berlin', columns, cells: cells.length }
  return csvLines(sheet)(Buffer.from(rowsText(rows))).toString()
}

/** Writes a text cell in the simplest way. */
function field(text: string, isPhone?: boolean): string {
  return formatCsvValue(csvText(text, isPhone))
}

const characters = fc.constantFrom(
  'a',
  'Z',
  '7',
  '"',
  ',',
  '\r',
  '\n',
  '=',
  '+',
  '-',
  '@',
  ' ',
  '\t',
  '\u001f',
  '[',
  '{',
  'ж',
  '😀',
  '\u200b',
  '＝',
  "'",
)
const words = fc.oneof(
  fc.string({ unit: characters, maxLength: 12 }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: characters, minLength: 400, maxLength: 900 }),
)

test('every text equals the text of a cell written alone', () => {
  const rows = fc.array(fc.tuple(fc.nat().map(String), words, words), { maxLength: 12 })
  fc.assert(
    fc.property(rows, (table) => {
      const expected = table.map(([id, name, phone]) => `${id},${field(name)},${field(phone, true)}\r\n`).join('')
      expect(linesOf([{ kind: 'number' }, TEXT, PHONE], table)).toBe(expected)
    }),
    { numRuns: 300 },
  )
})

const EUR_JPY = { EUR: 2, JPY: 0 }
const AMOUNT: CellKind = { kind: 'amount', currencyAt: 1, digits: EUR_JPY }

test('every amount has the decimals of its currency', () => {
  const decimals = fc.tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 14n }), fc.integer({ min: 0, max: 4 }))
  const texts = decimals.map(([isNegative, minor, count]) => {
    const digits = String(minor).padStart(count + 1, '0')
    return `${isNegative ? '-' : ''}${digits.slice(0, digits.length - count)}${count ? `.${digits.slice(-count)}` : ''}`
  })
  const digits = { EUR: 2, JPY: 0, KWD: 3 }
  fc.assert(
    fc.property(texts, fc.constantFrom<keyof typeof digits>('EUR', 'JPY', 'KWD'), (amount, code) => {
      expect(linesOf([{ kind: 'amount', currencyAt: 1, digits }, TEXT], [[amount, code]])).toBe(
        `${withDigits(amount, digits[code])},${code}\r\n`,
      )
    }),
    { numRuns: 300 },
  )
})

/** Writes JSON with PostgreSQL's spaces and order of keys. */
function asStored(items: readonly { sku: string | null; name: string; quantity: number }[]): string {
  const texts = items.map(
    ({ sku, name, quantity }) =>
      `{"sku": ${JSON.stringify(sku)}, "name": ${JSON.stringify(name)}, "price": "1.00", "quantity": ${quantity}}`,
  )
  return `[${texts.join(', ')}]`
}

test('every list of products equals its text, in the form of the database and in other forms', () => {
  const item = fc.record({
    sku: fc.option(fc.oneof(fc.constant(''), words)),
    name: words,
    quantity: fc.oneof(fc.integer({ min: -2, max: 99 }), fc.constant(1.5)),
  })
  fc.assert(
    fc.property(fc.array(item, { maxLength: 4 }), fc.constantFrom(asStored, JSON.stringify), (items, written) => {
      const line = `${field(itemsText(JSON.stringify(items)))},z\r\n`
      expect(linesOf([TEXT, { kind: 'items' }], [['z', written(items)]], [1, 0])).toBe(line)
    }),
    { numRuns: 500 },
  )
})

const ITEMS =
  '[{"sku": "T-1", "name": "Täsk", "price": "1.00", "quantity": 2}, {"sku": null, "name": "Cup", "price": "1.00", "quantity": 10}, {"sku": "", "name": "Lid", "price": "1.00", "quantity": 1}]'

const WORDS: CellKind = { kind: 'word', words: { '': 'NA', 1: 'New', 2: '=1+1', 3: 'A "day", or two' } }

test.each<[string, CellKind, string, string]>([
  ['a number', { kind: 'number' }, '-12', '-12'],
  ['an amount', AMOUNT, '12.5000', '12.50'],
  ['an amount with more decimals', AMOUNT, '12.5050', '12.505'],
  ['no amount', AMOUNT, '', ''],
  ['an instant', { kind: 'instant' }, '1767222000', '01.01.2026 00:00:00'],
  ['an instant before 1970', { kind: 'instant' }, '-3600', '01.01.1970 00:00:00'],
  ['no instant', { kind: 'instant' }, '', ''],
  ['a word', WORDS, '1', 'New'],
  ['a word that would be calculated', WORDS, '2', "'=1+1"],
  ['a word with quotes', WORDS, '3', '"A ""day"", or two"'],
  ['a word for nothing', WORDS, '', 'NA'],
  ['a value without a word', WORDS, '9', ''],
  [
    'products',
    { kind: 'items' },
    '[{"quantity":2,"name":"Tea, \\"green\\"","sku":"T-1"},{"quantity":1,"name":"Cup","sku":null}]',
    '"2 × Tea, ""green"" (T-1); 1 × Cup"',
  ],
  ['products as PostgreSQL writes them', { kind: 'items' }, ITEMS, '2 × Täsk (T-1); 10 × Cup; 1 × Lid'],
  ['products with a comma', { kind: 'items' }, ITEMS.replace('Cup', 'Cup, red'), '"2 × Täsk (T-1); 10 × Cup, red; 1 × Lid"'],
  ['products with quotes', { kind: 'items' }, ITEMS.replace('Cup', '\\"Cup\\"'), '"2 × Täsk (T-1); 10 × ""Cup""; 1 × Lid"'],
  ['no products', { kind: 'items' }, '[]', ''],
])('%s', (_what, cell, value, shown) => {
  expect(linesOf([cell, TEXT], [[value, 'EUR']], [0])).toBe(`${shown}\r\n`)
})

test('nothing is cut where words, quotes and repeated columns take more room than the row', () => {
  const long: CellKind = { kind: 'word', words: { 1: '"ж'.repeat(5000) } }
  const quotes = '"'.repeat(3000)
  const line = `${`${field('"ж'.repeat(5000))},`.repeat(4)}${field(quotes)},${field(quotes)}\r\n`
  expect(
    linesOf(
      [long, TEXT],
      [
        ['1', quotes],
        ['1', quotes],
      ],
      [0, 0, 0, 0, 1, 1],
    ),
  ).toBe(line + line)
})
