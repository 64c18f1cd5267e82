import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { kanbanEndpoints } from '@tracklane/contract/kanban'
import { ordersChannel } from '@tracklane/contract/realtime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, asked } from '#testing/answer.ts'
import { FakePusher } from '#testing/fake-pusher.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { setWindowWidth } from '#testing/window-width.ts'
import { answerBoard, card, column } from './kanban.testing.ts'

const many = Array.from({ length: 2000 }, (_, at) => card({ id: at + 1, track: `TL${at + 1}`, customer_full_name: `Customer ${at + 1}` }))

beforeEach(() => {
  // Too narrow for cards of two lines.
  setWindowWidth(800)
  answerBoard()
  answer(kanbanEndpoints.orders, { data: [column(1, many), column(2, []), column(3, []), column(6, [])] })
  // The test's document has no layout: every card has one height, and the column shows seven.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.matches('li[data-index]') ? 112 : 800
  })
})
afterEach(() => {
  setWindowWidth(1024)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const cards = () => screen.getAllByRole('article')

test('a column of thousands draws only visible cards', async () => {
  renderScreen('/order/kanban', { as: 'logist' })
  await screen.findByRole('link', { name: /Customer 1,/ })
  expect(cards().length).toBeLessThan(20)
  const [first] = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-setsize'))
  expect([first?.getAttribute('aria-posinset'), first?.getAttribute('aria-setsize')]).toEqual(['1', '2000'])
})

test('the focused card stays drawn when it is scrolled away, and the arrows continue from it', async () => {
  renderScreen('/order/kanban', { as: 'logist' })
  const link = await screen.findByRole('link', { name: /Customer 2,/ })
  link.focus()
  const area = link.closest('ul')?.parentElement as HTMLElement // the list stands in its scroll area
  area.scrollTop = 60_000
  fireEvent.scroll(area)
  await screen.findByRole('link', { name: /Customer 530,/ })
  expect(document.activeElement).toBe(link)
  expect(cards().length).toBeLessThan(40)

  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement?.getAttribute('aria-label')).toContain('TL3,')
  await userEvent.keyboard('{End}')
  expect(document.activeElement?.getAttribute('aria-label')).toContain('TL2000,')
})

test('a lifted card stays drawn, whatever its column shows', async () => {
  renderScreen('/order/kanban', { as: 'logist' })
  const link = await screen.findByRole('link', { name: /Customer 2,/ })
  link.focus()
  await userEvent.keyboard(' ')
  const area = link.closest('ul')?.parentElement as HTMLElement // as above
  area.scrollTop = 60_000
  fireEvent.scroll(area)
  await screen.findByRole('link', { name: /Customer 530,/ })
  expect(
    within(area)
      .getByRole('link', { name: /Customer 2,/ })
      .closest('[data-lifted]'),
  ).toBeTruthy()
})

test('in a long column a change of somebody else costs two requests, not one per page', async () => {
  const newestFirst = many.map((order, at) => ({ ...order, id: many.length - at }))
  const page = (from: number, limit: number) =>
    column(1, newestFirst.slice(from, from + limit), { total: many.length, next_cursor: String(from + limit) })
  let isMoved = false
  answer(kanbanEndpoints.orders, ({ query }) => {
    const moved = column(2, isMoved ? [card({ id: 1941, track: 'TL60', customer_full_name: 'Customer 60', status_id: 2 })] : [])
    const first = query.has('id') ? column(1, []) : page(Number(query.get('cursor') ?? 0), Number(query.get('limit')))
    return { data: [first, moved, column(3, []), column(6, [])] }
  })
  const reach = watchEnds()
  renderScreen('/order/kanban', { as: 'logist' })
  const area = (await screen.findByRole('link', { name: /Customer 1,/ })).closest('ul')?.parentElement as HTMLElement // as above
  const pusher = await waitFor(() => FakePusher.last ?? Promise.reject(new Error('The board listens to nothing yet')))
  pusher.move('connected')
  act(() => pusher.confirm())
  for (const cursor of ['25', '50']) {
    await waitFor(() => {
      reach(area)
      expect(asked(kanbanEndpoints.orders).map(({ query }) => query.get('cursor'))).toContain(cursor)
    })
  }
  const seen = async (top: number, name: RegExp) => {
    area.scrollTop = top
    fireEvent.scroll(area)
    return screen.findByRole('link', { name })
  }
  await seen(6_600, /Customer 60,/)
  const before = asked(kanbanEndpoints.orders).length

  isMoved = true
  act(() => pusher.channel(ordersChannel(1, 1))?.emit('orders-changed', { ids: [1941], version: 1 }))
  await within(screen.getByRole('region', { name: 'Processing' })).findByRole('link', { name: /Customer 60,/ })
  expect(within(area).queryByRole('link', { name: /Customer 60,/ })).toBeNull()
  expect(await seen(6_600, /Customer 61,/)).toBeTruthy()
  const questions = asked(kanbanEndpoints.orders).slice(before)
  expect(questions.map(({ query }) => [query.get('cursor'), query.get('id')])).toEqual([
    [null, null],
    [null, '1941'],
  ])
})

/** Tests have no layout, so nothing comes into sight by itself. Returns a function that brings the end of an area into sight. */
function watchEnds(): (area: Element) => void {
  const watched = new Map<Element, IntersectionObserverCallback>()
  class Observer {
    readonly tell: IntersectionObserverCallback
    constructor(tell: IntersectionObserverCallback) {
      this.tell = tell
    }
    observe(end: Element) {
      watched.set(end, this.tell)
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const entry = { isIntersecting: true } as IntersectionObserverEntry // the part that its listener reads
  return (area) => {
    for (const [end, tell] of watched) if (area.contains(end)) act(() => tell([entry], {} as IntersectionObserver)) // the second argument is not read
  }
}
