import type { Faq } from '@tracklane/contract/faq'
import { describe, expect, test } from 'vitest'
import { excerptOf, neighboursOf, readGroups } from './faq-reading.rules.ts'

const faqs = [
  { id: 5, category_id: 2, category: 'Two' },
  { id: 6, category_id: 1, category: 'One' },
  { id: 4, category_id: 2, category: 'Two' },
] as Faq[]

test("questions are grouped by category, in the server's order", () => {
  expect(readGroups(faqs).map(({ name, faqs }) => [name, faqs.map(({ id }) => id)])).toEqual([
    ['Two', [5, 4]],
    ['One', [6]],
  ])
  expect(readGroups([])).toEqual([])
})

test.each([
  [5, undefined, 6],
  [6, 5, 4],
  [4, 6, undefined],
  [99, undefined, undefined],
])('the neighbours of %i are %s and %s', (id, before, after) => {
  const found = neighboursOf(faqs, id)
  expect([found.before?.id, found.after?.id]).toEqual([before, after])
})

describe('the excerpt of a closed answer', () => {
  const words = (count: number) => Array.from({ length: count }, (_, nth) => `word${nth}`).join(' ')

  test.each([
    ['all of a short one', '<p>The cour<b>ier</b> waits</p>', 'courier', 'The courier waits'],
    ['nothing where the question alone has it', '<p>The courier waits</p>', 'parcel', ''],
    ['nothing of a tag', '<p><strong>so</strong> <a href="/late">x</a></p>', 'strong late', ''],
    ['nothing without a search', '<p>The courier waits</p>', '  ', ''],
    ['words that entities stand for', '<p>A&amp;B &lt;late&gt;</p>', 'late', 'A&B <late>'],
  ])('%s', (_, html, search, expected) => {
    expect(excerptOf(html, search)).toBe(expected)
  })

  test('whole words around the match in a long text', () => {
    const excerpt = excerptOf(`<p>${words(60)} needle ${words(60)}</p>`, 'needle')
    expect(excerpt).toMatch(/^… word5\d word5\d .*needle word0 .* …$/)
    expect(excerpt.length).toBeLessThan(260)
    expect(excerptOf(`needle ${words(60)}`, 'needle')).toMatch(/^needle word0 .* …$/)
    expect(excerptOf(`${words(60)} needle`, 'needle')).toMatch(/^… word.* needle$/)
  })

  test('a word longer than the excerpt', () => {
    const long = 'x'.repeat(500)
    expect(excerptOf(`${long} needle ${long}`, 'needle')).toContain('needle')
    expect(excerptOf(long, long)).toBe(long)
    expect(excerptOf(`${long} needle`, 'needle')).toBe('… needle')
  })
})
