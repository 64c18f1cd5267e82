import { expect, test } from 'vitest'
import { translate } from '#lib/i18n.ts'
import { effectsOf } from './onboarding-section-effects.rules.ts'

test.each([
  [true, true, ''],
  [false, false, ''],
  [false, true, 'logists find the section, with those of its 3 categories that are published'],
  [true, false, 'logists no longer find the section, nor its 3 categories'],
])('published %s, then %s', (before, now, expected) => {
  expect(effectsOf(translate, { published: before, categories: 3 }, now)).toBe(expected)
})
