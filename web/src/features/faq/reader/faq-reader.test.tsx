import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type Faq, faqEndpoints } from '@tracklane/contract/faq'
import { type FaqCategory, faqCategoryEndpoints } from '@tracklane/contract/faq-category'
import { type KnowledgeHit, knowledgeEndpoints } from '@tracklane/contract/knowledge'
import { beforeEach, describe, expect, test } from 'vitest'
import { faqReaderQueries } from '#features/faq/faq-reader.api.ts'
import { queryClient } from '#lib/query-client.ts'
import { answer, asked, refuse, stayMute } from '#testing/answer.ts'
import { onePage } from '#testing/one-page.ts'
import { profileOf, renderScreen } from '#testing/render-screen.tsx'
import { takeTimers } from '#testing/take-timers.ts'

const AT = '2026-03-01T08:00:00.000Z'
const stamps = { key: null, published: true, created_at: AT, updated_at: AT, version: 1 }

const category = (id: number, name: string, questions = 1): FaqCategory => ({
  id,
  name,
  language: 'en',
  position: id,
  questions,
  ...stamps,
})
const faq = (patch: Partial<Faq> = {}): Faq => ({
  id: 5,
  category_id: 1,
  category: 'Orders',
  question: 'Why is my order late?',
  answer: '<p>Call the <b>cour</b>ier.</p>',
  language: 'en',
  position: 1,
  voice: null,
  ...stamps,
  ...patch,
})
const money = faq({ id: 6, category_id: 2, category: 'Money', question: 'Wer zahlt?', answer: '<p>Sie.</p>', language: 'de' })
const second = faq({ id: 7, question: 'Where is it?', position: 2 })

const hit = (patch: Partial<KnowledgeHit> = {}): KnowledgeHit => ({
  kind: 'faq',
  id: 5,
  title: 'Why is my order late?',
  title_marks: [[10, 15]],
  excerpt: 'Call the courier.',
  marks: [[9, 16]],
  language: 'en',
  ...patch,
})
const article = hit({
  kind: 'article',
  id: 9,
  title: 'Assign couriers',
  title_marks: [[7, 15]],
  excerpt: 'A courier is chosen.',
  marks: [[2, 9]],
})

const logist = { as: 'logist' } as const
const question = (name: RegExp | string) => screen.findByRole('button', { name })
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

beforeEach(() => {
  answer(faqCategoryEndpoints.list, { data: [category(1, 'Orders'), category(2, 'Money'), category(3, 'Empty', 0)] })
  answer(faqEndpoints.list, onePage([faq(), money]))
  answer(knowledgeEndpoints.search, { data: [hit()] })
  answer(knowledgeEndpoints.noteMissed, undefined)
})

