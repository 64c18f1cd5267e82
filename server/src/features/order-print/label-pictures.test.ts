import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'
import { type Picture, pictureOf } from '#testing/pdf.ts'
import { buildMany, labelsOf } from './order-print.testing.ts'

/**
 * Compares labels dot by dot, under the renderer that the lock file pins. After an intended change draw the pictures anew with
 * `DRAW_LABELS=1 npx vitest run --project server label-pictures`, look at them, and commit them with the change.
 */
const IS_DRAWN_ANEW = Boolean(process.env.DRAW_LABELS)
const DOTS_PER_INCH = 100

let app: TestApp
let logist: Visitor

beforeEach(async () => {
  if (app) await app.renew()
  else app = await testApp()
  logist = await app.as('logist')
  const sender = { name: 'North Parcel', phone: '+49 30 1234567', address: 'Speicherstraße 4\n20457 Hamburg' }
  await app.world.db.updateTable('organizations').set(sender).where('id', '=', app.world.organization).execute()
})
afterAll(() => app.close())

const LATIN = {
  track: 'TL7XK2M9PQ4R',
  customer_full_name: 'Zoë Müller-Großmann',
  customer_phone: '+49 170 5550123',
  customer_address: 'Hauptstraße 12a, 3. Stock links, 10115 Berlin',
  comment: 'Ring twice, the dog is friendly.',
}
const CYRILLIC = {
  track: 'TL-UA_0000000000000000000000000000000001',
  customer_full_name: 'Ірина Ґалаґан-Щербаківська',
  customer_phone: '+380 50 686 31 74',
  customer_address: 'вулиця Івана Франка, будинок 96, під’їзд 2, квартира 14, Львів, 79018',
  comment: 'Подзвоніть за годину до доставки',
}
const POLISH = {
  track: '7',
  customer_full_name: 'Świętosława Żółć-Jędrzejewska',
  customer_phone: '+48 642 794 831',
  customer_address: 'ul. Śląska 3/22, 80-415 Gdańsk',
}
const ARABIC = {
  track: 'TLAR12345678901234AB',
  customer_full_name: 'محمد علي الهاشمي',
  customer_phone: '+49 151 4133 9479',
  customer_address: 'شارع الجمهورية 125، الطابق 3، برلين',
  comment: 'اتصل قبل الوصول',
}

test.each([
  ['latin', [LATIN], { format: '100x150' }],
  ['cyrillic', [CYRILLIC], { format: '100x150' }],
  ['arabic', [ARABIC], { format: '100x150' }],
  ['a4', [POLISH, CYRILLIC, ARABIC], { format: 'a4', start: 2 }],
] as const)('a label looks the same as before: %s', async (name, drafts, sheet) => {
  const order_ids = await buildMany(app, drafts.length, (index) => ({ ...drafts[index] }))
  const drawn = await pictureOf(await labelsOf(logist, { order_ids, ...sheet }), DOTS_PER_INCH)
  const place = new URL(`./label-pictures/${name}.png`, import.meta.url)
  if (IS_DRAWN_ANEW) await writeFile(place, await asPng(drawn))
  const kept = await fromPng(await readFile(place))
  expect([drawn.width, drawn.height]).toEqual([kept.width, kept.height])
  expect(differing(drawn, kept)).toBe(0)
})

function asPng({ width, height, dots }: Picture): Promise<Buffer> {
  return sharp(dots, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

async function fromPng(bytes: Buffer): Promise<Picture> {
  const { data, info } = await sharp(bytes).extractChannel(0).raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, dots: data }
}

/** Returns the number of dots with another darkness. */
function differing(one: Picture, other: Picture): number {
  return one.dots.reduce((count, dot, index) => count + (dot === other.dots[index] ? 0 : 1), 0)
}
