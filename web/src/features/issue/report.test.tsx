import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type Issue, issueEndpoints } from '@tracklane/contract/issue'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const issue = (id: number, patch: Partial<Issue> = {}): Issue => ({
  id,
  user_id: 7,
  user: 'Ann Lee',
  message: `Problem ${id}`,
  url: '/order/kanban?status_id=3',
  user_agent: 'A browser',
  app_version: 'index-1.js',
  handled_at: null,
  handled_by: null,
  created_at: '2026-03-01T08:00:00.000Z',
  updated_at: '2026-03-01T08:00:00.000Z',
  version: 1,
  ...patch,
})
const page = (data: Issue[], total = data.length) => ({
  data,
  meta: { current_page: 1, per_page: 25, total, last_page: Math.ceil(total / 25) },
})

beforeEach(() => {
  answer(issueEndpoints.list, page([]))
  answer(issueEndpoints.create, { data: issue(1) })
})

async function openReport() {
  renderScreen('/', { as: 'reporter' })
  await userEvent.click(await screen.findByRole('button', { name: /User menu/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Report a problem' }))
  return within(await screen.findByRole('dialog', { name: 'Report a problem' }))
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Report a problem' })).toBeNull())

describe('a report from the user menu', () => {
  test('is sent with the page it is about, and is thanked for', async () => {
    const dialog = await openReport()
    const text = dialog.getByRole('textbox', { name: /What is wrong/ })
    await waitFor(() => expect(document.activeElement).toBe(text))
    expect(dialog.getByText(/Sent along: the address of this page \(\/\)/)).toBeTruthy()
    await userEvent.type(text, ' The board is empty ')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByText('Thank you: the administrators can read it now')).toBeTruthy()
    await isClosed()
    expect(asked(issueEndpoints.create).map(({ body }) => body)).toEqual([{ message: ' The board is empty ', url: '/', app_version: '' }])
  })

  test('without text is not sent', async () => {
    const dialog = await openReport()
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    expect(await dialog.findByText('Value missed')).toBeTruthy()
    expect(asked(issueEndpoints.create)).toEqual([])
  })

  test('that is refused keeps its text, and shows the reason', async () => {
    refuse(issueEndpoints.create, 429, { error: 'You have reported a lot just now: try again in 7 minutes' })
    const dialog = await openReport()
    await userEvent.type(dialog.getByRole('textbox'), 'Again')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('You have reported a lot just now: try again in 7 minutes')).toBeTruthy()
    expect(dialog.getByRole('textbox')).toHaveProperty('value', 'Again')
    refuse(issueEndpoints.create, 422, { errors: { message: ['Too short'] } })
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    expect(await dialog.findByText('Too short')).toBeTruthy()
  })

  test('with typed text is not lost without a question', async () => {
    const dialog = await openReport()
    await userEvent.type(dialog.getByRole('textbox'), 'Half a')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Leave without saving?' })).getByRole('button', { name: 'Cancel' }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull())
    expect(dialog.getByRole('textbox')).toHaveProperty('value', 'Half a')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await isClosed()
  })
})

describe('on the error page', () => {
  test('a signed-in person can report it', async () => {
    renderScreen('/nowhere?x=1', { as: 'logist' })
    await userEvent.click(await screen.findByRole('button', { name: 'Report a problem' }))
    expect(await screen.findByRole('dialog', { name: 'Report a problem' })).toBeTruthy()
  })

  test('a guest cannot', async () => {
    renderScreen('/nowhere')
    expect(await screen.findByText('404 Not Found')).toBeTruthy()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.queryByRole('button', { name: 'Report a problem' })).toBeNull()
  })
})

describe("the administrator's home", () => {
  test('has the latest open reports; a handled one leaves, and comes back with Undo', async () => {
    let handled = false
    answer(issueEndpoints.list, () => page(handled ? [issue(1)] : [issue(2), issue(1)]))
    answer(issueEndpoints.update, ({ body }) => {
      handled = (body as { handled: boolean }).handled
      return { data: issue(2) }
    })
    renderScreen('/', { as: 'admin' })
    const list = within(await screen.findByRole('list', { name: 'Reported problems' }))
    expect(asked(issueEndpoints.list)[0]?.query.toString()).toBe('handled=0&per_page=10')
    expect(list.getAllByRole('link')[0]?.getAttribute('href')).toBe('/order/kanban?status_id=3')
    const [first] = list.getAllByRole('button', { name: 'Mark as handled' })
    if (first) await userEvent.click(first)
    await waitFor(() => expect(screen.queryByText('Problem 2')).toBeNull())
    expect(asked(issueEndpoints.update)[0]).toMatchObject({ path: expect.stringMatching(/\/issue\/2$/), body: { handled: true } })
    await userEvent.click(await screen.findByRole('button', { name: /Undo/ }))
    expect(await screen.findByText('Problem 2')).toBeTruthy()
  })

  test('“All” opens every report at its own address, handled ones too', async () => {
    const done = issue(1, { handled_at: '2026-03-02T08:00:00.000Z', handled_by: 'Bob Ray' })
    answer(issueEndpoints.list, ({ query }) => page(query.get('handled') === '0' ? [issue(2)] : [issue(2), done], 60))
    const router = renderScreen('/', { as: 'admin' })
    await userEvent.click(await screen.findByRole('link', { name: 'All' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Reported problems' }))
    expect(router.state.location.search).toEqual({ issues: '1' })
    expect(await drawer.findByText(/^Handled by Bob Ray/)).toBeTruthy()
    expect(drawer.getAllByText('A browser')).toHaveLength(2)
    await userEvent.click(drawer.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(asked(issueEndpoints.list).at(-1)?.query.get('page')).toBe('2'))
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Only what nobody has handled yet' }))
    await waitFor(() => expect(drawer.queryByText(/^Handled by/)).toBeNull())
    expect(asked(issueEndpoints.list).at(-1)?.query.get('page')).toBe('1')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(router.state.location.search).toEqual({}))
  })

  test('says that there are none, or that they could not be loaded', async () => {
    refuse(issueEndpoints.list, 500, { error: 'The database is away' })
    renderScreen('/', { as: 'admin' })
    expect(await screen.findByText('The database is away')).toBeTruthy()
    answer(issueEndpoints.list, page([]))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No open reports')).toBeTruthy()
  })

  test.each(['organization_admin', 'security'] as const)('a %s sees none', async (role) => {
    renderScreen('/?issues=1', { as: role })
    await screen.findByRole('heading', { name: 'Home' })
    expect(asked(issueEndpoints.list)).toEqual([])
  })
})
