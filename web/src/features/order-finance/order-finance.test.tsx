import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type HandOver, handoverEndpoints } from '@tracklane/contract/handover'
import { orderFinanceEndpoints } from '@tracklane/contract/order-finance'
import { beforeEach, expect, test } from 'vitest'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { AT, answerFinance, pageOf, ROWS } from './order-finance.testing.ts'
import { periodOf } from './period.rules.ts'

beforeEach(answerFinance)

const lineOf = async (name: RegExp) => within((await screen.findAllByRole('row', { name }))[0] as HTMLElement)
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'))

test('every sum links to exactly its orders, archived ones too', async () => {
  renderScreen('/order/finance/?paid_at_from=2026-03-01&paid_at_to=2026-03-28', { as: 'logist' })
  const carl = await lineOf(/^Carl Fast EUR/)
  expect(hrefs(carl.getAllByRole('link'))).toEqual([
    '/order/index?archived=any&status_id=6&payment_type=1&currency_code=EUR&courier_id=5',
    '/order/index?archived=any&status_id=7,8,9&payment_type=1&paid=0&currency_code=EUR&courier_id=5',
  ])
  const nobody = await lineOf(/^No courier/)
  const collected = nobody.getByRole('link', { name: /1,284.60/ })
  expect(collected.getAttribute('href')).toBe(
    '/order/index?archived=any&payment_type=1&paid_at_from=2026-03-01&paid_at_to=2026-03-28&currency_code=EUR&has_courier=0',
  )
  const total = await lineOf(/^Total EUR/)
  expect(total.getByRole('link', { name: /^348\.80/ }).getAttribute('href')).toBe(
    '/order/index?archived=any&status_id=7,8,9&payment_type=1&paid=0&currency_code=EUR',
  )
  const prepaid = screen.getByRole('link', { name: /^9\.90/ })
  expect(prepaid.getAttribute('href')).toContain('payment_type=2&paid_at_from=2026-03-01')
})

test('a sum is heard with its currency, once', async () => {
  renderScreen('/order/finance/?paid_at=all', { as: 'logist' })
  const expected = within(await screen.findByRole('region', { name: 'Expected' }))
  expect(expected.getByRole('link').textContent).toBe('412.30\u00a0EUR 6 orders, Expected')
  const carl = await lineOf(/^Carl Fast EUR/)
  expect(carl.getAllByRole('link')[0]?.textContent).toBe('412.30 EUR, 6 orders, Carl Fast')
})

test('amounts as of now and amounts of the period are marked', async () => {
  const router = renderScreen('/order/finance/?paid_at=all', { as: 'logist' })
  const expected = within(await screen.findByRole('region', { name: 'Expected' }))
  expect(expected.getByText('as of now')).toBeTruthy()
  const collected = within(screen.getByRole('region', { name: 'Collected' }))
  expect(collected.getByText('all time')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Period' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Today' }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ paid_at_from: expect.any(String) }))
  expect(await collected.findByText('in the period')).toBeTruthy()
  const query = asked(orderFinanceEndpoints.sums).at(-1)?.query
  expect(query?.get('paid_at_from')).toBe(query?.get('paid_at_to'))
})

test('an address without a period shows this month, with one request, and then contains it', async () => {
  const router = renderScreen('/order/finance/?country_id=1', { as: 'logist' })
  const collected = within(await screen.findByRole('region', { name: 'Collected' }))
  expect(collected.getByText('in the period')).toBeTruthy()
  const [from, to] = periodOf('month', new Date())
  await waitFor(() => expect(router.state.location.search).toEqual({ country_id: '1', paid_at_from: from, paid_at_to: to }))
  expect(asked(orderFinanceEndpoints.sums).map(({ query }) => query.get('paid_at_from'))).toEqual([from])
  expect(router.history.length).toBe(1)
  await userEvent.click(screen.getByRole('button', { name: 'Period' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Any time' }))
  expect(await collected.findByText('all time')).toBeTruthy()
  await waitFor(() => expect(router.state.location.search).toEqual({ country_id: '1', paid_at: 'all' }))
  expect(asked(orderFinanceEndpoints.sums).at(-1)?.query.has('paid_at_from')).toBe(false)
})

test.each(['paid_at=foo', 'paid_at_from=abc', 'paid_at_from=2026-02-31&paid_at_to=1', 'country_id=1e3'])(
  'an address that says nothing by %s is this month',
  async (nonsense) => {
    const router = renderScreen(`/order/finance/?${nonsense}`, { as: 'logist' })
    await screen.findByRole('region', { name: 'Collected' })
    const [from, to] = periodOf('month', new Date())
    await waitFor(() => expect(router.state.location.search).toEqual({ paid_at_from: from, paid_at_to: to }))
  },
)

test("the menu does not keep this month, which would stay at today's date; it keeps another period", async () => {
  const router = renderScreen('/order/finance/', { as: 'logist' })
  await screen.findByRole('region', { name: 'Collected' })
  const entry = () => screen.getByRole('link', { name: 'Finance' }).getAttribute('href')
  await waitFor(() => expect(router.state.location.search).toHaveProperty('paid_at_from'))
  expect(entry()).toBe('/order/finance/')
  await userEvent.click(screen.getByRole('button', { name: 'Period' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Last month' }))
  const [from, to] = periodOf('last_month', new Date())
  await waitFor(() => expect(entry()).toBe(`/order/finance/?paid_at_from=${from}&paid_at_to=${to}`))
})

test('an empty list and a failed one tell the next step', async () => {
  answer(orderFinanceEndpoints.sums, { data: [], meta: { counted_at: AT } })
  answer(handoverEndpoints.list, pageOf<HandOver>([]))
  renderScreen('/order/finance/?paid_at=all', { as: 'logist' })
  expect(await screen.findByText('No money yet')).toBeTruthy()
  expect(screen.getByText(/None yet\. Press “Hand over”/)).toBeTruthy()
})

test('a failed request can be repeated', async () => {
  refuse(orderFinanceEndpoints.sums, 500, { error: 'Server trouble' })
  renderScreen('/order/finance/', { as: 'logist' })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  answer(orderFinanceEndpoints.sums, { data: ROWS, meta: { counted_at: AT } })
  await userEvent.click(retry)
  expect(await screen.findByRole('row', { name: /^Carl Fast EUR/ })).toBeTruthy()
})
