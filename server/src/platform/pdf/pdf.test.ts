import { expect, test } from 'vitest'
import { type Picture, pictureOf, picturesOf, textsOf } from '#testing/pdf.ts'
import { pdfStream } from './pdf.ts'
import type { Pen } from './pen.ts'

const PAPER = { width: 90, height: 16 }
const LINE = { x: 2, y: 2, width: 86, sizes: [16] } as const

type Draw = (pen: Pen) => void

/** Makes a document with a page for each. */
async function bytesOf(...pages: Draw[]): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of pdfStream({ title: 'Page', paper: PAPER }, function* (pen) {
    for (const draw of pages) {
      pen.page()
      draw(pen)
      yield
    }
  }))
    parts.push(part as Buffer) // the stream is of bytes
  return Buffer.concat(parts)
}

async function drawn(draw: Draw): Promise<Picture> {
  return pictureOf(await bytesOf(draw))
}

/** Returns the share of dots that are dark in only one of the two. */
function difference(one: Picture, other: Picture): number {
  const dark = (picture: Picture): boolean[] => Array.from(picture.dots, (dot) => dot < 128)
  const [left, right] = [dark(one), dark(other)]
  const either = left.filter((isDark, index) => isDark || right[index]).length
  return left.filter((isDark, index) => isDark !== right[index]).length / Math.max(1, either)
}

const alphabets = {
  Polish: 'AĄBCĆDEĘFGHIJKLŁMNŃOÓPRSŚTUWYZŹŻaąbcćdeęfghijklłmnńoóprsśtuwyzźż',
  German: 'ÄÖÜẞäöüß',
  Ukrainian: 'БГҐДЄЖЗИЇЙЛПФЦЧШЩЬЮЯбвгґдєжзиїйклмнптфцчшщьюя',
  Arabic: 'ابتثجحخدذرزسشصضطظعغفقكلمنهويةىءأإؤئ',
  Hebrew: 'אבגדהוזחטיכךלמםנןסעפףצץקרשת',
  Thai: 'กขคฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ',
  Georgian: 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ',
  Armenian: 'ԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ',
  Devanagari: 'अआइईउऊएऐओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह',
} as const

test.each(Object.entries(alphabets))(
  'every letter of the %s alphabet has a shape of its own, and none is a box',
  async (_name, letters) => {
    const pages = [false, true].flatMap((isBold) => [...letters].map((letter) => (pen: Pen) => void pen.text(letter, { ...LINE, isBold })))
    const shapes = new Set<string>()
    for await (const { dots } of picturesOf(await bytesOf(...pages), 100)) {
      if (dots.some((dot) => dot < 128)) shapes.add(Buffer.from(dots).toString('base64'))
    }
    expect(shapes.size).toBe(pages.length)
  },
)

/** Each letter in its shape within the word, from left to right as seen; the font has these as characters. */
const MUHAMMAD = '\ufeaa\ufee4\ufea4\ufee3'
const ALI = '\ufef2\ufee0\ufecb'

/** Draws character by character, so that nothing is joined or turned. */
function signs(pen: Pen, text: string, right: number): void {
  const widths = [...text].map((sign) => widthOf(pen, sign))
  let x = right - widths.reduce((sum, width) => sum + width, 0)
  for (const [index, sign] of [...text].entries()) {
    pen.text(sign, { ...LINE, x, width: 50, align: 'left' })
    x += widths[index] ?? 0
  }
}

/** Returns the width of the narrowest box that takes the text. */
function widthOf(pen: Pen, text: string): number {
  let [low, high] = [0, 60]
  while (high - low > 0.001) {
    const middle = (low + high) / 2
    if (pen.measure(text, { ...LINE, width: middle }).isCut) low = middle
    else high = middle
  }
  return high
}

test.each([false, true])(
  'a letter can be copied, also where an earlier document had it within another alone (bold: %s)',
  async (isBold) => {
    const copied = async (letter: string) => textsOf(await bytesOf((pen) => void pen.text(letter, { ...LINE, isBold })))
    expect([await copied('ᾳ'), await copied('α')]).toEqual([['ᾳ'], ['α']])
  },
)

test('an Arabic name is joined and runs from right to left, word after word', async () => {
  const name = await drawn((pen) => pen.text('محمد علي', LINE))
  const reference = await drawn((pen) => {
    const right = LINE.x + LINE.width
    signs(pen, MUHAMMAD, right)
    signs(pen, ALI, right - widthOf(pen, 'محمد') - widthOf(pen, 'a b') + widthOf(pen, 'ab'))
  })
  expect(difference(name, reference)).toBeLessThan(0.05)
  const apart = await drawn((pen) => pen.text('م ح م د ع ل ي', LINE))
  const turned = await drawn((pen) => pen.text('علي محمد', LINE))
  expect(difference(name, apart)).toBeGreaterThan(0.5)
  expect(difference(name, turned)).toBeGreaterThan(0.5)
})

