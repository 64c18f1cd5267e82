import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { countryEndpoints } from '@tracklane/contract/country'
import { kanbanEndpoints } from '@tracklane/contract/kanban'
import { type KanbanBoard, kanbanBoardEndpoints } from '@tracklane/contract/kanban-board'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { beforeEach, expect, test } from 'vitest'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const AT = '2026-03-01T08:00:00.000Z'

const column = (status_id: number, position: number, wip_limit: number | null = null) => ({
  status_id,
  position,
  wip_limit,
  collapsed: false,
})
const board = (patch: Partial<KanbanBoard> = {}): KanbanBoard => ({
  id: 5,
  name: 'Night',
  organization_id: 1,
  organization: 'North Parcel',
  country_id: null,
  country: null,
  columns: [column(1, 1), column(2, 2, 9), column(6, 3)],
  created_at: AT,
  updated_at: AT,
  version: 3,
  ...patch,
})
const shared = board({ id: 1, name: 'Default board', organization_id: null, organization: null })

beforeEach(() => {
  answer(kanbanBoardEndpoints.list, { data: [shared, board()] })
  answer(kanbanBoardEndpoints.get, ({ path }) => ({ data: path.endsWith('/1') ? shared : board() }))
  answer(kanbanEndpoints.board, { data: board() })
  answer(kanbanEndpoints.card, { data: { ...board(), fields: [] } })
  answer(countryEndpoints.list, { data: [] })
  answer(orderListEndpoints.list, { data: [], meta: { current_page: 1, per_page: 100, total: 0, last_page: 1 } })
})

const formNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))
/** Opens a new board and waits for the copied one. */
async function newBoard() {
  await screen.findByRole('button', { name: 'Add board' })
  return formNamed('New board')
}
const statuses = (form: ReturnType<typeof within>) =>
  form
    .getAllByRole('checkbox')
    .map((box: HTMLElement) => box.closest('label, div')?.parentElement?.querySelector('label')?.textContent?.trim())
const handle = (form: ReturnType<typeof within>, status: string) =>
  form.getByRole('button', { name: `Move ${status} with the up and down arrows` })

test('the list has the area of each board', async () => {
  renderScreen('/kanban/board', { as: 'organization_admin' })
  const row = within(await screen.findByRole('row', { name: /Default board/ }))
  expect(row.getByText('All other organizations')).toBeTruthy()
  expect(row.getByText('Every country')).toBeTruthy()
  expect(within(screen.getByRole('row', { name: /Night/ })).getByText('North Parcel')).toBeTruthy()
})

test('columns are shown, hidden, limited, collapsed and sorted by keyboard, and only they are sent', async () => {
  answer(kanbanBoardEndpoints.update, { data: board({ version: 4 }) })
  const router = renderScreen('/kanban/board?id=5', { as: 'organization_admin' })
  const form = await formNamed('Night')
  expect(statuses(form).slice(0, 4)).toEqual(['New', 'Processing', 'In delivery', 'Ready for dispatch'])
  handle(form, 'In delivery').focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(await form.findByText('In delivery is now number 2 of 10')).toBeTruthy()
  await userEvent.click(form.getByRole('checkbox', { name: 'New' }))
  await userEvent.click(form.getByRole('checkbox', { name: 'Rejected' }))
  await userEvent.type(form.getByRole('textbox', { name: 'Limit of In delivery' }), '12')
  await userEvent.click(form.getByRole('switch', { name: 'Rejected is collapsed at first' }))
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  const [request] = asked(kanbanBoardEndpoints.update)
  expect(request?.headers.get('If-Match')).toBe('"3"')
  expect(request?.body).toEqual({
    columns: [column(6, 1, 12), column(2, 2, 9), { ...column(5, 3), collapsed: true }],
  })
  expect(await screen.findByText('Night is saved')).toBeTruthy()
})

test('a board needs a column, and a limit of at least one', async () => {
  renderScreen('/kanban/board?id=5', { as: 'organization_admin' })
  const form = await formNamed('Night')
  await userEvent.clear(form.getByRole('textbox', { name: 'Limit of Processing' }))
  await userEvent.type(form.getByRole('textbox', { name: 'Limit of Processing' }), '0')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('The value must be at least 1')).toBeTruthy()
  for (const name of ['New', 'Processing', 'In delivery']) await userEvent.click(form.getByRole('checkbox', { name }))
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('Give at least 1 entry')).toBeTruthy()
  expect(asked(kanbanBoardEndpoints.update)).toEqual([])
})

