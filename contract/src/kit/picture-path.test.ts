import { expect, test } from 'vitest'
import { isPicturePath, PicturePath } from './picture-path.ts'
import { RichText, UPLOAD_PATH } from './rich-text.ts'
import { text } from './text.ts'
import { translationsOf } from './translations.ts'

const HERE = `${UPLOAD_PATH}${'0a'.repeat(16)}.png`

test.each([[''], [HERE], [` ${HERE} `]])('%j can be a picture', (path) => {
  expect(PicturePath.parse(path)).toBe(path.trim())
})

test.each([
  ['https://elsewhere.example/a.png'],
  [`//elsewhere.example${HERE}`],
  [`https://elsewhere.example${HERE}`],
  ['javascript:alert(1)'],
  ['data:image/png;base64,AAAA'],
  [`${HERE}?x=1`],
  [`${HERE}#x`],
  [`/\t${HERE.slice(1)}`],
  [`${UPLOAD_PATH}../user/profile`],
  [`${UPLOAD_PATH}${'0a'.repeat(16)}.svg`],
  ['__proto__'],
  [[HERE]],
  [null],
  [undefined],
])('%j is no picture path', (path) => {
  expect(PicturePath.safeParse(path).success).toBe(false)
})

test('schemas for pictures and schemas for words are distinguished', () => {
  expect([PicturePath, text(200), RichText].map(isPicturePath)).toEqual([true, false, false])
})

test('a foreign picture in a stored row is left out of the reply', () => {
  const { row } = translationsOf({ title: text(10), cover: PicturePath })
  const shown = row.parse({ en: { title: 'a', cover: 'https://elsewhere.example/a.png' }, de: { title: 'b', cover: HERE } })
  expect(shown).toEqual({ en: { title: 'a', cover: '' }, de: { title: 'b', cover: HERE } })
})