describe('/faq', () => {
  test('has the questions by category; Enter opens one, and an untranslated one says so', async () => {
    renderScreen('/faq', logist)
    const button = await question('Why is my order late?')
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Orders', 'Money'])
    expect(button.getAttribute('aria-expanded')).toBe('false')
    button.focus()
    await userEvent.keyboard('{Enter}')
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByText('Was this helpful?')).toBeTruthy()
    const german = await question(/Wer zahlt\?/)
    expect(within(german).getByText('Only in German so far')).toBeTruthy()
    expect(within(german).getByText('Wer zahlt?').getAttribute('lang')).toBe('de')
    expect(within(button).queryByText(/so far/)).toBeNull()
  })

  test('searches while typing: the address keeps the search, matches are marked and announced', async () => {
    const router = renderScreen('/faq', logist)
    await question('Why is my order late?')
    await userEvent.keyboard('/')
    await userEvent.keyboard('ORDER courier')
    await waitFor(() => expect(status()).toContain('1 question with “ORDER courier”'))
    expect(router.state.location.search).toEqual({ search: 'ORDER courier' })
    const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)
    expect(marks).toEqual(['order', 'courier'])
  })

  test('an earlier answer that arrives late does not replace a later one', async () => {
    const waiting = new Map<string, () => void>()
    answer(faqEndpoints.list, onePage([faq({ question: 'About one' }), faq({ id: 6, question: 'About one two' })]))
    answer(knowledgeEndpoints.search, async ({ query }) => {
      const words = query.get('search') ?? ''
      await new Promise<void>((done) => waiting.set(words, done))
      return { data: [hit({ id: words === 'one' ? 5 : 6 })] }
    })
    renderScreen('/faq', logist)
    await question('About one')
    const field = screen.getByRole('searchbox')
    await userEvent.type(field, 'one')
    await waitFor(() => expect(waiting.has('one')).toBe(true))
    await userEvent.type(field, ' two')
    await waitFor(() => expect(waiting.has('one two')).toBe(true))
    waiting.get('one two')?.()
    await question('About one two')
    waiting.get('one')?.()
    await expect(screen.findByRole('button', { name: 'About one' }, { timeout: 300 })).rejects.toThrow()
  })

  test('further rows are requested page by page', async () => {
    const rows = Array.from({ length: 101 }, (_, index) => faq({ id: index + 1, question: `Question ${index + 1}` }))
    answer(faqEndpoints.list, ({ query }) => {
      const page = Number(query.get('page'))
      const meta = { current_page: page, per_page: 100, total: 101, last_page: 2 }
      return { data: page === 1 ? rows.slice(0, 100) : rows.slice(99), meta }
    })
    renderScreen('/faq', logist)
    await screen.findByText('Question 101')
    expect(screen.getAllByText('Question 100')).toHaveLength(1)
  })

  test('the best questions come first, and matching articles below', async () => {
    answer(faqEndpoints.list, onePage([second, faq(), money]))
    answer(knowledgeEndpoints.search, { data: [article, hit({ id: 6 }), hit()] })
    renderScreen('/faq?search=couriers', logist)
    const links = within(await screen.findByRole('list', { name: 'Articles' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/onboarding?article=9'])
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Money', 'Orders', 'Articles'])
    expect(screen.queryByRole('button', { name: 'Where is it?' })).toBeNull()
  })

  test('a search without results is recorded when typing pauses, and when the screen is left before', async () => {
    const pass = takeTimers()
    answer(knowledgeEndpoints.search, { data: [] })
    const router = renderScreen('/faq?search=xyl', logist)
    await screen.findByText('Nothing is found for “xyl”')
    await pass(1_500)
    expect(asked(knowledgeEndpoints.noteMissed)).toEqual([])
    await pass(600)
    await waitFor(() => expect(asked(knowledgeEndpoints.noteMissed).map(({ body }) => body)).toEqual([{ text: 'xyl' }]))
    await router.navigate({ to: '/faq', search: { search: 'xylofon' } })
    await screen.findByText('Nothing is found for “xylofon”')
    await router.navigate({ to: '/faq/view', search: { id: 5 } })
    await waitFor(() =>
      expect(asked(knowledgeEndpoints.noteMissed).map(({ body }) => body)).toEqual([{ text: 'xyl' }, { text: 'xylofon' }]),
    )
  })

  test('filters by category, with the counts of the others', async () => {
    renderScreen('/faq?category=2', logist)
    await question(/Wer zahlt/)
    expect(screen.queryByRole('button', { name: 'Why is my order late?' })).toBeNull()
    const nav = within(screen.getByRole('navigation', { name: 'Categories' }))
    expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['All questions2', 'Orders1', 'Money1'])
    expect(nav.getByRole('link', { name: /Money/ }).getAttribute('aria-current')).toBe('page')
  })

  test('links to other categories where only they have matches', async () => {
    renderScreen('/faq?category=2&search=order', logist)
    await userEvent.click(await screen.findByRole('button', { name: 'Look in all categories' }))
    await question('Why is my order late?')
  })

  test.each([
    ['kayak', 'logist' as const, true],
    ['ka', 'logist' as const, false],
    ['kayak', profileOf('logist', { impersonator: { id: 1, first_name: 'Eve', last_name: 'Hall', seconds_left: 900 } }), false],
  ])('without results for %s the screen says that the search was recorded, and nothing else', async (words, as, isNoted) => {
    answer(knowledgeEndpoints.search, { data: [] })
    renderScreen(`/faq?search=${words}`, { as })
    expect(await screen.findByText(`Nothing is found for “${words}”`)).toBeTruthy()
    expect(screen.queryByText(/Your search is noted/) !== null).toBe(isNoted)
    await userEvent.click(screen.getByRole('button', { name: 'Show all questions' }))
    await question('Why is my order late?')
  })

  test('says that nothing is published, or that nothing could be loaded', async () => {
    answer(faqEndpoints.list, onePage([]))
    renderScreen('/faq', logist)
    expect(await screen.findByText('No questions are answered here yet')).toBeTruthy()
  })

  test('a failed request can be repeated', async () => {
    refuse(faqEndpoints.list, 500, { error: 'The database is away' })
    renderScreen('/faq', logist)
    expect(await screen.findByText('The database is away')).toBeTruthy()
    answer(faqEndpoints.list, onePage([faq()]))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await question('Why is my order late?')
  })
})