test('a Hebrew name runs from right to left, and its letters are reversed only once', async () => {
  const name = await drawn((pen) => pen.text('אבג', LINE))
  const reference = await drawn((pen) => signs(pen, 'גבא', LINE.x + LINE.width))
  expect(difference(name, reference)).toBeLessThan(0.05)
  expect(await textsOf(await bytesOf((pen) => void pen.text('שרה כהן', LINE)))).toEqual(['שרה כהן'])
})

test('Chinese and Japanese have their own font, bold or not, and can be copied', async () => {
  for (const isBold of [false, true])
    expect(await textsOf(await bytesOf((pen) => void pen.text('张偉 東京さくら', { ...LINE, isBold })))).toEqual(['张偉 東京さくら'])
})

test('a line never ends between a letter and its vowel', async () => {
  const word = 'กี'.repeat(40)
  const [text = ''] = await textsOf(await bytesOf((pen) => void pen.text(word, { ...LINE, sizes: [6], lines: 2, width: 20 })))
  expect(text).not.toMatch(/(^| )\p{Mn}/u)
})

test.each([
  ['Arabic', 'م', '\u0615'],
  ['Arabic, of the Koran', 'ا', '\u06d6'],
  ['Armenian', 'Ա', '\u0326'],
  ['Thai', 'ฬ', '\u0303'],
])('a mark without a position in the font is still drawn (%s)', async (_name, letter, mark) => {
  for (const isBold of [false, true]) {
    const [alone, marked] = [letter, letter + mark].map((text) => drawn((pen) => pen.text(text, { ...LINE, isBold })))
    if (!alone || !marked) throw new Error('Two pictures are drawn')
    expect(difference(await alone, await marked)).toBeGreaterThan(0)
  }
})

test('numbers and Latin names inside keep their direction', async () => {
  const house = await drawn((pen) => pen.text('شارع 125', LINE))
  const reference = await drawn((pen) => {
    const right = LINE.x + LINE.width
    pen.text('شارع', LINE)
    const space = widthOf(pen, 'a b') - widthOf(pen, 'ab')
    pen.text('125', { ...LINE, width: right - LINE.x - widthOf(pen, 'شارع') - space, align: 'right' })
  })
  expect(difference(house, reference)).toBeLessThan(0.05)
})

test('a name is aligned to the side of its first letter', async () => {
  const side = ({ dots, width }: Picture) => {
    const columns = [...dots.entries()].filter(([, dot]) => dot < 128).map(([index]) => (index % width) / width)
    return [Math.min(...columns) < 0.1, Math.max(...columns) > 0.9]
  }
  expect(side(await drawn((pen) => pen.text('Щербак', LINE)))).toEqual([true, false])
  expect(side(await drawn((pen) => pen.text('محمد', LINE)))).toEqual([false, true])
  expect(side(await drawn((pen) => pen.text('Smith محمد', LINE)))).toEqual([true, false])
})

test('control signs, pictographs and broken letters are left out, unknown scripts become question marks', async () => {
  const plain = await drawn((pen) => pen.text('Ann Lee', LINE))
  expect(difference(plain, await drawn((pen) => pen.text('\u202eAnn\u202c 🚚👍🏽Lee\ufe0f\ud800\u0007', LINE)))).toBe(0)
  expect(difference(await drawn((pen) => pen.text('??', LINE)), await drawn((pen) => pen.text('ሰላ', LINE)))).toBe(0)
})

test('the first fitting size is used, and a text that fits in none is cut and reported', async () => {
  const found: unknown[] = []
  await bytesOf((pen) => {
    const box = { width: 40, sizes: [12, 6] as const }
    for (const text of ['Short', 'A street of some length 12', 'word '.repeat(60), 'x'.repeat(500)]) found.push(pen.measure(text, box))
    found.push(pen.measure('word '.repeat(60), { ...box, height: 40 }))
    found.push(pen.measure('', box))
  })
  const [large, small] = [12, 6].map((size) => expect.closeTo((size * 1.25 * 25.4) / 72, 2))
  expect(found).toEqual([
    { height: large, isCut: false, hasGaps: false },
    { height: small, isCut: false, hasGaps: false },
    { height: small, isCut: true, hasGaps: false },
    { height: small, isCut: true, hasGaps: false },
    { height: expect.any(Number), isCut: false, hasGaps: false },
    { height: 0, isCut: false, hasGaps: false },
  ])
})

test('drawing gives way to other work, and stops when the reader leaves', async () => {
  let [pages, turns] = [0, 0]
  const stream = pdfStream({ title: 'Long', paper: PAPER }, function* (pen) {
    for (; pages < 400; pages++) {
      pen.page()
      pen.qr(`TRACK-${pages}`, { x: 2, y: 2, size: 12 })
      yield
    }
  })
  const clock = setInterval(() => void turns++, 1)
  for await (const _ of stream) if (pages > 100) break
  clearInterval(clock)
  expect(turns).toBeGreaterThan(5)
  const reached = pages
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(pages).toBe(reached)
  expect(pages).toBeLessThan(400)
})
