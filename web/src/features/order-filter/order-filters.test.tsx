import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { countryEndpoints } from '@tracklane/contract/country'
import { courierEndpoints } from '@tracklane/contract/courier'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { orderStatusEndpoints } from '@tracklane/contract/order-status'
import { beforeEach, expect, test } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { useData } from '#lib/persisted.ts'
import { answer, asked } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { isTrackList, readTracks } from './pasted-tracks.rules.ts'

const found = { data: [orderRow()], meta: { current_page: 1, per_page: 25, total: 1, last_page: 1 } }
const tracks = (count: number) => Array.from({ length: count }, (_, at) => `TL${String(at).padStart(10, '0')}`)

beforeEach(() => {
  useData.setState(useData.getInitialState(), true)
  answer(orderListEndpoints.list, found)
  answer(orderListEndpoints.find, found)
  answer(orderStatusEndpoints.list, { data: [{ id: 1, name: 'New', sub_statuses: [] }] })
  answer(countryEndpoints.list, { data: [] })
  answer(courierEndpoints.options, { data: [] })
})

async function openFilters(search = '') {
  const router = renderScreen(`/order/index${search}`, { as: 'logist' })
  await screen.findByRole('link', { name: /Ann Lee/ })
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
  return { router, panel: await screen.findByRole('dialog') }
}

test('hundreds of pasted track numbers are one filter, asked for by POST', async () => {
  const { panel } = await openFilters()
  const field = await within(panel).findByRole('textbox', { name: 'Track numbers' })
  await userEvent.click(field)
  await userEvent.paste(tracks(400).join('\n'))
  await userEvent.click(within(panel).getByRole('button', { name: 'Find 400 track numbers' }))
  expect(await screen.findByText('Tracks: 400')).toBeTruthy()
  await waitFor(() => expect(asked(orderListEndpoints.find).at(-1)?.body).toMatchObject({ track: tracks(400), page: 1 }))
})

test('too many track numbers, and what is none, are said before anything is asked for', async () => {
  const { panel } = await openFilters()
  const field = await within(panel).findByRole('textbox', { name: 'Track numbers' })
  await userEvent.click(field)
  await userEvent.paste(tracks(501).join(' '))
  expect(within(panel).getByText('501 track numbers are too many: at most 500 at once')).toBeTruthy()
  expect(within(panel).getByRole('button', { name: 'Find 501 track numbers' }).hasAttribute('disabled')).toBe(true)

  await userEvent.clear(field)
  await userEvent.paste('TL1, TL2; ÄÖ? TL3')
  expect(within(panel).getByText('1 is no track number and is left out: ÄÖ?')).toBeTruthy()
  await userEvent.click(within(panel).getByRole('button', { name: 'Find 3 track numbers' }))
  await waitFor(() => expect(asked(orderListEndpoints.list).at(-1)?.query.getAll('track')).toEqual(['TL1', 'TL2', 'TL3']))
})

test('late orders are one press away, and what is not late can be chosen', async () => {
  const { router, panel } = await openFilters()
  await userEvent.click(await within(panel).findByRole('button', { name: 'Late orders' }))
  await waitFor(() => expect(router.state.location.href).toBe('/order/index?late=1'))
  expect(await screen.findByRole('button', { name: 'Remove the filter “Late orders”' })).toBeTruthy()

  await userEvent.click(within(panel).getByRole('combobox', { name: 'Late' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Not late' }))
  await waitFor(() => expect(router.state.location.href).toBe('/order/index?late=0'))
  expect(asked(orderListEndpoints.list).at(-1)?.query.get('late')).toBe('0')
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the filter “Not late”' }))
  await waitFor(() => expect(router.state.location.href).toBe('/order/index'))
})

test('a list of track numbers pasted into the search becomes that filter', async () => {
  renderScreen('/order/index', { as: 'logist' })
  await userEvent.click(await screen.findByRole('searchbox', { name: 'Search orders' }))
  await userEvent.paste('TL0000000001\nTL0000000002\nTL0000000003\n')
  expect(await screen.findByText('Tracks: 3')).toBeTruthy()
})

test.each([
  ['TL1\nTL2', true],
  ['TL1, TL2', true],
  ['TL1', false],
  ['Gartenweg 1, 20095 Hamburg', false],
  ['Lee, Ann', false],
])('%j as a list of track numbers: %s', (text, isList) => {
  expect(isTrackList(text)).toBe(isList)
})

test('track numbers count once, however they are set apart', () => {
  expect(readTracks('TL1\tTL2,TL1;\n TL3  ')).toEqual({ tracks: ['TL1', 'TL2', 'TL3'], malformed: [] })
})

test('a filter of several parts is offered again, and replaces what is set', async () => {
  const { router, panel } = await openFilters('?payment_type=1&paid=0')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(panel.isConnected).toBe(false))
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  await router.navigate({ to: '/order/index', search: { currency_code: ['EUR'] } })
  expect(await screen.findByText('Currency: EUR')).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Recent filters' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Payment: COD · Not paid' }))
  await waitFor(() => expect(router.state.location.href).toBe('/order/index?payment_type=1&paid=0'))
})

test('what is kept of recent filters and no longer parses is dropped', async () => {
  useData.setState({ complex_filters: { '7:/order/index:orders': [{ payment_type: 'often' }] } })
  const { panel } = await openFilters()
  expect(await within(panel).findByRole('button', { name: 'Late orders' })).toBeTruthy()
  expect(within(panel).queryByRole('button', { name: 'Recent filters' })).toBeNull()
})
