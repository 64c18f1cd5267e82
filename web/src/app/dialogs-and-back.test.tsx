import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { askToTakeBack } from '#features/handover/take-back.store.ts'
import { openLog } from '#features/model-log/model-log.store.ts'
import { orderRow } from '#features/order/order.testing.ts'
import { requestLabels } from '#features/order/print-request.store.ts'
import { openOrderDialog } from '#features/order-operation/order-dialog.store.ts'
import { requestManifest } from '#features/order-print/manifest-request.store.ts'
import { orderStatusQueries } from '#features/order-status/order-status.api.ts'
import { queryClient } from '#lib/query-client.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { confirmAction } from '#ui/confirm-dialog.tsx'
import { useShortcutHelp } from '#ui/shortcuts.ts'
import { answerForDialogs } from './dialogs.testing.tsx'
import type { Screen } from './screen.ts'

const order = orderRow({ status_id: 5 })
const handOver = { id: 4, number: 3, courier: 'Carl Rider', held: [{ currency_code: 'EUR', total: '5.00', orders: 1 }], orders: 1 }

const screens = ['/', '/country'].map(
  (path): Screen => ({ path, guards: ['setPreviousRoute'], load: async () => ({ component: () => <p>Screen {path}</p> }) }),
)

beforeEach(answerForDialogs)

/** Outside a handler of React, as from a store. */
const said = (open: () => void) => () => act(open)

async function onCountry() {
  const router = renderScreen('/', { as: 'organization_admin', screens })
  await screen.findByText('Screen /')
  await queryClient.prefetchQuery(orderStatusQueries.list())
  await act(() => router.navigate({ to: '/country' }))
  await screen.findByText('Screen /country')
  return router
}

const choose = async (menu: RegExp, entry: string) => {
  await userEvent.click(screen.getByRole('button', { name: menu }))
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
}

test.each<[string, () => unknown]>([
  ['an operation', said(() => openOrderDialog({ kind: 'operation', operation: 'delivery_date', order }))],
  ['a move of many', said(() => openOrderDialog({ kind: 'operations', operation: 'archive', orders: [order], onDone: () => undefined }))],
  ['the labels', said(() => requestLabels({ orders: [order] }))],
  ['a manifest', said(() => requestManifest([{ id: 5, name: 'Carl Fast' }]))],
  ['a hand-over taken back', said(() => askToTakeBack(handOver))],
  ['a change log', said(() => openLog({ entity: 'country', id: 1, name: 'Germany' }))],
  ['the keys of a screen', said(() => useShortcutHelp.setState({ isOpen: true }))],
  ['a question', said(() => void confirmAction({ title: 'Delete it?' }))],
  ['the password', () => choose(/^User menu/, 'Password and sessions')],
  ['a report', () => choose(/^User menu/, 'Report a problem')],
  ['the palette', () => userEvent.keyboard('{Control>}k{/Control}')],
  ['the messages', () => userEvent.click(screen.getByRole('button', { name: 'Messages' }))],
])('%s closes when Back leads to another screen, and stays closed with Forward', async (_what, open) => {
  const router = await onCountry()
  await open()
  await screen.findByRole('dialog')
  act(() => router.history.back())
  await screen.findByText('Screen /')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  act(() => router.history.forward())
  await screen.findByText('Screen /country')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([/^User menu/, /^Language/])('the menu %s closes when Back leads to another screen', async (name) => {
  const router = await onCountry()
  await userEvent.click(within(screen.getByRole('banner')).getByRole('button', { name }))
  await screen.findByRole('menu')
  act(() => router.history.back())
  await screen.findByText('Screen /')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

test('Back answers a question with no', async () => {
  const router = await onCountry()
  let given: boolean | undefined
  act(() => {
    void confirmAction({ title: 'Delete it?' }).then((answer) => {
      given = answer
    })
  })
  await screen.findByRole('dialog')
  act(() => router.history.back())
  await waitFor(() => expect(given).toBe(false))
})

test('the change of a filter leaves the dialog open', async () => {
  const router = await onCountry()
  act(() => requestLabels({ orders: [order] }))
  await screen.findByRole('dialog')
  await act(() => router.navigate({ to: '/country', search: { page: 2 } as never }))
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('a report that has begun asks before another screen takes it away', async () => {
  const router = await onCountry()
  await choose(/^User menu/, 'Report a problem')
  await userEvent.type(await screen.findByRole('textbox', { name: /^What is wrong/ }), 'Empty board')
  const answerWith = async (name: string) => {
    act(() => void router.navigate({ to: '/' }))
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await userEvent.click(question.getByRole('button', { name }))
    await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull())
  }
  await answerWith('Cancel')
  expect(screen.getByText('Screen /country')).toBeTruthy()
  await answerWith('Leave')
  await screen.findByText('Screen /')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
