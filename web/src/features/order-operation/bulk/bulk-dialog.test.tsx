import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { orderOperationEndpoints as on } from '@tracklane/contract/order-operation'
import { orderStatusEndpoints } from '@tracklane/contract/order-status'
import { beforeEach, expect, test } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'

/** More orders than one request takes: twenty-five and the rest. */
const MANY = 28
const rows = Array.from({ length: MANY }, (_, at) => orderRow({ id: at + 1, track: `TL${at + 1}`, customer_full_name: `Ann ${at + 1}` }))
const idsIn = (body: unknown) => (body as { order_ids: number[] }).order_ids
const doneWith = ({ body }: { body: unknown }) => ({ data: { done: idsIn(body), refused: [] } })

beforeEach(() => {
  answer(orderStatusEndpoints.list, { data: [] })
  answer(orderListEndpoints.list, { data: rows, meta: { current_page: 1, per_page: 50, total: MANY, last_page: 1 } })
})

async function archiveAll() {
  const router = renderScreen('/order/index', { as: 'logist' })
  await screen.findByText('TL1')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Archive/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(await dialog.findByRole('button', { name: `Archive ${MANY} orders` }))
  return { router, dialog }
}

test('a stop after the first request keeps its results, and only the rest is tried again; Undo undoes all', async () => {
  let answerFirst = () => {}
  const first = new Promise<void>((resolve) => {
    answerFirst = resolve
  })
  answer(on.archive, async (request) => {
    await first
    return doneWith(request)
  })
  const { dialog } = await archiveAll()
  expect((await dialog.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('0')
  await userEvent.click(dialog.getByRole('button', { name: 'Stop' }))
  answerFirst()
  expect(await dialog.findByText('25 orders archived')).toBeTruthy()
  expect(dialog.getByText('3 orders were not changed')).toBeTruthy()
  expect(dialog.getByText('Stopped before it was its turn').textContent).toContain('TL26, TL27, TL28')

  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByText('28 orders archived')).toBeTruthy()
  expect(asked(on.archive).map(({ body }) => idsIn(body).length)).toEqual([25, 3])
  expect(idsIn(asked(on.archive)[1]?.body)).toEqual([26, 27, 28])

  answer(on.restoreFromArchive, doneWith)
  await userEvent.click(await dialog.findByRole('button', { name: 'Undo' }))
  expect(await dialog.findByText('28 orders are as they were before')).toBeTruthy()
  expect(asked(on.restoreFromArchive).flatMap(({ body }) => idsIn(body))).toEqual(rows.map(({ id }) => id))
})

test('the screen is not left while requests are sent, since Back would lose their results', async () => {
  let answerFirst = () => {}
  const first = new Promise<void>((resolve) => {
    answerFirst = resolve
  })
  answer(on.archive, async (request) => {
    await first
    return { data: { done: [], refused: idsIn(request.body).map((id) => ({ id, reason: 'The order is archived already' })) } }
  })
  const { router, dialog } = await archiveAll()
  await dialog.findByRole('progressbar')
  act(() => void router.navigate({ to: '/' }))
  await new Promise((resolve) => setTimeout(resolve))
  expect(router.state.location.pathname).toBe('/order/index')
  answerFirst()
  expect(await dialog.findByText('28 orders were not changed')).toBeTruthy()

  act(() => void router.navigate({ to: '/' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.pathname).toBe('/')
})

test('refused orders are listed by reason, and tried again without the others', async () => {
  const refused = [
    { id: 2, reason: 'The order is archived already' },
    { id: 3, reason: 'The order is deleted. These roles can restore it: Administrator, Organization administrator, and Logist' },
    { id: 5, reason: 'The order is archived already' },
  ]
  const isRefused = (id: number) => refused.some((one) => one.id === id)
  answer(on.archive, ({ body }) => ({
    data: { done: idsIn(body).filter((id) => !isRefused(id)), refused: refused.filter(({ id }) => idsIn(body).includes(id)) },
  }))
  const { dialog } = await archiveAll()
  expect(await dialog.findByText('25 orders archived')).toBeTruthy()
  const reasons = dialog
    .getAllByRole('listitem')
    .flatMap(({ parentElement, textContent }) => (parentElement?.closest('li') ? [textContent] : []))
  expect(reasons).toEqual([
    'The order is archived alreadyTL2, TL5',
    'The order is deleted. These roles can restore it: Administrator, Organization administrator, and LogistTL3',
  ])

  answer(on.archive, doneWith)
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByText('28 orders archived')).toBeTruthy()
  expect(idsIn(asked(on.archive).at(-1)?.body)).toEqual([2, 5, 3].toSorted())
})

test('a request without an answer is sent again under its key', async () => {
  refuse(on.archive, 503, { error: 'Not now' })
  const { dialog } = await archiveAll()
  expect(await dialog.findByText('28 orders were not changed')).toBeTruthy()
  answer(on.archive, doneWith)
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByText('28 orders archived')).toBeTruthy()
  const keys = asked(on.archive).map(({ headers }) => headers.get('Idempotency-Key'))
  await waitFor(() => expect(keys.slice(2)).toEqual(keys.slice(0, 2)))
  expect(new Set(keys).size).toBe(2)
})
