import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authEndpoints } from '@tracklane/contract/auth'
import { countryEndpoints } from '@tracklane/contract/country'
import { type MessageRow, messageEndpoints } from '@tracklane/contract/message'
import { messageSettingEndpoints } from '@tracklane/contract/message-setting'
import { organizationEndpoints } from '@tracklane/contract/organization'
import { userEndpoints } from '@tracklane/contract/user'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, asked, refuse } from '#testing/answer.ts'
import { FakePusher } from '#testing/fake-pusher.ts'
import { profileOf, renderScreen } from '#testing/render-screen.tsx'

vi.mock('pusher-js', async () => ({ default: (await import('#testing/fake-pusher.ts')).FakePusher }))

const AT = '2026-03-01T08:00:00.000Z'
const message = (id: number, changes: Partial<MessageRow> = {}): MessageRow => ({
  id,
  text: `Order TL${id} was returned`,
  type: 'order',
  order_id: id * 10,
  read_at: null,
  created_at: AT,
  ...changes,
})

/** The server's messages; a mark or a new one changes them. */
let messages: MessageRow[]

beforeEach(() => {
  FakePusher.last = undefined
  messages = [message(2), message(1, { read_at: AT })]
  answer(messageEndpoints.list, ({ query }) => {
    const page = Number(query.get('page'))
    const meta = { current_page: page, per_page: 25, total: messages.length, last_page: Math.max(1, Math.ceil(messages.length / 25)) }
    return { data: messages.slice((page - 1) * 25, page * 25), meta: { ...meta, unread: unread() } }
  })
  answer(messageEndpoints.read, ({ body }) => {
    const { ids, all } = body as { ids?: number[]; all?: true }
    messages = messages.map((row) => (all || ids?.includes(row.id) ? { ...row, read_at: AT } : row))
    return { data: { unread: unread() } }
  })
})

const unread = () => messages.filter(({ read_at }) => read_at === null).length
const bell = (count: number) => screen.findByRole('button', { name: count ? `Messages, ${count} unread` : 'Messages' })
const list = () => screen.findByRole('region', { name: 'Messages' })

async function opened(count = 1) {
  await userEvent.click(await bell(count))
  return within(await list())
}

async function connected(): Promise<FakePusher> {
  await waitFor(() => expect(FakePusher.last).toBeDefined())
  const pusher = FakePusher.last
  if (!pusher) throw new Error('not connected')
  pusher.move('connected')
  act(() => pusher.confirm())
  return pusher
}

const say = (pusher: FakePusher, data: object) => act(() => pusher.channel('private-user.7')?.emit('message', data))

test('the bell has the number of unread messages; its list links to the order and marks opened ones', async () => {
  const router = renderScreen('/', { as: 'logist' })
  const inList = await opened()
  expect(inList.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Unread: Order TL2 was returned'),
    expect.stringContaining('Order TL1 was returned'),
  ])
  answer(userEndpoints.list, { data: [], meta: { current_page: 1, per_page: 25, total: 0, last_page: 1 } })
  await userEvent.click(inList.getByRole('link', { name: 'Order TL2 was returned' }))
  await bell(0)
  expect(router.state.location.href).toBe('/order/index?id=20')
  expect(asked(messageEndpoints.read)[0]?.body).toEqual({ ids: [2] })
})

test('Escape closes the list, also before it has the focus, and returns the focus to the bell', async () => {
  renderScreen('/', { as: 'reporter' })
  const button = await bell(1)
  await userEvent.click(button)
  await list()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull())
  await userEvent.click(button)
  const inList = within(await list())
  await waitFor(() => expect(document.activeElement).toBe(inList.getByRole('button', { name: 'Mark all as read' })))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test.each(['Mark as read', 'Mark all as read'])('Escape closes the list also after “%s” was pressed in it', async (name) => {
  renderScreen('/', { as: 'reporter' })
  const inList = await opened()
  await userEvent.click(inList.getByRole('button', { name }))
  await bell(0)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull())
})

