import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type CardKey, kanbanEndpoints } from '@tracklane/contract/kanban'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useData } from '#lib/persisted.ts'
import { answer, asked } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { setWindowWidth } from '#testing/window-width.ts'
import { ann, answerBoard, bob, card, column } from './kanban.testing.ts'

const ben = card({ id: 3, track: 'TL3', customer_full_name: 'Ben Ott', courier: 'Carl Fast', comment: 'Ring twice' })

beforeEach(() => {
  answerBoard()
  answer(kanbanEndpoints.orders, { data: [column(1, [ben, ann]), column(2, []), column(3, [bob]), column(6, [])] })
})
afterEach(() => {
  setWindowWidth(1024)
  useData.setState(useData.getInitialState(), true)
})

const LAYOUT = {
  id: 1,
  name: 'Card',
  organization_id: null,
  country_id: null,
  created_at: '2026-03-01T08:00:00.000Z',
  updated_at: '2026-03-01T08:00:00.000Z',
}
const fieldOf = (key: CardKey, position: number) => ({ key, icon: 'tag', position, visible: true, display: 'text' as const })

/** Returns the visible texts of an element from left to right. */
function wordsOf(line: Element): string {
  const words: string[] = []
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest('.visually-hidden')) words.push(node.textContent ?? '')
  return words
    .filter((word) => word.trim() !== '')
    .join(' ')
    .replaceAll('\u00a0', ' ')
}

const cardOf = async (name: RegExp) => (await screen.findByRole('link', { name })).closest('article') as HTMLElement // a link of a card
const openBoard = (search = '') => renderScreen(`/order/kanban${search}`, { as: 'logist' })
const view = () => screen.findByRole('button', { name: /View of the cards/ })

test("a compact card has customer, amount, track and the courier's initials, and no more", async () => {
  openBoard()
  const face = await cardOf(/Ben Ott/)
  for (const text of ['Ben Ott', 'TL3', 'CF']) expect(within(face).getByText(text)).toBeTruthy()
  expect(within(face).queryByText('Gartenweg 1, Hamburg')).toBeNull()
})

test.each<[string, readonly CardKey[], string]>([
  ['track first', ['track', 'customer_name', 'customer_address', 'customer_phone'], 'TL3 1,149.90 EUR|Ben Ott 20354 Hamburg +49 151 1234'],
  ['the customer first', ['customer_name', 'track', 'courier', 'comment'], 'Ben Ott 1,149.90 EUR|TL3 CF Ring twice'],
  ['hidden ones make room', ['customer_address', 'foreign_id', 'track'], '20354 Hamburg 1,149.90 EUR|HK-100 TL3'],
  ['neither customer nor track', ['courier', 'comment'], 'TL3 CF 1,149.90 EUR|Ring twice'],
])('a compact card has the first four visible fields of the layout, in its order: %s', async (_, keys, expected) => {
  const hamburg = card({ ...ben, postcode: '20354', town: 'Hamburg' })
  answer(kanbanEndpoints.orders, { data: [column(1, [hamburg])] })
  answer(kanbanEndpoints.card, { data: { ...LAYOUT, fields: keys.map(fieldOf) } })
  openBoard()
  const face = await cardOf(/Ben Ott/)
  const [top, bottom] = [...face.children].map((line) => wordsOf(line))
  expect(`${top}|${bottom}`).toBe(expected)
})

test('icon and display of the layout apply to cards of both densities', async () => {
  const fields = [
    fieldOf('track', 0),
    { ...fieldOf('comment', 1), display: 'icon' as const },
    { ...fieldOf('customer_phone', 2), display: 'text' as const },
  ]
  answer(kanbanEndpoints.card, { data: { ...LAYOUT, fields } })
  openBoard()
  for (const height of ['Compact', 'Comfortable']) {
    await userEvent.click(await view())
    await userEvent.click(await screen.findByRole('radio', { name: height }))
    await userEvent.keyboard('{Escape}')
    const face = within(await cardOf(/Ben Ott/))
    expect([height, face.queryByText('Ring twice'), face.queryAllByRole('img', { name: /Comment: Ring twice/ }).length]).toEqual([
      height,
      null,
      1,
    ])
    expect([face.getAllByText('+49 151 1234').length, face.queryByRole('img', { name: /Phone/ })]).toEqual([1, null])
  }
})

