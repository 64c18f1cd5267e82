import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type FullFaq, faqEndpoints } from '@tracklane/contract/faq'
import { type FullFaqCategory, faqCategoryEndpoints } from '@tracklane/contract/faq-category'
import { beforeEach, expect, test } from 'vitest'
import { answer, asked, refuse } from '#testing/answer.ts'
import { onePage } from '#testing/one-page.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const AT = '2026-03-01T08:00:00.000Z'
const stamps = { created_at: AT, updated_at: AT, version: 2 }

const category = (patch: Partial<FullFaqCategory> = {}): FullFaqCategory => ({
  id: 1,
  name: 'Deliveries',
  key: null,
  language: 'en',
  position: 1,
  published: true,
  questions: 2,
  translations: { en: { name: 'Deliveries' } },
  ...stamps,
  ...patch,
})

const faq = (patch: Partial<FullFaq> = {}): FullFaq => ({
  id: 5,
  category_id: 1,
  key: null,
  category: 'Deliveries',
  question: 'Nobody home?',
  answer: '<p>Ring twice.</p>',
  language: 'en',
  position: 1,
  published: true,
  voice: null,
  helpful: 3,
  not_helpful: 1,
  translations: { en: { question: 'Nobody home?', answer: '<p>Ring twice.</p>' } },
  ...stamps,
  ...patch,
})
const money = faq({
  id: 6,
  question: 'Who pays?',
  position: 2,
  published: false,
  helpful: 0,
  not_helpful: 0,
  translations: { en: { question: 'Who pays?', answer: '<p>Them.</p>' }, de: { question: 'Wer zahlt?', answer: '<p>Sie.</p>' } },
})

beforeEach(() => {
  answer(faqEndpoints.listFull, onePage([faq(), money]))
  answer(faqEndpoints.getFull, ({ path }) => ({ data: path.includes('/6/') ? money : faq() }))
  answer(faqCategoryEndpoints.listFull, { data: [category(), category({ id: 2, name: 'Drafts', published: false, questions: 0 })] })
})

const region = async (name: string) => within(await screen.findByRole('region', { name }))
const form = async (name: string) => within(await screen.findByRole('dialog', { name }))
const handle = (name: string) => screen.findByRole('button', { name: `Move ${name} with the up and down arrows` })

test('a new question starts at its category, one added in a category at its text', async () => {
  renderScreen('/faq-admin/faq?new=1', { as: 'admin' })
  const choice = (await form('New question')).getByRole('combobox', { name: 'Category' })
  await waitFor(() => expect(document.activeElement).toBe(choice))
  expect(screen.queryByRole('option')).toBeNull()
})

test('questions are listed by category, with missing languages and votes, and sorted by arrows', async () => {
  answer(faqEndpoints.place, { data: [] })
  renderScreen('/faq-admin/faq', { as: 'admin' })
  const section = await region('Deliveries')
  expect(section.getAllByRole('link').map((link) => link.textContent)).toEqual(['Nobody home?', 'Who pays?'])
  expect(section.getByText('Helped 3, did not help 1')).toBeTruthy()
  expect(await section.findByText('Missing: Deutsch')).toBeTruthy()
  expect((await region('Drafts')).getByText('No questions yet')).toBeTruthy()
  const moved = await handle('Who pays?')
  moved.focus()
  await userEvent.keyboard('{ArrowUp}')
  await waitFor(() => expect(asked(faqEndpoints.place).map(({ body }) => body)).toEqual([{ ids: [6, 5] }]))
})

test('a filtered list cannot be sorted', async () => {
  renderScreen('/faq-admin/faq?search=zahlt', { as: 'admin' })
  expect(await handle('Who pays?')).toHaveProperty('disabled', true)
  expect(screen.queryByText('Nobody home?')).toBeNull()
  expect(screen.getByText('The order can be changed when search and filters leave nothing out.')).toBeTruthy()
})

test('a question opens in its languages, and only the changed one is sent', async () => {
  answer(faqEndpoints.update, { data: faq({ version: 3 }) })
  renderScreen('/faq-admin/faq?id=6', { as: 'admin' })
  const open = await form('Who pays?')
  await userEvent.click(await open.findByRole('radio', { name: /^Deutsch, written/ }))
  const german = await open.findByRole('textbox', { name: /^Question \(Deutsch\)/ })
  await userEvent.type(german, '!')
  expect(open.getByRole('radio', { name: /^Deutsch, changed/ })).toBeTruthy()
  await userEvent.click(open.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(asked(faqEndpoints.update)[0]?.body).toEqual({ translations: { de: { question: 'Wer zahlt?!', answer: '<p>Sie.</p>' } } }),
  )
})

test('a language with an error is shown', async () => {
  refuse(faqEndpoints.update, 422, { errors: { 'translations.de.question': ['Not so'] } })
  renderScreen('/faq-admin/faq?id=6', { as: 'admin' })
  const open = await form('Who pays?')
  await userEvent.click(open.getByRole('radio', { name: /^English/ }))
  await userEvent.type(await open.findByRole('textbox', { name: /^Question \(English\)/ }), '!')
  await userEvent.click(open.getByRole('button', { name: 'Save' }))
  expect(await open.findByText('Not so')).toBeTruthy()
  expect(open.getByRole('textbox', { name: /^Question \(Deutsch\)/ })).toBeTruthy()
  expect(open.getByRole('radio', { name: /^Deutsch, not valid/ })).toHaveProperty('checked', true)
})

