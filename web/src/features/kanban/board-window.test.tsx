import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { kanbanEndpoints } from '@tracklane/contract/kanban'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { answerBoard, card, column } from './kanban.testing.ts'

const many = Array.from({ length: 2000 }, (_, at) => card({ id: at + 1, track: `TL${at + 1}`, customer_full_name: `Customer ${at + 1}` }))

beforeEach(() => {
  answerBoard()
  answer(kanbanEndpoints.orders, { data: [column(1, many), column(2, []), column(3, []), column(6, [])] })
  // The test's document lays nothing out: a card is as high as one, the column shows seven.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.matches('li[data-index]') ? 112 : 800
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

const cards = () => screen.getAllByRole('article')

test('a column of thousands draws what can be seen', async () => {
  renderScreen('/order/kanban', { as: 'logist' })
  await screen.findByRole('link', { name: /Customer 1,/ })
  expect(cards().length).toBeLessThan(20)
  const [first] = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-setsize'))
  expect([first?.getAttribute('aria-posinset'), first?.getAttribute('aria-setsize')]).toEqual(['1', '2000'])
})

test('the focused card stays when its column is scrolled away, and the arrows go on from there', async () => {
  renderScreen('/order/kanban', { as: 'logist' })
  const link = await screen.findByRole('link', { name: /Customer 2,/ })
  link.focus()
  const area = link.closest('ul')?.parentElement as HTMLElement // the list stands in its scroll area
  area.scrollTop = 60_000
  fireEvent.scroll(area)
  await screen.findByRole('link', { name: /Customer 500,/ })
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
  await screen.findByRole('link', { name: /Customer 500,/ })
  expect(
    within(area)
      .getByRole('link', { name: /Customer 2,/ })
      .closest('[data-lifted]'),
  ).toBeTruthy()
})
