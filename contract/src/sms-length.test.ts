import { expect, test } from 'vitest'
import { smsLength } from './sms-length.ts'

test.each([
  ['nothing', '', 'GSM-7', 0, 0],
  ['one sign', 'a', 'GSM-7', 1, 1],
  ['as many as fit', 'a'.repeat(160), 'GSM-7', 160, 1],
  ['one more: each part then holds less', 'a'.repeat(161), 'GSM-7', 161, 2],
  ['two full parts', 'a'.repeat(306), 'GSM-7', 306, 2],
  ['three parts', 'a'.repeat(307), 'GSM-7', 307, 3],
  ['the second table counts twice', '€'.repeat(80), 'GSM-7', 160, 1],
  ['the second table, one more', '€'.repeat(81), 'GSM-7', 162, 2],
  ['a sign of two that would be parted goes into the next part', `${'a'.repeat(152)}€${'a'.repeat(152)}`, 'GSM-7', 306, 3],
  ['German', 'äöüÄÖÜß', 'GSM-7', 7, 1],
  ['line breaks', 'a\r\nb', 'GSM-7', 4, 1],
  ['Ukrainian', 'я'.repeat(70), 'UCS-2', 70, 1],
  ['Ukrainian, one more', 'я'.repeat(71), 'UCS-2', 71, 2],
  ['two full parts of Ukrainian', 'я'.repeat(134), 'UCS-2', 134, 2],
  ['one sign makes all of it long', `${'a'.repeat(70)}ą`, 'UCS-2', 71, 2],
  ['in UCS-2 the second table counts once', '€я', 'UCS-2', 2, 1],
  ['beyond 16 bits', '😀'.repeat(35), 'UCS-2', 70, 1],
  ['a pair is never parted', `${'я'.repeat(66)}😀${'я'.repeat(66)}`, 'UCS-2', 134, 3],
  ['half a pair', '\ud83d', 'UCS-2', 1, 1],
  ['an en dash', '8–10', 'UCS-2', 4, 1],
  ['a hyphen', '8-10', 'GSM-7', 4, 1],
] as const)('%s', (_what, text, alphabet, characters, parts) => {
  expect(smsLength(text)).toMatchObject({ alphabet, characters, parts })
})

test('each sign that needs UCS-2 is named once', () => {
  expect(smsLength('Zażółć – Zażółć €').costly).toEqual(['ż', 'ó', 'ł', 'ć', '–'])
  expect(smsLength('plain').costly).toEqual([])
})