test('a comfortable card has names and address in the order of the layout', async () => {
  const keys: CardKey[] = ['customer_address', 'courier', 'customer_name', 'track']
  answer(kanbanEndpoints.card, { data: { ...LAYOUT, fields: keys.map(fieldOf) } })
  openBoard()
  await userEvent.click(await view())
  await userEvent.click(await screen.findByRole('radio', { name: 'Comfortable' }))
  const face = await cardOf(/Ben Ott/)
  const lines = [...face.children].slice(0, 4).map((line) => wordsOf(line))
  expect(lines).toEqual(['Gartenweg 1, Hamburg 1,149.90 EUR', 'Ben Ott', 'TL3', expect.stringContaining('Carl Fast')])
})

test('resting on a card shows its other fields, and Escape closes only them', async () => {
  openBoard()
  const link = await screen.findByRole('link', { name: /Ben Ott/ })
  await userEvent.keyboard('{Tab}')
  link.focus()
  await userEvent.keyboard('x')
  const preview = await screen.findByRole('tooltip')
  expect(within(preview).getByText('Ring twice')).toBeTruthy()
  expect(within(preview).getByText('Gartenweg 1, Hamburg')).toBeTruthy()
  expect(link.getAttribute('aria-describedby')).toBe(preview.id)

  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).toBeNull()
  expect(link.hasAttribute('aria-describedby')).toBe(false)
  expect(screen.getByText('1 selected')).toBeTruthy()
  expect(document.activeElement).toBe(link)
})

test("the density of the cards is the person's choice, and is kept", async () => {
  const { history } = openBoard()
  await userEvent.click(await view())
  await userEvent.click(await screen.findByRole('radio', { name: 'Comfortable' }))
  expect(within(await cardOf(/Ben Ott/)).getByText('Gartenweg 1, Hamburg')).toBeTruthy()
  expect(Object.values(useData.getState().tables)).toEqual([{ density: 'comfortable' }])
  expect(history.location.search).toBe('')
})

test('on a narrow screen cards are comfortable unless the person chooses otherwise', async () => {
  setWindowWidth(899)
  openBoard()
  expect((await view()).getAttribute('aria-label')).toBe('View of the cards: Comfortable')
})

test('one card is a Tab stop, and no column', async () => {
  openBoard()
  const link = await screen.findByRole('link', { name: /Ben Ott/ })
  const areas = screen.getAllByRole('list').map((list) => list.parentElement?.tabIndex)
  expect(areas.filter((tabIndex) => tabIndex !== undefined && tabIndex >= 0)).toEqual([])
  expect(screen.getAllByRole('link', { name: /TL/ }).filter(({ tabIndex }) => tabIndex === 0)).toEqual([link])
})

test('filters without results are reported once, with a button to remove them', async () => {
  const none = { data: [1, 2, 3, 6].map((status) => column(status, [])) }
  answer(kanbanEndpoints.orders, none)
  const router = openBoard('?search=nobody&late=1')
  const said = (await screen.findByText('No orders match these filters')).closest<HTMLElement>('[role="status"]')
  expect(screen.queryByText('No orders here')).toBeNull()

  answer(kanbanEndpoints.orders, { data: [column(1, [ann]), column(2, []), column(3, []), column(6, [])] })
  await userEvent.click(within(said as HTMLElement).getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByRole('link', { name: /Ann Lee/ })).toBeTruthy()
  expect(router.state.location.search).toEqual({})
  await waitFor(() => expect(screen.queryByText('No orders match these filters')).toBeNull())
  expect(asked(kanbanEndpoints.orders).at(-1)?.query.get('late')).toBeNull()
})

test('an empty board without filters says so once', async () => {
  answer(kanbanEndpoints.orders, { data: [1, 2, 3, 6].map((status) => column(status, [])) })
  openBoard()
  expect(await screen.findByText('No orders on the board yet')).toBeTruthy()
  expect(screen.queryByText('No orders here')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
})

test('on a phone the statuses are above the columns', async () => {
  setWindowWidth(360)
  openBoard()
  const tabs = within(await screen.findByRole('navigation', { name: 'Columns' })).getAllByRole('button')
  expect(tabs.map((tab) => tab.textContent)).toEqual(['New2', 'Processing0', 'Ready for dispatch1', 'In delivery0'])
})