test('one message is marked as read, or all', async () => {
  messages = [message(3), message(2), message(1)]
  renderScreen('/', { as: 'reporter' })
  const inList = await opened(3)
  const [first] = inList.getAllByRole('button', { name: 'Mark as read' })
  if (!first) throw new Error('nothing to mark')
  await userEvent.click(first)
  await bell(2)
  await userEvent.click(inList.getByRole('button', { name: 'Mark all as read' }))
  await bell(0)
  expect(asked(messageEndpoints.read).map(({ body }) => body)).toEqual([{ ids: [3] }, { all: true }])
  expect(inList.queryByRole('button', { name: 'Mark as read' })).toBeNull()
})

test('a mark that the server refuses is undone', async () => {
  refuse(messageEndpoints.read, 503, { error: 'Not now' })
  renderScreen('/', { as: 'reporter' })
  const inList = await opened()
  await userEvent.click(inList.getByRole('button', { name: 'Mark as read' }))
  await screen.findByText('Not now')
  await bell(1)
})

test('a new message is shown once, and counted', async () => {
  renderScreen('/', { as: 'reporter' })
  const pusher = await connected()
  await bell(1)
  messages = [message(3, { text: 'Call the warehouse' }), ...messages]
  for (const _ of [1, 2]) say(pusher, { id: 3, text: 'Call the warehouse', type: 'order' })
  await bell(2)
  expect(await screen.findAllByText('Call the warehouse')).toHaveLength(1)
})

test.each(['admin', 'organization_admin', 'reporter', 'courier', 'security'] as const)(
  'a %s listens to their own channel',
  async (role) => {
    renderScreen('/', { as: role })
    await bell(1)
    const pusher = await connected()
    expect([...pusher.channels.keys()]).toContain('private-user.7')
  },
)

test('a further message joins the toast on the screen', async () => {
  renderScreen('/', { as: 'reporter' })
  const pusher = await connected()
  await bell(1)
  for (const id of [3, 4, 5]) say(pusher, { id, text: `Order TL${id} was returned`, type: 'order' })
  expect((await screen.findByRole('alert')).textContent).toContain('3 new messages, the last: Order TL5 was returned')
})

test('a message announced by an external service is fetched by its id', async () => {
  renderScreen('/', { as: 'reporter' })
  const pusher = await connected()
  await bell(1)
  messages = [message(3, { text: 'Call the warehouse' }), ...messages]
  answer(messageEndpoints.get, ({ path }) => ({ data: message(Number(path.split('/').at(-1)), { text: 'Call the warehouse' }) }))
  say(pusher, { id: 3 })
  expect(await screen.findAllByText('Call the warehouse')).toHaveLength(1)
  await bell(2)
})

test('messages of a lost connection are shown after it is back', async () => {
  renderScreen('/', { as: 'reporter' })
  const pusher = await connected()
  await bell(1)
  pusher.move('unavailable')
  messages = [message(4), message(3), ...messages]
  pusher.move('connected')
  act(() => pusher.confirm())
  expect(await screen.findAllByText('2 new messages, the last: Order TL4 was returned')).toHaveLength(1)
  await bell(3)
})

test('earlier messages are loaded on request', async () => {
  messages = Array.from({ length: 26 }, (_, index) => message(26 - index, { read_at: AT }))
  renderScreen('/', { as: 'reporter' })
  const inList = await opened(0)
  expect(inList.getAllByRole('listitem')).toHaveLength(25)
  await userEvent.click(inList.getByRole('button', { name: 'Show earlier ones' }))
  await waitFor(() => expect(inList.getAllByRole('listitem')).toHaveLength(26))
  expect(inList.queryByRole('button', { name: 'Show earlier ones' })).toBeNull()
})

test('an empty list gives the reason, and a failed one offers to try again', async () => {
  refuse(messageEndpoints.list, 500, { message: 'Broken' })
  renderScreen('/', { as: 'reporter' })
  const inList = await opened(0)
  messages = []
  answer(messageEndpoints.list, { data: [], meta: { current_page: 1, per_page: 25, total: 0, last_page: 1, unread: 0 } })
  await userEvent.click(await inList.findByRole('button', { name: 'Try again' }))
  expect(await inList.findByText('No messages yet')).toBeDefined()
})

