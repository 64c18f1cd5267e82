import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type NotificationTrial, notificationTemplateEndpoints as on } from '@tracklane/contract/notification-template'
import { orderAdminEndpoints } from '@tracklane/contract/order-admin'
import { beforeEach, expect, test } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { templateRow } from './notification-template.testing.ts'

const meta = { current_page: 1, per_page: 25, total: 2, last_page: 1 }
const WEEK = { sent: 143, without_address: 12, refused: 3 }
const order = (id: number, track: string) => ({ ...orderRow({ id, track, customer_full_name: 'Ann Lee' }), organization: 'North' })
const sms = templateRow({ id: 6, name: 'By SMS', channel: 'sms', active: false, translations: { en: { subject: '', body: 'On its way' } } })
const colleague = templateRow({ id: 7, name: 'Colleague', event: 'message', channel: 'in_app', audience: null, status_id: null })

beforeEach(() => {
  answer(on.list, { data: [templateRow(), sms, colleague], meta })
  answer(on.get, ({ path }) => ({ data: path.endsWith('/6') ? sms : templateRow() }))
  answer(on.preview, ({ body }) => {
    const { translations, language = 'en', order_id } = body as NotificationTrial
    const text = translations[language] ?? translations.en
    return {
      data: { subject: text?.subject ?? '', body: `${text?.body} of ${order_id}`, missing: ['courier.name' as const], last_week: WEEK },
    }
  })
  answer(orderAdminEndpoints.list, ({ query }) => ({
    data: query.get('search') ? [order(9, 'TL9')] : [order(8, 'TL8'), order(7, 'TL7')],
    meta,
  }))
})

