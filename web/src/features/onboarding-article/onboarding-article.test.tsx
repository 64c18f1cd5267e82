import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { onboardingArticleEndpoints } from '@tracklane/contract/onboarding-article'
import { uploadEndpoints } from '@tracklane/contract/upload'
import { beforeEach, expect, test } from 'vitest'
import { answerOnboarding, article, PICTURE } from '#features/onboarding-section/onboarding.testing.ts'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'

beforeEach(answerOnboarding)

const form = async (name: string) => within(await screen.findByRole('dialog', { name }))
const region = async (name: RegExp) => within(await screen.findByRole('region', { name }))
const save = async (open: ReturnType<typeof within>) => userEvent.click(open.getByRole('button', { name: 'Save' }))
const sent = () => asked(onboardingArticleEndpoints.update).map(({ body }) => body)

test('articles are listed by category and section, and sorted', async () => {
  answer(onboardingArticleEndpoints.place, { data: [] })
  renderScreen('/onboarding-admin/article/', { as: 'admin' })
  const orientation = await region(/Start.*Orientation/)
  expect(orientation.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['The menu', 'The screen'])
  expect(await orientation.findByText('Missing: Deutsch')).toBeTruthy()
  expect((await region(/Start.*Orders/)).getByText('No articles yet')).toBeTruthy()
  orientation.getByRole('button', { name: 'Move The screen with the up and down arrows' }).focus()
  await userEvent.keyboard('{ArrowUp}')
  await waitFor(() => expect(asked(onboardingArticleEndpoints.place).map(({ body }) => body)).toEqual([{ ids: [102, 101] }]))
})

test.each([
  ['?section_id=1&category_id=11', ['The menu', 'The screen']],
  ['?search=Men%C3%BC', ['The menu']],
  ['?published=false', ['The screen']],
])('the filter %s leaves %j', async (address, expected) => {
  renderScreen(`/onboarding-admin/article/${address}`, { as: 'admin' })
  const orientation = await region(/Orientation/)
  expect(orientation.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(expected)
  expect(screen.queryByRole('region', { name: /Orders/ })).toBeNull()
})

test('an article moves to another category, chosen under its section, and only that is sent', async () => {
  answer(onboardingArticleEndpoints.update, { data: article({ version: 3 }) })
  renderScreen('/onboarding-admin/article/?id=101', { as: 'admin' })
  const open = await form('The menu')
  await userEvent.click(await open.findByRole('combobox', { name: /Category/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Orders' }))
  await save(open)
  await waitFor(() => expect(sent()).toEqual([{ category_id: 12 }]))
})

test('the cover of a language is shown and removed; its texts stay', async () => {
  answer(onboardingArticleEndpoints.update, { data: article({ version: 3 }) })
  renderScreen('/onboarding-admin/article/?id=101', { as: 'admin' })
  const open = await form('The menu')
  await userEvent.click(await open.findByRole('radio', { name: /^English/ }))
  const cover = within(open.getByRole('group', { name: 'Cover picture (English)' }))
  expect(cover.getByRole('img').getAttribute('src')).toBe(PICTURE)
  await userEvent.click(cover.getByRole('button', { name: 'Remove the picture' }))
  expect(cover.queryByRole('img')).toBeNull()
  expect(document.activeElement).toBe(cover.getByRole('button', { name: 'Choose a picture' }))
  await save(open)
  await waitFor(() => expect(sent()).toEqual([{ translations: { en: { title: 'The menu', body: '<p>On the left.</p>', cover: '' } } }]))
})

test('a deleted cover is refused at its field', async () => {
  refuse(onboardingArticleEndpoints.update, 422, { errors: { 'translations.en.cover': ['This picture is not there: upload it again'] } })
  renderScreen('/onboarding-admin/article/?id=101', { as: 'admin' })
  const open = await form('The menu')
  await userEvent.click(await open.findByRole('radio', { name: /^English/ }))
  await userEvent.type(open.getByRole('textbox', { name: 'Title (English)' }), '!')
  await save(open)
  expect(await open.findByText('This picture is not there: upload it again')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Choose another picture'))
})

test('a new one starts in its category, and needs a title and a text but no cover', async () => {
  renderScreen('/onboarding-admin/article/', { as: 'admin' })
  await userEvent.click((await region(/Start.*Orders/)).getByRole('button', { name: 'Add to Orders' }))
  const open = await form('New article')
  await waitFor(() => expect(open.getByRole('combobox', { name: /Category/ })).toHaveProperty('value', 'Orders'))
  await userEvent.type(open.getByRole('textbox', { name: 'Title (English)' }), 'The list')
  await userEvent.click(open.getByRole('button', { name: 'Add article' }))
  expect(await open.findAllByText('Value missed')).toHaveLength(1)
  expect(asked(onboardingArticleEndpoints.create)).toHaveLength(0)
  expect(asked(uploadEndpoints.create)).toHaveLength(0)
})

test('affected people are shown before saving, and an article is deleted after asking', async () => {
  answer(onboardingArticleEndpoints.remove, undefined)
  renderScreen('/onboarding-admin/article/?id=101', { as: 'admin' })
  const open = await form('The menu')
  await userEvent.click(await open.findByRole('checkbox', { name: 'Published' }))
  expect(open.getByText('When you save: logists no longer find the article')).toBeTruthy()
  await userEvent.click(open.getByRole('button', { name: 'Delete' }))
  await userEvent.click(within(await screen.findByRole('dialog', { name: /confirm/i })).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(asked(onboardingArticleEndpoints.remove)).toHaveLength(1))
  expect(await screen.findByText('The menu is deleted')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'The menu' })).toBeNull())
})

test('a preview shows an article as its readers see it', async () => {
  renderScreen('/onboarding-admin/article/?id=101', { as: 'admin' })
  const open = await form('The menu')
  await userEvent.click(await open.findByRole('radio', { name: /^English/ }))
  const title = open.getByRole('textbox', { name: /^Title \(English\)/ })
  await userEvent.clear(title)
  await userEvent.type(title, 'The new menu')
  const toggle = open.getByRole('button', { name: 'As readers see it' })
  await userEvent.click(toggle)
  const seen = within(open.getByRole('region', { name: 'As readers see it: English' }))
  expect(seen.getByRole('heading', { name: 'The new menu' })).toBeDefined()
  expect(open.queryByRole('textbox', { name: /^Title/ })).toBeNull()
  await userEvent.click(toggle)
  expect(open.getByRole('textbox', { name: /^Title \(English\)/ })).toHaveProperty('value', 'The new menu')
})
