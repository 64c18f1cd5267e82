import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type FullOnboardingArticle, type OnboardingArticle, onboardingArticleEndpoints } from '@tracklane/contract/onboarding-article'
import { onboardingCategoryEndpoints } from '@tracklane/contract/onboarding-category'
import { onboardingSectionEndpoints } from '@tracklane/contract/onboarding-section'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { article, category, section } from '#features/onboarding-section/onboarding.testing.ts'
import { useOnboardingSection } from '#lib/persisted.ts'
import { answer, asked, cutOff, refuse, stayMute } from '#testing/answer.ts'
import { onePage } from '#testing/one-page.ts'
import { profileOf, renderScreen } from '#testing/render-screen.tsx'
import { takeTimers } from '#testing/take-timers.ts'
import { useUnsentReads } from './unsent-reads.store.ts'

const { list, get, markRead } = onboardingArticleEndpoints
const logist = { as: 'logist' } as const

let rows: FullOnboardingArticle[]
let ends: Map<Element, IntersectionObserverCallback>

const rowOf = (path: string) => rows.find(({ id }) => path.split('/').includes(String(id))) as FullOnboardingArticle // of this test
const sectionsOf = () =>
  [section({ id: 1, name: 'Start' }), section({ id: 2, name: 'Day' })].map((one) => {
    const inside = rows.filter(({ section_id }) => section_id === one.id)
    return { ...one, read: inside.filter(({ read }) => read).length, total: inside.length }
  })
function marked({ path }: { path: string }): { data: OnboardingArticle } {
  rows = rows.map((row) => (row === rowOf(path) ? { ...row, read: true } : row))
  return { data: rowOf(path) }
}

beforeEach(() => {
  rows = [
    article({ id: 101, title: 'The menu', cover: null }),
    article({ id: 102, title: 'Die Liste', language: 'de', cover: null }),
    article({ id: 103, title: 'The board', key: 'read-the-board', section_id: 2, category_id: 21, category: 'Board', cover: null }),
  ]
  ends = new Map()
  useOnboardingSection.setState({ section: null })
  useUnsentReads.setState({ person: null, articles: [] })
  answer(onboardingSectionEndpoints.listFull, () => ({ data: sectionsOf() }))
  answer(onboardingCategoryEndpoints.list, { data: [category()] })
  answer(list, () => onePage(rows))
  answer(get, ({ path }) => ({ data: rowOf(path) }))
  answer(markRead, marked)
  vi.stubGlobal('IntersectionObserver', Observer)
})