test('a language other than the source may be empty or complete', async () => {
  renderScreen('/faq-admin/faq?id=5', { as: 'admin' })
  const open = await form('Nobody home?')
  await userEvent.click(await open.findByRole('radio', { name: /^Deutsch/ }))
  const german = await open.findByRole('textbox', { name: /^Question \(Deutsch\)/ })
  const labels = (language: string) =>
    [...document.querySelectorAll('.mantine-InputWrapper-label')].flatMap(({ textContent }) =>
      textContent.includes(`(${language})`) ? textContent : [],
    )
  expect(labels('Deutsch')).toEqual(['Question (Deutsch)', 'Answer (Deutsch)'])
  await userEvent.type(german, 'Niemand da?')
  expect(labels('Deutsch')).toEqual(['Question (Deutsch)', 'Answer (Deutsch) *'])
  await userEvent.click(open.getByRole('radio', { name: /^English/ }))
  await open.findByRole('textbox', { name: /^Question \(English\)/ })
  expect(labels('English')).toEqual(['Question (English) *', 'Answer (English) *'])
})

test('a new one starts in its category, and shows missing fields', async () => {
  renderScreen('/faq-admin/faq', { as: 'admin' })
  await userEvent.click((await region('Drafts')).getByRole('button', { name: 'Add to Drafts' }))
  const open = await form('New question')
  expect(open.getByRole('combobox', { name: /Category/ })).toHaveProperty('value', 'Drafts')
  await userEvent.click(open.getByRole('button', { name: 'Add question' }))
  expect(await open.findByText('Write it in at least one language')).toBeTruthy()
  expect(asked(faqEndpoints.create)).toHaveLength(0)
})

test('publishing shows the affected people before it is saved', async () => {
  renderScreen('/faq-admin/faq?id=5', { as: 'admin' })
  const open = await form('Nobody home?')
  await userEvent.click(open.getByRole('checkbox', { name: 'Published' }))
  expect(open.getByText('When you save: logists no longer find it')).toBeTruthy()
})

test('a question is deleted after asking', async () => {
  answer(faqEndpoints.remove, undefined)
  renderScreen('/faq-admin/faq?id=5', { as: 'admin' })
  await userEvent.click((await form('Nobody home?')).getByRole('button', { name: 'Delete' }))
  await userEvent.click(within(await screen.findByRole('dialog', { name: /confirm/i })).getByRole('button', { name: /Confirm|Delete/ }))
  await waitFor(() => expect(asked(faqEndpoints.remove)).toHaveLength(1))
  expect(await screen.findByText('Nobody home? is deleted')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Nobody home?' })).toBeNull())
})

test('searches without results have their own list', async () => {
  answer(faqEndpoints.missedSearches, { data: [{ id: 1, text: 'kayak <b>', language: 'de', count: 2, last_at: AT }] })
  renderScreen('/faq-admin/faq?tab=missed', { as: 'admin' })
  expect(await screen.findByText('kayak <b>')).toBeTruthy()
  expect(screen.getByRole('cell', { name: 'German' })).toBeTruthy()
})

test('a category with questions is not deleted, and links to them', async () => {
  answer(faqCategoryEndpoints.getFull, { data: category() })
  refuse(faqCategoryEndpoints.remove, 409, { error: '2 questions are in it: unpublish it instead', data: { faqs: 2 } })
  renderScreen('/faq-admin/category/?id=1', { as: 'admin' })
  const open = await form('Deliveries')
  await userEvent.click(open.getByRole('button', { name: 'Delete' }))
  await userEvent.click(within(await screen.findByRole('dialog', { name: /confirm/i })).getByRole('button', { name: /Confirm|Delete/ }))
  expect(await open.findByText('2 questions are in it: unpublish it instead')).toBeTruthy()
  expect(open.getByRole('link', { name: 'Show 2 questions' }).getAttribute('href')).toContain('/faq-admin/faq?category_id=1')
})

test('categories are sorted, and one shows the people it affects', async () => {
  answer(faqCategoryEndpoints.place, { data: [] })
  answer(faqCategoryEndpoints.getFull, { data: category() })
  renderScreen('/faq-admin/category/', { as: 'admin' })
  const moved = await handle('Drafts')
  moved.focus()
  await userEvent.keyboard('{ArrowUp}')
  await waitFor(() => expect(asked(faqCategoryEndpoints.place).map(({ body }) => body)).toEqual([{ ids: [2, 1] }]))
  await userEvent.click(screen.getByRole('link', { name: 'Deliveries' }))
  const open = await form('Deliveries')
  await userEvent.click(open.getByRole('checkbox', { name: 'Published' }))
  expect(open.getByText('When you save: logists no longer find it, nor its 2 questions')).toBeTruthy()
})

test('questions that did not help have their own list with links to their forms', async () => {
  const worse = faq({ id: 9, question: 'Why?', helpful: 0, not_helpful: 4 })
  answer(faqEndpoints.listFull, onePage([faq(), money, worse]))
  renderScreen('/faq-admin/faq?tab=unhelpful', { as: 'admin' })
  await screen.findByRole('link', { name: 'Why?' })
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual(['Why?', 'Nobody home?'])
  await userEvent.click(screen.getByRole('link', { name: 'Nobody home?' }))
  expect(await form('Nobody home?')).toBeTruthy()
})
