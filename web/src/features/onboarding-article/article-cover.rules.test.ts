import { describe, expect, test } from 'vitest'
import { showsCover } from './article-cover.rules.ts'

describe('a cover', () => {
  const COVER = '/api/upload/a.png'
  test.each([
    ['none', null, '<p>Text</p>', false],
    ['of its own', COVER, '<p>Text</p>', true],
    ['beside another picture', COVER, '<p><img src="/api/upload/b.png" alt="x"></p>', true],
    ['that the text shows', COVER, `<p>Text</p><img alt="a > b" src="${COVER}">`, false],
    ['that the text shows, written otherwise', COVER, `<img\nclass="text-center" src='${COVER}' alt="">`, false],
    ['that the text only names', COVER, `<p>src="${COVER}"</p>`, true],
  ])('%s', (_, cover, body, expected) => {
    expect(showsCover(cover, body)).toBe(expected)
  })
})
