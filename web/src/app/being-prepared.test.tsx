import { screen } from '@testing-library/react'
import { configEndpoints } from '@tracklane/contract/config'
import { faqEndpoints } from '@tracklane/contract/faq'
import { faqCategoryEndpoints } from '@tracklane/contract/faq-category'
import { onboardingArticleEndpoints } from '@tracklane/contract/onboarding-article'
import { onboardingCategoryEndpoints } from '@tracklane/contract/onboarding-category'
import { onboardingSectionEndpoints } from '@tracklane/contract/onboarding-section'
import { expect, test } from 'vitest'
import { configQueries } from '#features/config/config.api.ts'
import { article, category, section } from '#features/onboarding-section/onboarding.testing.ts'
import { queryClient } from '#lib/query-client.ts'
import { answer } from '#testing/answer.ts'
import { onePage } from '#testing/one-page.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const CONFIG = { brand: 'Tracklane', password_mail: false, realtime: { key: 'key', host: null, port: 443, scheme: 'https' } } as const
const AT = '2026-03-01T08:00:00.000Z'
const row = { key: null, language: 'en', position: 1, published: true, created_at: AT, updated_at: AT, version: 1 }
const topic = { ...row, id: 1, name: 'Orders', questions: 1, translations: { en: { name: 'Orders' } } }
const texts = { question: 'Why is it late?', answer: '<p>Call.</p>' }
const question = { ...row, ...texts, id: 5, category_id: 1, category: 'Orders', voice: null, translations: { en: texts } }

/** Answers all requests for texts about the product: with none of them, or with some. */
function tell(isThere: boolean): void {
  const some = <Row,>(one: Row) => onePage(isThere ? [one] : [])
  for (const endpoint of [faqCategoryEndpoints.list, faqCategoryEndpoints.listFull]) answer(endpoint, some(topic))
  for (const endpoint of [faqEndpoints.list, faqEndpoints.listFull]) answer(endpoint, some(question))
  answer(onboardingSectionEndpoints.listFull, some(section({ id: 1, name: 'Start', total: 1 })))
  for (const endpoint of [onboardingCategoryEndpoints.list, onboardingCategoryEndpoints.listFull])
    answer(endpoint, some(category({ id: 11, name: 'Board', section_id: 1 })))
  answer(onboardingArticleEndpoints.list, some(article({ id: 101, title: 'The menu', section_id: 1, category_id: 11 })))
}

test.each([
  ['/faq', 'logist', 'Why is it late?'],
  ['/onboarding', 'logist', 'The menu'],
  ['/faq-admin/category', 'admin', 'Orders'],
  ['/faq-admin/faq', 'admin', 'Why is it late?'],
  ['/onboarding-admin/section', 'admin', 'Start'],
  ['/onboarding-admin/category', 'admin', 'Board'],
  ['/onboarding-admin/article', 'admin', 'The menu'],
] as const)('%s says that the first texts are being prepared, and shows them when they arrive', async (url, as, shown) => {
  tell(false)
  answer(configEndpoints.get, { data: { ...CONFIG, preparing: true } })
  renderScreen(url, { as })
  expect(await screen.findByText('The first texts are being prepared')).toBeTruthy()
  tell(true)
  answer(configEndpoints.get, { data: CONFIG })
  await queryClient.invalidateQueries({ queryKey: configQueries.all() })
  expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0)
  expect(screen.queryByText('The first texts are being prepared')).toBeNull()
})

test('the texts are asked for again until they are there', () => {
  const { refetchInterval } = configQueries.get()
  const told = (data: object) => typeof refetchInterval === 'function' && refetchInterval({ state: { data } } as never) // the data it reads
  expect([told({ ...CONFIG, preparing: true }), told(CONFIG)]).toEqual([expect.any(Number), false])
})