test('a limit that is no whole number is refused at its field, and not sent', async () => {
  renderScreen('/kanban/board?id=5', { as: 'organization_admin' })
  const form = await formNamed('Night')
  const limit = form.getByRole('textbox', { name: 'Limit of Processing' })
  for (const [typed, said] of [
    ['2.5', 'Whole numbers only'],
    ['-3', 'Without a minus'],
  ] as const) {
    await userEvent.clear(limit)
    await userEvent.type(limit, typed)
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText(said)).toBeTruthy()
  }
  expect(asked(kanbanBoardEndpoints.update)).toEqual([])
})

test('a shared board is read-only, and can be copied for the organization', async () => {
  answer(kanbanBoardEndpoints.create, { data: board({ id: 9, name: 'Our board' }) })
  const router = renderScreen('/kanban/board?id=1', { as: 'organization_admin' })
  const form = await formNamed('Default board')
  expect(form.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  expect(form.queryByRole('button', { name: 'Delete' })).toBeNull()
  expect(handle(form, 'New')).toHaveProperty('disabled', true)
  await userEvent.click(form.getByRole('button', { name: 'Make our own copy' }))
  const copy = await newBoard()
  expect(router.state.location.search).toEqual({ new: '1', from: '1' })
  await userEvent.click(copy.getByRole('button', { name: 'Add board' }))
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  expect(asked(kanbanBoardEndpoints.create)[0]?.body).toEqual({ name: 'Our board', country_id: 1, columns: shared.columns })
})

test('a second one for the same area links to the existing one', async () => {
  refuse(kanbanBoardEndpoints.create, 422, { errors: { country_id: ['There is a board for this already'] }, data: { id: 5 } })
  const router = renderScreen('/kanban/board?new=1', { as: 'organization_admin' })
  const form = await newBoard()
  await userEvent.click(form.getByRole('button', { name: 'Add board' }))
  expect(await form.findByText('There is a board for this already')).toBeTruthy()
  await userEvent.click(form.getByRole('button', { name: 'Open the one there is' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ id: '5' }))
})

test('columns changed by somebody else meanwhile are reported', async () => {
  refuse(kanbanBoardEndpoints.update, 412, { data: board({ version: 4, columns: [column(9, 1)] }) })
  renderScreen('/kanban/board?id=5', { as: 'organization_admin' })
  const form = await formNamed('Night')
  await userEvent.click(form.getByRole('checkbox', { name: 'New' }))
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await userEvent.click(await form.findByRole('button', { name: 'Take this Columns' }))
  expect(form.getByRole('checkbox', { name: 'Completed' })).toHaveProperty('checked', true)
  expect(form.getByRole('checkbox', { name: 'New' })).toHaveProperty('checked', false)
})

test('an own board is deleted from its row, and closes where it is open; a shared one cannot be deleted', async () => {
  answer(kanbanBoardEndpoints.remove, undefined)
  const router = renderScreen('/kanban/board?id=5', { as: 'organization_admin' })
  await formNamed('Night')
  const menuOf = async (name: RegExp) => {
    await userEvent.click(within(await screen.findByRole('row', { name })).getByRole('button', { name: /^Actions for/ }))
    return within(await screen.findByRole('menu'))
  }
  expect((await menuOf(/All other organizations/)).queryByRole('menuitem', { name: 'Delete' })).toBeNull()
  await userEvent.keyboard('{Escape}')
  await userEvent.click((await menuOf(/Night/)).getByRole('menuitem', { name: 'Delete' }))
  const question = within(await screen.findByRole('dialog', { name: /confirm/i }))
  expect(question.getByText(/falls back to the next/)).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  expect(asked(kanbanBoardEndpoints.remove)).toHaveLength(1)
})

test('a board is deleted after a question that names the affected people', async () => {
  answer(kanbanBoardEndpoints.remove, undefined)
  const router = renderScreen('/kanban/board?id=5', { as: 'organization_admin' })
  const form = await formNamed('Night')
  await userEvent.click(form.getByRole('button', { name: 'Delete' }))
  const question = within(await screen.findByRole('dialog', { name: /confirm/i }))
  expect(question.getByText(/falls back to the next/)).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: /Confirm|Delete/ }))
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  expect(asked(kanbanBoardEndpoints.remove)).toHaveLength(1)
})