const form = async (name: string) => within(await screen.findByRole('dialog', { name }))
const preview = async () => within(await screen.findByRole('region', { name: 'Preview' }))
const openNew = () => {
  renderScreen('/notification/templates/?new=1', { as: 'admin' })
  return form('New template')
}
const openOne = (id: number, name: string) => {
  renderScreen(`/notification/templates/?id=${id}`, { as: 'admin' })
  return form(name)
}
type Form = Awaited<ReturnType<typeof form>>
const choose = async (open: Form, field: string, option: string) => {
  await userEvent.click(open.getByRole('combobox', { name: field }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}
const offered = async (open: Form, field: string) => {
  await userEvent.click(open.getByRole('combobox', { name: field }))
  const list = within(await screen.findByRole('listbox', { name: field }))
  const names = list.getAllByRole('option').map(({ textContent }) => textContent)
  await userEvent.keyboard('{Escape}')
  return names
}
const pick = async (open: Form, field: string, placeholder: RegExp) => {
  await userEvent.click(open.getByRole('button', { name: field }))
  await userEvent.click(await screen.findByRole('menuitem', { name: placeholder }))
}

test('the list has event, audience and channel of each template, filtered as the address says', async () => {
  renderScreen('/notification/templates/?channel=email,sms&event=order.status_changed&nonsense=1', { as: 'admin' })
  const row = within(await screen.findByRole('row', { name: /Out for delivery/ }))
  for (const text of ['Status changed', 'In delivery', 'Email', 'Customer', 'Active']) expect(row.getByText(text)).toBeTruthy()
  expect(await row.findByText('Missing: Deutsch')).toBeTruthy()
  const [first] = asked(on.list)
  expect(first?.query.getAll('channel')).toEqual(['email', 'sms'])
  expect(first?.query.getAll('event')).toEqual(['order.status_changed'])
  expect(first?.query.has('nonsense')).toBe(false)
  expect(within(screen.getByRole('row', { name: /Colleague/ })).getByText('The person concerned')).toBeTruthy()
})

test('each choice limits the other choices to fitting ones', async () => {
  const open = await openNew()
  expect(open.queryByRole('combobox', { name: 'New status' })).toBeNull()
  await choose(open, 'Event', 'Status changed')
  expect(open.getByRole('combobox', { name: 'New status' })).toBeTruthy()
  expect(await offered(open, 'Audience')).toEqual(['Courier', 'Logist', 'Organization administrator'])
  await choose(open, 'Audience', 'Logist')
  await choose(open, 'Channel', 'Messenger')
  expect(open.getByRole('combobox', { name: 'Audience' })).toHaveProperty('value', '')
  expect(open.getByRole('textbox', { name: 'Template of the provider' })).toBeTruthy()
  await choose(open, 'Event', 'Change of the account')
  expect(open.queryByRole('combobox', { name: 'Audience' })).toBeNull()
  expect(open.queryByRole('combobox', { name: 'Order' })).toBeNull()
  expect(await offered(open, 'Channel')).toEqual(['In the app', 'Email', 'SMS'])
})

test('a new one shows missing fields, and is sent as written', async () => {
  answer(on.create, { data: templateRow() })
  const open = await openNew()
  await userEvent.click(open.getByRole('button', { name: 'Add template' }))
  expect(await open.findByText('Write it in at least one language')).toBeTruthy()
  await userEvent.type(open.getByRole('textbox', { name: /^Name/ }), 'New order')
  await choose(open, 'Event', 'Order created')
  await choose(open, 'Audience', 'Logist')
  await userEvent.type(open.getByRole('textbox', { name: /^Text \(English\)/ }), 'Come')
  await userEvent.click(open.getByRole('button', { name: 'Add template' }))
  await waitFor(() => expect(asked(on.create)).toHaveLength(1))
  expect(asked(on.create)[0]?.body).toEqual({
    name: 'New order',
    event: 'order.created',
    status_id: null,
    channel: 'in_app',
    audience: 'logist',
    translations: { en: { body: 'Come' } },
    provider_template: null,
    parameters: [],
    active: false,
  })
})

test('where one exists for the same event, a link leads to it', async () => {
  refuse(on.update, 422, { errors: { status_id: ['There is one already'] }, data: templateRow({ id: 44, name: 'The other' }) })
  const open = await openOne(6, 'By SMS')
  await userEvent.click(open.getByRole('checkbox', { name: 'Active' }))
  await userEvent.click(open.getByRole('button', { name: 'Save' }))
  expect(await open.findByText('There is one already')).toBeTruthy()
  expect(open.getByRole('link', { name: 'Open The other' }).getAttribute('href')).toBe('/notification/templates/?id=44')
})

test('a placeholder is inserted at the caret, and typing continues after it', async () => {
  const open = await openOne(6, 'By SMS')
  const text = open.getByRole<HTMLTextAreaElement>('textbox', { name: /^Text \(English\)/ })
  text.focus()
  text.setSelectionRange(2, 2)
  await pick(open, 'Insert a placeholder: Text (English)', /^Track number/)
  expect(document.activeElement).toBe(text)
  await userEvent.keyboard('!')
  expect(text.value).toBe('On{{order.track}}! its way')
})

test('without a caret it is inserted at the end', async () => {
  const open = await openOne(6, 'By SMS')
  await pick(open, 'Insert a placeholder: Text (English)', /^Track number/)
  expect(open.getByRole<HTMLTextAreaElement>('textbox', { name: /^Text \(English\)/ }).value).toBe('On its way{{order.track}}')
})

test('in a rich text it is inserted at the caret; pictures are not allowed', async () => {
  const open = await openOne(5, 'Out for delivery')
  const text = await open.findByRole('textbox', { name: /^Text \(English\)/ })
  await userEvent.click(open.getByRole('button', { name: 'Insert a placeholder' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Name of the customer/ }))
  // At once, since the next key would be lost otherwise.
  expect(document.activeElement).toBe(text)
  expect(text.textContent).toBe('Hello{{customer.name}}')
  expect(open.queryByRole('button', { name: 'Picture' })).toBeNull()
})

test('an unknown placeholder is marked while typing, and nothing is sent', async () => {
  const open = await openOne(6, 'By SMS')
  const text = open.getByRole('textbox', { name: /^Text \(English\)/ })
  await userEvent.type(text, ' {{{{iban')
  expect(open.queryByText(/never closed/)).toBeNull()
  await userEvent.type(text, '}}')
  expect(await open.findByText('There is no placeholder {{iban}} here')).toBeTruthy()
  const shown = await preview()
  expect(await shown.findByText(/^On its way.* of 8$/)).toBeTruthy()
  expect(shown.getByRole('button', { name: 'Send a test to me' })).toHaveProperty('disabled', true)
  await userEvent.click(open.getByRole('button', { name: 'Save' }))
  expect(text.getAttribute('aria-invalid')).toBe('true')
  expect(open.getAllByText('There is no placeholder {{iban}} here')).toHaveLength(1)
  expect(asked(on.update)).toHaveLength(0)
})

test('an SMS is counted in paid parts', async () => {
  const open = await openOne(6, 'By SMS')
  expect(open.getByText('10 characters · 1 message · GSM-7')).toBeTruthy()
  await userEvent.type(open.getByRole('textbox', { name: /^Text \(English\)/ }), 'ї')
  const note = within(open.getByRole('region', { name: 'Texts' }))
  expect(note.getByText('11 characters · 1 message · UCS-2')).toBeTruthy()
  expect(note.getByText('Fewer fit into one message because of ї')).toBeTruthy()
})

test('the preview shows the newest order with its missing values, or a chosen one', async () => {
  await openOne(6, 'By SMS')
  const shown = await preview()
  expect(await shown.findByText('On its way of 8')).toBeTruthy()
  expect(shown.getByText('This order has no value for: Name of the courier. Nothing stands in its place.')).toBeTruthy()
  const field = shown.getByRole('combobox', { name: 'Order' })
  expect(field).toHaveProperty('value', 'TL8 · Ann Lee')
  await userEvent.clear(field)
  await userEvent.type(field, 'TL9')
  await userEvent.click(await screen.findByRole('option', { name: 'TL9 · Ann Lee' }))
  expect(await shown.findByText('On its way of 9')).toBeTruthy()
  await choose(shown, 'Language of the reader', 'Deutsch')
  expect(await shown.findByText('Not written in Deutsch: its readers get it in English.')).toBeTruthy()
})

test('a mail without a subject is shown so', async () => {
  const open = await openOne(5, 'Out for delivery')
  const shown = await preview()
  expect(await shown.findByText('Order {{order.track}}')).toBeTruthy()
  await userEvent.clear(open.getByRole('textbox', { name: /^Subject \(English\)/ }))
  expect(await shown.findByText('No subject yet')).toBeTruthy()
  expect(shown.queryByRole('alert')).toBeNull()
  expect(await shown.findByText('Hello of 8')).toBeTruthy()
})

test('a test is sent to oneself with the present text', async () => {
  answer(on.test, { data: { sent: true } })
  const open = await openOne(6, 'By SMS')
  const shown = await preview()
  await shown.findByText('On its way of 8')
  await userEvent.type(open.getByRole('textbox', { name: /^Text \(English\)/ }), '!')
  await userEvent.click(shown.getByRole('button', { name: 'Send a test to me' }))
  expect(await screen.findByText('The test is on its way to you')).toBeTruthy()
  expect(asked(on.test)[0]?.body).toMatchObject({
    channel: 'sms',
    order_id: 8,
    language: 'en',
    translations: { en: { body: 'On its way!' } },
  })
})

test('the preview has the number of customers who would have got it in the last week', async () => {
  openOne(5, 'Out for delivery')
  expect(
    await (await preview()).findByText(/143 customers would have got it\. Without an address: 12\. Want no messages: 3\./),
  ).toBeDefined()
})
