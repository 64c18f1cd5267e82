import { type FullOnboardingArticle, onboardingArticleEndpoints } from '@tracklane/contract/onboarding-article'
import { type FullOnboardingCategory, onboardingCategoryEndpoints } from '@tracklane/contract/onboarding-category'
import { type FullOnboardingSection, onboardingSectionEndpoints } from '@tracklane/contract/onboarding-section'
import { answer } from '#testing/answer.ts'
import { onePage } from '#testing/one-page.ts'

const AT = '2026-03-01T08:00:00.000Z'
const stamps = { language: 'en', position: 1, published: true, key: null, created_at: AT, updated_at: AT, version: 2 }

/** A picture that somebody has uploaded. */
export const PICTURE = `/api/upload/${'a'.repeat(32)}.png`

export const section = (patch: Partial<FullOnboardingSection> = {}): FullOnboardingSection => ({
  ...stamps,
  id: 1,
  name: 'Start',
  description: 'Where everything stands',
  categories: 2,
  read: 0,
  total: 2,
  translations: { en: { name: 'Start', description: 'Where everything stands' }, de: { name: 'Anfang', description: '' } },
  ...patch,
})
export const hidden = section({ id: 2, name: 'Day', position: 2, published: false, categories: 0, translations: {} })

export const category = (patch: Partial<FullOnboardingCategory> = {}): FullOnboardingCategory => ({
  ...stamps,
  id: 11,
  section_id: 1,
  section: 'Start',
  name: 'Orientation',
  articles: 2,
  translations: { en: { name: 'Orientation' } },
  ...patch,
})
export const orders = category({ id: 12, name: 'Orders', position: 2, articles: 0, translations: { en: { name: 'Orders' } } })

export const article = (patch: Partial<FullOnboardingArticle> = {}): FullOnboardingArticle => ({
  ...stamps,
  id: 101,
  category_id: 11,
  category: 'Orientation',
  section_id: 1,
  title: 'The menu',
  body: '<p>On the left.</p>',
  cover: PICTURE,
  read: false,
  translations: {
    en: { title: 'The menu', body: '<p>On the left.</p>', cover: PICTURE },
    de: { title: 'Das Menü', body: '<p>Links.</p>', cover: '' },
  },
  ...patch,
})
export const screenArticle = article({
  id: 102,
  title: 'The screen',
  position: 2,
  published: false,
  cover: null,
  translations: { en: { title: 'The screen', body: '<p>All of it.</p>', cover: '' } },
})

/** Answers with two sections, two categories in the first, and two articles in the first of these. */
export function answerOnboarding(): void {
  answer(onboardingSectionEndpoints.listFull, { data: [section(), hidden] })
  answer(onboardingSectionEndpoints.get, { data: section() })
  answer(onboardingCategoryEndpoints.listFull, { data: [category(), orders] })
  answer(onboardingCategoryEndpoints.get, { data: category() })
  answer(onboardingArticleEndpoints.list, onePage([article(), screenArticle]))
  answer(onboardingArticleEndpoints.getFull, ({ path }) => ({ data: path.includes('/102/') ? screenArticle : article() }))
}
