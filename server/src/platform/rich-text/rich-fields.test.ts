import { RequiredRichText, RichText } from '@tracklane/contract/kit/rich-text'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { EACH, replaceRich, richFieldsOf } from './rich-fields.ts'

const Article = z.object({
  title: z.string(),
  body: RequiredRichText,
  note: RichText.nullable().optional(),
  notes: z.array(RichText),
  translations: z.record(z.string(), z.object({ body: RichText.optional(), title: z.string() }).nullable()),
  either: z.union([z.number(), z.object({ text: RichText })]).default(1),
  made: z.preprocess((value) => value, RichText),
})

test('rich texts are found by their meta at every place', () => {
  expect(richFieldsOf(Article.partial())).toEqual([
    ['body'],
    ['note'],
    ['notes', EACH],
    ['translations', EACH, 'body'],
    ['either', 'text'],
    ['made'],
  ])
})

test('only existing rich texts are replaced', () => {
  const value = JSON.parse(`{"title":"a","body":"b","note":null,"notes":["c",1,{"d":"e"}],"either":{"text":"f","other":"g"},
    "translations":{"en":{"body":"h","title":"i"},"de":null,"pl":"j","__proto__":{"body":"k"},"constructor":{"body":["l"]}},"made":7}`)
  const at: string[] = []
  const change = (text: string, path: readonly string[]): string => {
    at.push(path.join('.'))
    return text.toUpperCase()
  }
  replaceRich(value, richFieldsOf(Article), { change })
  expect(at).toEqual(['body', 'notes.0', 'translations.en.body', 'translations.__proto__.body', 'either.text'])
  expect(JSON.stringify(value)).toBe(
    '{"title":"a","body":"B","note":null,"notes":["C",1,{"d":"e"}],"either":{"text":"F","other":"g"},' +
      '"translations":{"en":{"body":"H","title":"i"},"de":null,"pl":"j","__proto__":{"body":"K"},"constructor":{"body":["l"]}},"made":7}',
  )
  expect(Object.keys(Object.prototype)).toEqual([])
})

test('an unknown shape of schema is an error', () => {
  expect(() => richFieldsOf(z.object({ both: z.map(z.string(), RichText) }))).toThrow(/"map"/)
})
