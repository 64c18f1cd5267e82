import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { onboardingCategoryEndpoints } from '@tracklane/contract/onboarding-category'
import { onboardingSectionEndpoints } from '@tracklane/contract/onboarding-section'
import { beforeEach, expect, test } from 'vitest'
import { answerOnboarding, category, section } from '#features/onboarding-section/onboarding.testing.ts'
import { answer, asked, cutOff, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'

beforeEach(answerOnboarding)

const form = async (name: string) => within(await screen.findByRole('dialog', { name }))
const region = async (name: string) => within(await screen.findByRole('region', { name }))

test('categories are listed by section, each with its order', async () => {
  answer(onboardingCategoryEndpoints.place, { data: [] })
  renderScreen('/onboarding-admin/category/', { as: 'admin' })
  const start = await region('Start')
  expect(start.getByRole('link', { name: '2 articles' }).getAttribute('href')).toBe('/onboarding-admin/article?category_id=11')
  expect((await region('Day')).getByText('No categories yet')).toBeTruthy()
  expect((await region('Day')).getByText('Not published')).toBeTruthy()
  start.getByRole('button', { name: 'Move Orders with the up and down arrows' }).focus()
  await userEvent.keyboard('{ArrowUp}')
  await waitFor(() => expect(asked(onboardingCategoryEndpoints.place).map(({ body }) => body)).toEqual([{ ids: [12, 11] }]))
})

test.each([
  ['?section_id=2', []],
  ['?section_id=1', ['Orientation', '2 articles', 'Orders', '0 articles']],
  ['?search=orient', ['Orientation', '2 articles']],
  ['?missing_in=de&section_id=1', ['Orientation', '2 articles', 'Orders', '0 articles']],
  ['?published=false', []],
])('the filter %s leaves %j', async (address, expected) => {
  renderScreen(`/onboarding-admin/category/${address}`, { as: 'admin' })
  if (expected.length === 0) expect(await screen.findByText('Nothing found')).toBeTruthy()
  else expect((await region('Start')).getAllByRole('link').map(({ textContent }) => textContent)).toEqual(expected)
})

test('a new one starts in its section', async () => {
  answer(onboardingCategoryEndpoints.create, { data: category({ id: 13, name: 'Money', section_id: 2 }) })
  renderScreen('/onboarding-admin/category/', { as: 'admin' })
  await userEvent.click((await region('Day')).getByRole('button', { name: 'Add to Day' }))
  const open = await form('New category')
  expect(open.getByRole('combobox', { name: /Section/ })).toHaveProperty('value', 'Day')
  await userEvent.type(open.getByRole('textbox', { name: 'Name (English)' }), 'Money')
  await userEvent.click(open.getByRole('button', { name: 'Add category' }))
  await waitFor(() =>
    expect(asked(onboardingCategoryEndpoints.create).map(({ body }) => body)).toEqual([
      { section_id: 2, published: true, translations: { en: { name: 'Money' } } },
    ]),
  )
})

test('one moves to another section, and shows that nobody sees it there', async () => {
  answer(onboardingCategoryEndpoints.update, { data: category({ version: 3, section_id: 2 }) })
  renderScreen('/onboarding-admin/category/?id=11', { as: 'admin' })
  const open = await form('Orientation')
  await userEvent.click(open.getByRole('combobox', { name: /Section/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Day' }))
  expect(open.getByText('When you save: logists no longer find the category, nor its 2 articles')).toBeTruthy()
  await userEvent.click(open.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(asked(onboardingCategoryEndpoints.update)[0]?.body).toEqual({ section_id: 2 }))
})

test('one with articles is not deleted: it gives the reason and a link to them', async () => {
  refuse(onboardingCategoryEndpoints.remove, 409, { error: '2 articles are in it: unpublish it instead', data: { onboarding_articles: 2 } })
  renderScreen('/onboarding-admin/category/?id=11', { as: 'admin' })
  const open = await form('Orientation')
  await userEvent.click(open.getByRole('button', { name: 'Delete' }))
  await userEvent.click(within(await screen.findByRole('dialog', { name: /confirm/i })).getByRole('button', { name: 'Delete' }))
  expect(await open.findByText('2 articles are in it: unpublish it instead')).toBeTruthy()
  expect(open.getByRole('link', { name: 'Show 2 articles' }).getAttribute('href')).toBe('/onboarding-admin/article?category_id=11')
})

test('without its sections the list shows the error, and loads again', async () => {
  cutOff(onboardingSectionEndpoints.listFull)
  renderScreen('/onboarding-admin/category/', { as: 'admin' })
  const again = await screen.findByRole('button', { name: 'Try again' })
  answer(onboardingSectionEndpoints.listFull, { data: [section()] })
  await userEvent.click(again)
  expect((await region('Start')).getByRole('link', { name: 'Orders' })).toBeTruthy()
})
