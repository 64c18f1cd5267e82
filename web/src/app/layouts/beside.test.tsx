import { act, screen, waitFor } from '@testing-library/react'
import { configEndpoints } from '@tracklane/contract/config'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerBoard } from '#features/kanban/kanban.testing.ts'
import { answer } from '#testing/answer.ts'
import { profileOf, renderScreen } from '#testing/render-screen.tsx'

/** The data of the screen comes when the test says so. */
const data = vi.hoisted(() => {
  let arrive = () => {}
  let waits = 0
  let isThere = Promise.resolve()
  return {
    isAway: () => {
      waits = 0
      isThere = new Promise((resolve) => {
        arrive = resolve
      })
    },
    arrive: () => arrive(),
    /** The number of parts that have waited for it. */
    waits: () => waits,
    firstDataThere: () => {
      waits += 1
      return isThere
    },
  }
})
vi.mock('#lib/first-data.ts', () => ({ firstDataThere: data.firstDataThere }))

// Stubs that are visible as soon as they have come: some of the real parts make a request before.
vi.mock('./message-bell.tsx', () => ({ MessageBell: () => <p>Part: bell</p> }))
vi.mock('#features/onboarding-user/tours.parts.tsx', () => ({ Tours: () => <p>Part: tours</p> }))
vi.mock('#features/help/help-icon.tsx', () => ({ HelpIcon: () => <p>Part: help</p> }))
vi.mock('#features/kanban/board/board-export.tsx', () => ({ BoardExport: () => <p>Part: files</p> }))
vi.mock('#features/auth/demo-accounts.tsx', () => ({ DemoAccounts: () => <p>Part: accounts</p> }))

const parts = () => screen.queryAllByText(/^Part: /).map(({ textContent }) => textContent.slice('Part: '.length))

/** Waits for the parts that wait for nothing. */
async function settle(): Promise<void> {
  await act(() => vi.dynamicImportSettled())
}

beforeEach(data.isAway)

test('on the first screen, parts beside a board load after its data', async () => {
  answerBoard()
  const { onboarding } = profileOf('logist')
  renderScreen('/order/kanban', { as: profileOf('logist', { onboarding: { ...onboarding, hide_welcome: false } }) })
  await screen.findByRole('link', { name: /Ann Lee/ })
  await settle()
  expect(parts()).toEqual([])
  act(data.arrive)
  await waitFor(() => expect(parts().toSorted()).toEqual(['bell', 'files', 'help', 'tours']))
  expect(data.waits()).toBe(4)
})

test('the demo accounts load after the requests of the sign-in', async () => {
  const realtime = { key: 'k', host: null, port: 0, scheme: 'http' as const }
  const demo_accounts = [{ role: 'logist' as const, name: 'Jonas Brandt', email: 'logist@tracklane.test', password: 'everybody-knows' }]
  answer(configEndpoints.get, { data: { brand: 'Northway', password_mail: false, realtime, demo_accounts } })
  renderScreen('/login')
  await screen.findByLabelText('Email')
  await waitFor(() => expect(document.title).toBe('Sign in · Northway')) // its answer is there
  await settle()
  expect(parts()).toEqual([])
  act(data.arrive)
  await waitFor(() => expect(parts()).toEqual(['accounts']))
  expect(data.waits()).toBe(1)
})