test('impersonation marks nothing, changes no setting and sends no message', async () => {
  const settings = [{ event: 'order.created', in_app: true, fixed: false }] as const
  const impersonator = { id: 1, first_name: 'Nora', last_name: 'Lind', seconds_left: 3000 }
  renderScreen('/', { as: profileOf('organization_admin', { impersonator, message_settings: [...settings] }) })
  const inList = await opened()
  expect(inList.queryByRole('button', { name: /Mark/ })).toBeNull()
  expect(inList.queryByRole('button', { name: 'New message' })).toBeNull()
  await userEvent.click(inList.getByRole('button', { name: 'Message settings' }))
  expect(await screen.findByRole('switch', { name: 'Order created' })).toHaveProperty('disabled', true)
})

test('each event is switched by itself; fixed ones cannot be switched', async () => {
  let settings = [
    { event: 'order.created', in_app: true, fixed: false },
    { event: 'account', in_app: true, fixed: true },
  ] as const
  answer(authEndpoints.profile, () => ({ data: profileOf('logist', { message_settings: [...settings] }) }))
  answer(messageSettingEndpoints.update, () => {
    settings = [{ ...settings[0], in_app: false } as never, settings[1]]
    return { data: settings[0] }
  })
  renderScreen('/', { as: 'logist' })
  await userEvent.click(await screen.findByRole('button', { name: /User menu/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Message settings' }))
  const created = await screen.findByRole('switch', { name: 'Order created' })
  expect(await screen.findByRole('switch', { name: /Change of the account/ })).toHaveProperty('disabled', true)
  await userEvent.click(created)
  await waitFor(() => expect(created).toHaveProperty('checked', false))
  expect(asked(messageSettingEndpoints.update)[0]?.body).toEqual({ event: 'order.created', in_app: false })
})

test('an administrator writes to all logists of an organization, and must choose one', async () => {
  answer(userEndpoints.list, { data: [], meta: { current_page: 1, per_page: 25, total: 0, last_page: 1 } })
  answer(organizationEndpoints.options, { data: [{ id: 4, name: 'Parcel Lane', active: true }] } as never)
  answer(countryEndpoints.list, { data: [] } as never)
  answer(messageEndpoints.send, { data: { receivers: 12 } })
  renderScreen('/', { as: profileOf('admin', { organization_id: null, country_id: null }) })
  const inList = await opened()
  await userEvent.click(inList.getByRole('button', { name: 'New message' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New message' }))
  await userEvent.click(await dialog.findByText('To all of a role'))
  await userEvent.type(dialog.getByLabelText(/Text/), 'The gate is closed')
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await dialog.findByText('Choose an organization')).toBeDefined()
  expect(asked(messageEndpoints.send)).toHaveLength(0)
  await userEvent.click(dialog.getByRole('combobox', { name: /Organization/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Parcel Lane' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Sent to 12 people')).toBeDefined()
  expect(asked(messageEndpoints.send)[0]?.body).toEqual({ role: 'logist', organization_id: 4, text: 'The gate is closed' })
  expect(screen.queryByRole('dialog', { name: 'New message' })).toBeNull()
})

test("an organization's administrator writes to people found by name", async () => {
  const row = { ...profileOf('logist'), id: 21, name: 'Vera Holm' }
  answer(userEndpoints.list, { data: [row], meta: { current_page: 1, per_page: 25, total: 1, last_page: 1 } } as never)
  refuse(messageEndpoints.send, 422, { errors: { user_ids: 'Vera is gone' } })
  renderScreen('/', { as: 'organization_admin' })
  await userEvent.click((await opened()).getByRole('button', { name: 'New message' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New message' }))
  await userEvent.type(await dialog.findByRole('combobox', { name: /People/ }), 'Vera')
  await userEvent.click(await screen.findByRole('option', { name: 'Vera Holm, Logist' }))
  await userEvent.type(dialog.getByLabelText(/Text/), 'Call me')
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await dialog.findByText('Vera is gone')).toBeDefined()
  expect(asked(messageEndpoints.send)[0]?.body).toEqual({ user_ids: [21], text: 'Call me' })
})