/** Tests have no layout: an end comes into sight when a test says so. */
class Observer {
  readonly tell: IntersectionObserverCallback
  constructor(tell: IntersectionObserverCallback) {
    this.tell = tell
  }
  observe(end: Element) {
    ends.set(end, this.tell)
  }
  disconnect() {}
}
function seeEnd(isIntersecting = true): void {
  for (const tell of ends.values()) act(() => tell([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver)) // the parts that are read
}

const bar = () => screen.findByRole('progressbar', { name: 'Your progress' })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const sections = () => within(screen.getByRole('navigation', { name: 'Sections' }))

describe('the overview', () => {
  test('the progress in all and in each section, the next article, and untranslated ones', async () => {
    rows = rows.map((row) => ({ ...row, read: row.id === 101 }))
    renderScreen('/onboarding', logist)
    expect((await bar()).getAttribute('aria-valuetext')).toBe('1 of 3 read')
    expect(sections().getByRole('link', { name: /Start/ }).textContent).toContain('1 of 2 read')
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/onboarding?article=102')
    const card = screen.getByRole('link', { name: /Die Liste/ })
    expect(within(card).getByText('Die Liste').getAttribute('lang')).toBe('de')
    expect(within(card).getByText('Only in German so far')).toBeTruthy()
    expect(within(card).getByText('Next for you')).toBeTruthy()
    expect(within(screen.getByRole('link', { name: /The menu/ })).getByText('Read')).toBeTruthy()
    expect(document.title).toBe('Onboarding · Tracklane')
  })

  test('the opened section is open the next time, also from the menu', async () => {
    const router = renderScreen('/onboarding', logist)
    await bar()
    await userEvent.click(sections().getByRole('link', { name: /Day/ }))
    expect(await screen.findByRole('link', { name: /The board/ })).toBeTruthy()
    expect(router.state.location.search).toEqual({ section: '2' })
    expect(useOnboardingSection.getState().section).toBe(2)
    const menu = within(screen.getAllByRole('navigation')[0]?.parentElement as HTMLElement) // the frame has one
    await userEvent.click(menu.getByRole('link', { name: 'Onboarding' }))
    await waitFor(() => expect(router.state.location.search).toEqual({}))
    expect(sections().getByRole('link', { name: /Day/ }).getAttribute('aria-current')).toBe('true')
  })

  test('everything is read', async () => {
    rows = rows.map((row) => ({ ...row, read: true }))
    renderScreen('/onboarding', logist)
    expect(await screen.findByText('You have read everything')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull()
  })

  test('nothing is published; nothing could be loaded', async () => {
    rows = []
    refuse(onboardingSectionEndpoints.listFull, 500, { error: 'Broken' })
    renderScreen('/onboarding', logist)
    expect((await screen.findByRole('alert')).textContent).toContain('Broken')
    answer(onboardingSectionEndpoints.listFull, () => ({ data: sectionsOf() }))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('There is nothing to read here yet')).toBeTruthy()
  })

  test('articles read elsewhere are marked on return', async () => {
    renderScreen('/onboarding', logist)
    await bar()
    rows = rows.map((row) => ({ ...row, read: row.id === 101 }))
    fireEvent(window, new Event('focus'))
    await waitFor(async () => expect((await bar()).getAttribute('aria-valuetext')).toBe('1 of 3 read'))
  })

  test('an article loads before it is clicked', async () => {
    renderScreen('/onboarding', logist)
    await bar()
    await userEvent.hover(screen.getByRole('link', { name: /Die Liste/ }))
    await waitFor(() => expect(asked(get).map(({ path }) => path)).toEqual(['/api/onboarding/article/102']))
  })
})

describe('an article', () => {
  test('opens by its key; the next one loads ahead, and Back finds the list in its place', async () => {
    const router = renderScreen('/onboarding?article_key=read-the-board', logist)
    await heading('The board')
    expect(document.title).toBe('The board · Tracklane')
    await userEvent.click(await screen.findByRole('link', { name: /Previous article/ }))
    await heading('Die Liste')
    expect(router.state.location.search).toEqual({ article: '102' })
    expect(document.activeElement?.textContent).toBe('Die Liste')
    await userEvent.click(screen.getByRole('link', { name: 'All articles' }))
    await waitFor(() => expect(document.activeElement?.getAttribute('data-article')).toBe('102'))
    expect(router.state.location.search).toEqual({ section: '1' })
  })

  test('has its cover above the text, unless the text shows it', async () => {
    const cover = `/api/upload/${'b'.repeat(32)}.png`
    rows = [article({ id: 101, cover }), article({ id: 102, title: 'Two', cover, body: `<p>See</p><img src="${cover}" alt="A list">` })]
    renderScreen('/onboarding?article=101', logist)
    await heading('The menu')
    await waitFor(() => expect(document.querySelectorAll(`article img[src="${cover}"]`)).toHaveLength(1))
    await userEvent.click(await screen.findByRole('link', { name: /Next article/ }))
    expect(await screen.findByAltText('A list')).toBeTruthy()
    expect(document.querySelectorAll(`article img[src="${cover}"]`)).toHaveLength(1)
  })

  test('counts as read once its end was visible for a moment', async () => {
    renderScreen('/onboarding?article=101', logist)
    await screen.findByText('On the left.')
    seeEnd()
    expect(await screen.findByText('You have read this article.')).toBeTruthy()
    expect(asked(markRead).map(({ path }) => path)).toEqual(['/api/onboarding/article/101/read'])
  })

  test('counts as read on a turn to the next one, not to the previous one', async () => {
    renderScreen('/onboarding?article=102', logist)
    await userEvent.click(await screen.findByRole('link', { name: /Previous article/ }))
    await heading('The menu')
    expect([...asked(markRead), ...useUnsentReads.getState().articles]).toEqual([])
    await userEvent.click(await screen.findByRole('link', { name: /Next article/ }))
    await waitFor(() => expect(asked(markRead).map(({ path }) => path)).toEqual(['/api/onboarding/article/101/read']))
    const outline = within(await screen.findByRole('navigation', { name: 'Start' }))
    expect(await outline.findByText('1 of 2 read')).toBeTruthy()
  })

  test('a mark that could not be sent is reported, does not count, and is sent again', async () => {
    cutOff(markRead)
    renderScreen('/onboarding?article=101', logist)
    const pass = takeTimers()
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as read' }))
    expect(await screen.findByText(/Not saved yet. It is sent again/)).toBeTruthy()
    expect(screen.getByText('0 of 2 read')).toBeTruthy()
    answer(markRead, marked)
    await pass(10_000)
    expect(await screen.findByText('You have read this article.')).toBeTruthy()
    expect(await screen.findByText('1 of 2 read')).toBeTruthy()
  })

  test('without an answer nothing counts as read', async () => {
    stayMute(markRead)
    renderScreen('/onboarding?article=101', logist)
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as read' }))
    expect((await screen.findAllByText('Saving…')).length).toBeGreaterThan(0)
    expect(screen.getByText('0 of 2 read')).toBeTruthy()
  })

  test.each(['article=999', 'article_key=no-such'])('%s is missing: it says so, with a link back', async (search) => {
    refuse(get, 404, { error: 'Not found' })
    renderScreen(`/onboarding?${search}`, logist)
    expect(await screen.findByText('This article is not here any more')).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Show all articles' }))
    await bar()
  })

  test('impersonation marks nothing as read', async () => {
    const impersonator = { id: 1, first_name: 'Eve', last_name: 'Hall', seconds_left: 900 }
    renderScreen('/onboarding?article=101', { as: profileOf('logist', { impersonator }) })
    await screen.findByText('Everybody marks for themselves what they have read.')
    expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: /Next article/ }))
    await heading('Die Liste')
    expect([...asked(markRead), ...useUnsentReads.getState().articles]).toEqual([])
  })
})
