import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'
import { codesIn, cropped, type FoundCode, type Picture, picturesOf } from '#testing/pdf.ts'
import { buildMany, labelsOf } from './order-print.testing.ts'

/** The number of labels that are read back: forty in every run, 1,000 in the proof `labels`, which sets LABELS and LABELS_SEED. */
const LABELS = Number(process.env.LABELS ?? 40)
const SEED = Number(process.env.LABELS_SEED ?? 3)
let app: TestApp
let logist: Visitor

beforeAll(async () => {
  app = await testApp()
  logist = await app.as('logist')
})
afterAll(() => app.close())

/** Returns a track: together they have every length, letters, digits and signs. */
function trackOf(index: number): string {
  const sign = ['_', '-', 'x', 'Q', '7'][index % 5] ?? 'z'
  return `${index}${sign}aB9${sign.repeat(40)}`.slice(0, Math.max(String(index).length, (index % 40) + 1))
}

function shuffled(ids: readonly number[]): number[] {
  const [all = []] = fc.sample(fc.shuffledSubarray([...ids], { minLength: ids.length }), { seed: SEED, numRuns: 1 })
  return all
}

/** The place of the code on a label of 100 × 150 mm, as fractions. */
const QR = [0.6, 0.02, 0.4, 0.25] as const

async function textIn(picture: Picture, format: string): Promise<string | undefined> {
  return (await codesIn(picture)).find((code) => code.format === format)?.text
}

test('labels have one page per order, each with its own track, in the requested order', {
  timeout: 600_000,
}, async () => {
  const ids = await buildMany(app, LABELS, (index) => ({ track: trackOf(index) }))
  const asked = shuffled(ids)
  const pdf = await labelsOf(logist, { order_ids: asked })
  const read: (string | undefined)[] = []
  for await (const picture of picturesOf(pdf, 80)) read.push(await textIn(cropped(picture, QR), 'QRCode'))
  expect(read).toEqual(asked.map((id) => trackOf(ids.indexOf(id))))
})

test('four labels on A4 begin at the free place, with both codes of each, also for tracks of forty characters', async () => {
  const ids = await buildMany(app, 9, (index) => ({ track: `Long_${index}-`.padEnd(40, 'aB3-x_9Z') }))
  const places = [...ids.keys()].map((index) => index + 2)
  const pdf = await labelsOf(logist, { order_ids: ids, format: 'a4', start: 3 })
  const found: { page: number; format: string; text: string; place: number }[] = []
  let page = 0
  for await (const picture of picturesOf(pdf, 300)) {
    for (const { format, text, x, y } of await codesIn(picture))
      found.push({ page, format, text, place: Math.floor(y * 2) * 2 + Math.floor(x * 2) })
    page += 1
  }
  expect(page).toBe(3)
  for (const format of ['QRCode', 'Code128']) {
    const read = found.filter((code) => code.format === format).sort((a, b) => a.page * 4 + a.place - (b.page * 4 + b.place))
    expect(read.map((code) => code.page * 4 + code.place)).toEqual(places)
    expect(read.map(({ text }) => text)).toEqual(ids.map((_, index) => `Long_${index}-`.padEnd(40, 'aB3-x_9Z')))
  }
})

const SCRIPTS = {
  Latin: { track: '7', customer_full_name: 'Zoë Müller', customer_address: 'Hauptstraße 12a, Berlin' },
  Cyrillic: { track: 'TL-UA_00000000000001', customer_full_name: 'Ірина Ґалаґан', customer_address: 'вулиця Франка 96, Львів' },
  Arabic: { track: 'TL-AR_'.padEnd(40, 'aB3-x_9Z'), customer_full_name: 'محمد علي', customer_address: 'شارع الجمهورية 125، برلين' },
} as const
/** Each format, place and script, but not every combination: reading a page back takes a second. */
const SHEETS = [
  { format: '100x150', start: 1, script: 'Latin' },
  { format: '100x150', start: 2, script: 'Cyrillic' },
  { format: '100x150', start: 3, script: 'Arabic' },
  { format: 'a4', start: 1, script: 'Arabic' },
  { format: 'a4', start: 2, script: 'Cyrillic' },
  { format: 'a4', start: 3, script: 'Latin' },
  { format: 'a4', start: 4, script: 'Arabic' },
] as const

test.each(SHEETS)('a label of $format at place $start has both codes in position, in $script', async ({ format, start, script }) => {
  await app.renew()
  logist = await app.as('logist')
  const { track } = SCRIPTS[script]
  const order_ids = await buildMany(app, 1, () => SCRIPTS[script])
  const pages: Picture[] = []
  for await (const picture of picturesOf(await labelsOf(logist, { order_ids, format, start }), 300)) pages.push(picture)
  const codes = await codesIn(pages[0] ?? { width: 0, height: 0, dots: new Uint8Array() })
  const place = format === 'a4' ? start : 1
  const isThere = ({ x, y }: FoundCode) => format !== 'a4' || Math.floor(y * 2) * 2 + Math.floor(x * 2) + 1 === place
  expect([pages.length, codes.map((code) => code.format).toSorted()]).toEqual([1, ['Code128', 'QRCode']])
  expect(codes.map((code) => [code.text, isThere(code)])).toEqual(codes.map(() => [track, true]))
})
