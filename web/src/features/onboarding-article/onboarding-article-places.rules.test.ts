import type { FullOnboardingCategory } from '@tracklane/contract/onboarding-category'
import type { FullOnboardingSection } from '@tracklane/contract/onboarding-section'
import { expect, test } from 'vitest'
import { categoryOptions, inReadingOrder } from './onboarding-article-places.rules.ts'

const sections = [
  { id: 2, name: 'Start' },
  { id: 1, name: 'Day' },
  { id: 3, name: 'Money' },
] as FullOnboardingSection[]
const categories = [
  { id: 10, section_id: 1, name: 'Board' },
  { id: 20, section_id: 2, name: 'Orientation' },
  { id: 11, section_id: 1, name: 'Delivery' },
] as FullOnboardingCategory[]

test('categories are sorted by section, in the order of the sections', () => {
  expect(inReadingOrder(sections, categories).map(({ id }) => id)).toEqual([20, 10, 11])
  expect(inReadingOrder([], categories)).toEqual([])
})

test('they are chosen under their sections; sections without categories are left out', () => {
  expect(categoryOptions(sections, categories)).toEqual([
    { group: 'Start', items: [{ value: 20, label: 'Orientation' }] },
    {
      group: 'Day',
      items: [
        { value: 10, label: 'Board' },
        { value: 11, label: 'Delivery' },
      ],
    },
  ])
})
