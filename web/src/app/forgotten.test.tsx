import { act, screen } from '@testing-library/react'
import { authEndpoints } from '@tracklane/contract/auth'
import { homeEndpoints } from '@tracklane/contract/home'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { StoreApi } from 'zustand'
import { useWhyRefused } from '#features/help/why-refused.store.ts'
import { useModelLog } from '#features/model-log/model-log.store.ts'
import { orderRow } from '#features/order/order.testing.ts'
import { useLabelRequest } from '#features/order/print-request.store.ts'
import { useSubscribedChannel } from '#features/order/subscribed-channel.store.ts'
import { useOrderDialog } from '#features/order-operation/order-dialog.store.ts'
import { useManifestRequest } from '#features/order-print/manifest-request.store.ts'
import { useDataUpdate } from '#features/realtime/data-update.store.ts'
import { call } from '#lib/http.ts'
import { useImpersonate, useKanbanCard, useOnboardingSection } from '#lib/persisted.ts'
import { queryClient } from '#lib/query-client.ts'
import { refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { confirmAction } from '#ui/confirm-dialog.tsx'
import { useDownloads } from '#ui/downloads.ts'
import { useShortcutHelp } from '#ui/shortcuts.ts'
import { toastSuccess, useToasts } from '#ui/toast.ts'
import type { Screen } from './screen.ts'

const screens: Screen[] = [{ path: '/', guards: ['setPreviousRoute'], load: async () => ({ component: () => <p>Their screen</p> }) }]
const ORDER = { id: 1, track: 'TL0000000001' }

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

interface Kept {
  readonly store: Pick<StoreApi<object>, 'getState' | 'getInitialState'>
  readonly fill: () => void
}

function kept<State extends object>(store: StoreApi<State>, state: Partial<State>): Kept {
  return { store, fill: () => store.setState(state) }
}

/** The stores with data of a person that last as long as the page. */
const KEPT: Record<string, Kept> = {
  'whom one acts for': kept(useImpersonate, { id: 5, visible: true }),
  'how far the tours are': kept(useOnboardingSection, { welcome_hidden: true, tour_step: 3 }),
  'the card of the board': kept(useKanbanCard, { fields: { 3: false } }),
  'what a toast says, and takes back': {
    store: useToasts,
    fill: () => toastSuccess('Order TL0000000001 is archived', { label: 'Undo', onAction: vi.fn() }),
  },
  'an open log': kept(useModelLog, { entity: 'order', id: 1, name: 'TL0000000001', visible: true, number: 1 }),
  'labels that were asked for': kept(useLabelRequest, { request: { orders: [ORDER] }, number: 1 }),
  'an operation that was asked for': kept(useOrderDialog, {
    request: { kind: 'missed', operation: 'paid', order: orderRow(), reason: 'No' },
    number: 1,
  }),
  'a manifest that was asked for': kept(useManifestRequest, { couriers: [{ id: 3, name: 'Cora Quick' }] }),
  'what a refusal offers to read': kept(useWhyRefused, { offer: { label: 'Why?', onAction: vi.fn() } }),
  'the area that is heard': kept(useSubscribedChannel, { channel: 'private-orders.1.1' }),
  'what is brought up to date': kept(useDataUpdate, { visible: true, text: 'TL0000000001' }),
  'the list of keys': kept(useShortcutHelp, { isOpen: true }),
}

async function show(): Promise<void> {
  renderScreen('/', { as: 'logist', screens })
  await screen.findByText('Their screen')
}

/** Makes every further request answer that nobody is signed in. */
async function loseSession(): Promise<void> {
  refuse(authEndpoints.profile, 401)
  refuse(homeEndpoints.numbers, 401)
  await queryClient.fetchQuery({ queryKey: ['asked'], queryFn: () => call(homeEndpoints.numbers), retry: false }).catch(() => undefined)
  await screen.findByLabelText('Email')
}

describe('the next person finds nothing of the former one', () => {
  test.each(Object.entries(KEPT))('not %s', async (_what, { store, fill }) => {
    await show()
    act(fill)
    expect(store.getState()).not.toEqual(store.getInitialState())
    await loseSession()
    expect(store.getState()).toEqual(store.getInitialState())
  })

  test('not a running download', async () => {
    await show()
    const onCancel = vi.fn()
    act(() => useDownloads.setState({ downloads: [{ number: 1, label: 'Orders', share: 0.5, state: 'Half', onCancel }] }))
    await loseSession()
    expect(onCancel).toHaveBeenCalledOnce()
    act(() => useDownloads.setState({ downloads: [] }))
  })

  test('not a question: it is answered with no', async () => {
    await show()
    let answered: boolean | undefined
    act(() => void confirmAction({ message: 'Delete order TL0000000001?' }).then((isSure) => (answered = isSure)))
    await screen.findByText('Delete order TL0000000001?')
    await loseSession()
    expect(answered).toBe(false)
  })
})