describe('/faq/view', () => {
  beforeEach(() => {
    answer(faqEndpoints.get, { data: faq() })
    answer(faqEndpoints.list, ({ query }) => onePage(query.get('key') === 'gone' ? [] : [faq(), second]))
  })

  test('shows one question with its category and its neighbours', async () => {
    renderScreen('/faq/view?id=5', logist)
    expect(await screen.findByRole('heading', { level: 1, name: 'Why is my order late?' })).toBeTruthy()
    expect(within(screen.getByRole('article')).getByRole('link', { name: 'Orders' }).getAttribute('href')).toBe('/faq?category=1')
    expect(screen.getByRole('link', { name: 'All questions' }).getAttribute('href')).toBe('/faq')
    const next = await screen.findByRole('link', { name: /Next question/ })
    expect(next.getAttribute('href')).toBe('/faq/view?id=7')
    expect(screen.queryByRole('link', { name: /Previous question/ })).toBeNull()
  })

  test('a question known as deleted before the screen opens is reported without a second request', async () => {
    refuse(faqEndpoints.get, 404, { error: 'Not found' })
    await queryClient.prefetchQuery(faqReaderQueries.one(9))
    renderScreen('/faq/view?id=9', logist)
    expect(await screen.findByText('This question is not here any more')).toBeTruthy()
    expect(asked(faqEndpoints.get)).toHaveLength(2) // this request and the one ahead of the screen; the screen itself sends none
  })

  test('finds a delivered question by its key', async () => {
    renderScreen('/faq/view?key=move-refused', logist)
    expect(await screen.findByRole('heading', { level: 1, name: 'Why is my order late?' })).toBeTruthy()
    expect(asked(faqEndpoints.list)[0]?.query.get('key')).toBe('move-refused')
  })

  test.each([['?id=5'], ['?key=gone'], ['?id=__proto__'], ['?id=1e3'], ['']])(
    '%s: one that is gone, or none at all, is told in place',
    async (address) => {
      refuse(faqEndpoints.get, 404, { error: 'Not found' })
      renderScreen(`/faq/view${address}`, logist)
      expect(await screen.findByText('This question is not here any more')).toBeTruthy()
      expect(screen.getByRole('link', { name: 'Show all questions' }).getAttribute('href')).toBe('/faq')
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )
})

describe('the vote', () => {
  beforeEach(() => answer(faqEndpoints.get, { data: faq({ voice: false }) }))
  const yes = () => screen.findByRole('button', { name: 'Yes, it helped' })
  const no = () => screen.getByRole('button', { name: 'No, it did not help' })
  const pressed = (button: HTMLElement) => button.getAttribute('aria-pressed')

  test('is shown, and can be changed', async () => {
    answer(faqEndpoints.sayHelpful, { data: { helpful: true } })
    renderScreen('/faq/view?id=5', logist)
    expect([pressed(await yes()), pressed(no())]).toEqual(['false', 'true'])
    await userEvent.click(await yes())
    expect(await screen.findByText('Thank you')).toBeTruthy()
    expect([pressed(await yes()), pressed(no())]).toEqual(['true', 'false'])
    expect(asked(faqEndpoints.sayHelpful).map(({ body }) => body)).toEqual([{ helpful: true }])
    await userEvent.click(await yes())
    expect(asked(faqEndpoints.sayHelpful)).toHaveLength(1)
  })

  test('without an answer is shown as being sent, and a change waits for it', async () => {
    stayMute(faqEndpoints.sayHelpful)
    renderScreen('/faq/view?id=5', logist)
    await userEvent.click(await yes())
    expect(pressed(await yes())).toBe('true')
    await userEvent.click(no())
    expect(pressed(no())).toBe('true')
    expect(asked(faqEndpoints.sayHelpful)).toHaveLength(1)
  })

  test('that is refused is reported, and the stored one is shown again', async () => {
    refuse(faqEndpoints.sayHelpful, 500, { error: 'The database is away' })
    renderScreen('/faq/view?id=5', logist)
    await userEvent.click(await yes())
    expect(await screen.findByText('The database is away')).toBeTruthy()
    expect([pressed(await yes()), pressed(no())]).toEqual(['false', 'true'])
    await waitFor(() => expect(asked(faqEndpoints.get)).toHaveLength(2))
  })

  test('is refused while impersonating', async () => {
    renderScreen('/faq/view?id=5', {
      as: profileOf('logist', { impersonator: { id: 1, first_name: 'Eve', last_name: 'Hall', seconds_left: 900 } }),
    })
    expect(await screen.findByText('Everybody says for themselves whether it helps')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Yes, it helped' })).toBeNull()
  })
})
