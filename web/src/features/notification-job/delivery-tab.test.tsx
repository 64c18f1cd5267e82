import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type NotificationJob, notificationJobEndpoints } from '@tracklane/contract/notification-job'
import { beforeEach, expect, test } from 'vitest'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const AT = '2026-03-01T08:00:00.000Z'

const job = (id: number, changes: Partial<NotificationJob> = {}): NotificationJob => ({
  id,
  event: 'order.status_changed',
  channel: 'email',
  to: `a…${id}@example.com`,
  state: 'sent',
  attempts: 1,
  next_at: null,
  error: null,
  reason: null,
  order_id: 5,
  created_at: AT,
  ...changes,
})
const REFUSED = { state: 'dead', error: 'The mail server refuses it for good', reason: 'mail_refused' } as const

const PAGE = {
  current_page: 1,
  per_page: 25,
  total: 2,
  last_page: 1,
  waiting: 0,
  places: { email: 'server', sms: 'nowhere', messenger: 'nowhere' },
} as const
const list = (data: NotificationJob[], meta = {}) =>
  answer(notificationJobEndpoints.list, {
    data,
    meta: { ...PAGE, dead: [{ reason: 'mail_refused', error: REFUSED.error, count: 2 }], ...meta },
  })

beforeEach(() => void list([job(2, REFUSED), job(1)]))

const opened = async (address = '/notification/templates/?tab=delivery') => {
  renderScreen(address, { as: 'admin' })
  return within(await screen.findByRole('table'))
}

test('the list has sent messages and given up ones with reason and remedy', async () => {
  const table = await opened()
  expect((await table.findByText('a…2@example.com')).closest('tr')?.textContent).toMatch(/Status changed.*Gave up.*refuses it for good/)
  await userEvent.click(screen.getByRole('button', { name: '2 were given up: what to do' }))
  expect(await screen.findByText('2 messages were given up: The mail server refuses it for good')).toBeDefined()
  expect(screen.getByText(/^Look at the address in the order/)).toBeDefined()
  expect(screen.queryByText(/written to a file/)).toBeNull()
})

test.each([
  [{ email: 'files', sms: 'nowhere', messenger: 'nowhere' }, /^Emails do not leave this machine/],
  [{ email: 'nowhere', sms: 'server', messenger: 'nowhere' }, /^No mail server is set/],
  [{ email: 'files', sms: 'files', messenger: 'files' }, /^Messages do not leave this machine/],
] as const)('messages that go to %o are marked', async (places, words) => {
  list([], { dead: [], places })
  renderScreen('/notification/templates/?tab=delivery', { as: 'admin' })
  expect(await screen.findByText(words)).toBeDefined()
})

test('a message is sent again from its drawer', async () => {
  answer(notificationJobEndpoints.retry, { data: job(2, { state: 'waiting' }) })
  await opened('/notification/templates/?tab=delivery&id=2')
  const drawer = within(await screen.findByRole('dialog', { name: 'Status changed' }))
  expect(drawer.getByRole('link', { name: 'Open the order' }).getAttribute('href')).toMatch(/id=5/)
  list([job(2, { state: 'waiting', next_at: AT }), job(1)], { dead: [], waiting: 1 })
  await userEvent.click(drawer.getByRole('button', { name: 'Send again' }))
  expect(asked(notificationJobEndpoints.retry)[0]?.path).toMatch(/\/notification\/job\/2\/retry$/)
  await waitFor(() => expect(drawer.queryByRole('button', { name: 'Send again' })).toBeNull())
  expect(await screen.findByText('It is sent again')).toBeDefined()
})

test('all messages with one reason are sent again; a refusal is shown', async () => {
  answer(notificationJobEndpoints.retryAll, { data: { retried: 2 } })
  await opened()
  await userEvent.click(await screen.findByRole('button', { name: '2 were given up: what to do' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Send all 2 again' }))
  expect(asked(notificationJobEndpoints.retryAll)[0]?.body).toEqual({ reason: 'mail_refused' })
  expect(await screen.findByText('2 messages are sent again')).toBeDefined()
  refuse(notificationJobEndpoints.retryAll, 503, { error: 'Not now' })
  await userEvent.click(screen.getByRole('button', { name: 'Send all 2 again' }))
  expect(await screen.findByText('Not now')).toBeDefined()
})
