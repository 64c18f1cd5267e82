import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authEndpoints } from '@tracklane/contract/auth'
import { deliveryEndpoints } from '@tracklane/contract/delivery'
import { orderMoveEndpoints } from '@tracklane/contract/order-move'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { authQueries } from '#features/auth/auth.api.ts'
import { forgetEndedSession } from '#features/auth/ended-session.api.ts'
import { usePendingLogout } from '#features/auth/pending-logout.store.ts'
import { answerDeliveries, delivery } from '#features/delivery/courier-home.testing.ts'
import { outgoingMoves } from '#features/delivery/outgoing-moves.api.ts'
import type { EarlyAnswer } from '#lib/early-answers.ts'
import { queryClient } from '#lib/query-client.ts'
import { answer, asked, cutOff, refuse } from '#testing/answer.ts'
import { onDisk, withDisk } from '#testing/durable.ts'
import { askedEarly } from '#testing/early-answers.ts'
import { profileOf, renderScreen } from '#testing/render-screen.tsx'

withDisk()

const { login, logout, profile } = authEndpoints
const UNTOLD = /You are signed out on this device/
type Person = ReturnType<typeof userEvent.setup>

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(async () => {
  cleanup()
  await forgetEndedSession()
  usePendingLogout.setState({ isPending: false })
  vi.restoreAllMocks()
})

/** Closes the page; what the browser keeps stays. */
function closePage(): void {
  cleanup()
  queryClient.clear()
  usePendingLogout.setState({ isPending: false })
}

async function logOutWithoutNetwork(person: Person): Promise<void> {
  answerDeliveries([delivery()])
  renderScreen('/', { as: 'courier' })
  await screen.findByText('TL0000000001')
  await waitFor(async () => expect(await onDisk()).toContain('Ann Lee'))
  cutOff(logout, profile, deliveryEndpoints.deliveries)
  await person.click(screen.getByRole('button', { name: 'Logout' }))
  await person.click(await screen.findByRole('button', { name: 'Confirm' }))
}

test('without a network, sign-out takes effect at once, lasts, and is sent later', async () => {
  const person = userEvent.setup()
  await logOutWithoutNetwork(person)
  expect(await screen.findByLabelText('Email')).toBeDefined()
  expect(await screen.findByText(UNTOLD)).toBeDefined()
  expect(await onDisk()).not.toMatch(/Ann Lee|ann@example|Gartenweg/)
  closePage()

  renderScreen('/')
  expect(await screen.findByLabelText('Email')).toBeDefined()
  expect(await screen.findByText(UNTOLD)).toBeDefined()

  answer(profile, { data: profileOf('courier') })
  answer(logout, undefined)
  const before = asked(logout).length
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(asked(logout)).toHaveLength(before + 1))
  await waitFor(() => expect(screen.queryByText(UNTOLD)).toBeNull())
  expect(screen.getByLabelText('Email')).toBeDefined()
})

test('an expired session leaves no data on the phone', async () => {
  answerDeliveries([delivery()])
  renderScreen('/', { as: 'courier' })
  await screen.findByText('TL0000000001')
  await waitFor(async () => expect(await onDisk()).toContain('Ann Lee'))
  refuse(deliveryEndpoints.deliveries, 401)
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== authQueries.all()[0] })
  await screen.findByLabelText('Email')
  await waitFor(async () => expect(await onDisk()).not.toMatch(/Ann Lee|ann@example|Gartenweg/))
})

test('the next start sends a pending sign-out first: the open session shows no screen', async () => {
  const person = userEvent.setup()
  await logOutWithoutNetwork(person)
  await screen.findByText(UNTOLD)
  closePage()
  const before = asked(logout).length
  answer(profile, { data: profileOf('courier') })
  answer(logout, () => {
    cutOff(profile)
    return undefined
  })
  answerDeliveries([delivery()])
  const read = asked(deliveryEndpoints.deliveries).length
  renderScreen('/')
  await waitFor(() => expect(asked(logout)).toHaveLength(before + 1))
  expect(asked(deliveryEndpoints.deliveries)).toHaveLength(read)
})

test('an early answer after the sign-out shows nobody', async () => {
  const person = userEvent.setup()
  await logOutWithoutNetwork(person)
  await screen.findByText(UNTOLD)
  closePage()
  const left = profileOf('courier')
  let arrive = (_answer: EarlyAnswer) => {}
  const early = new Promise<EarlyAnswer>((resolve) => {
    arrive = resolve
  })
  askedEarly([{ endpoint: profile, answer: early }])
  answer(profile, { data: left })
  answer(logout, () => {
    refuse(profile, 401)
    onNextCookie(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: the server sets it with every profile
      document.cookie = 'XSRF-TOKEN=late; path=/'
      arrive({ reply: { data: left } })
    })
    return undefined
  })
  answerDeliveries([delivery()])
  const read = asked(deliveryEndpoints.deliveries).length
  renderScreen('/')
  expect(await screen.findByLabelText('Email')).toBeDefined()
  expect(asked(deliveryEndpoints.deliveries)).toHaveLength(read)
})

/** Runs it once, when the page has written its next cookie. */
function onNextCookie(run: () => void): void {
  const { set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {}
  const spy = vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    spy.mockRestore()
    set?.call(document, cookie)
    run()
  })
}

test('a sign-in replaces the session to be ended, and no other session is ended for it', async () => {
  const person = userEvent.setup()
  await logOutWithoutNetwork(person)
  await screen.findByText(UNTOLD)
  answer(login, { data: profileOf('courier', { id: 8 }) })
  answer(profile, { data: profileOf('courier', { id: 8 }) })
  answer(logout, undefined)
  answerDeliveries([])
  const before = asked(logout).length
  await person.type(screen.getByLabelText('Email'), 'bob@example.test')
  await person.type(screen.getByLabelText('Password', { exact: true }), 'secret')
  await person.click(screen.getByRole('button', { name: 'Sign in' }))
  await screen.findByText('Nothing to deliver right now')
  closePage()
  renderScreen('/')
  await screen.findByText('Nothing to deliver right now')
  expect(asked(logout)).toHaveLength(before)
})

test('a pending sign-out that outlived a sign-in ends no other session', async () => {
  const person = userEvent.setup()
  await logOutWithoutNetwork(person)
  await screen.findByText(UNTOLD)
  closePage()
  const before = asked(logout).length
  answer(profile, { data: profileOf('courier', { id: 8 }) })
  answer(logout, undefined)
  answerDeliveries([])
  renderScreen('/')
  await screen.findByText('Nothing to deliver right now')
  expect(asked(logout)).toHaveLength(before)
})

test('a person who signs in finds no kept data of another one, but their own waiting moves', async () => {
  answerDeliveries([delivery()])
  cutOff(orderMoveEndpoints.setStatus)
  renderScreen('/', { as: 'courier' })
  await screen.findByText('TL0000000001')
  await outgoingMoves.add('7', { order_id: 1, track: 'TL0000000001', to: 7, body: { from_status_id: 6 } })
  await waitFor(async () => expect(await onDisk()).toContain('Ann Lee'))
  closePage()
  answer(profile, { data: profileOf('logist', { id: 8, first_name: 'Bob' }) })
  renderScreen('/')
  await screen.findByRole('heading', { name: 'Home', level: 1 })
  await waitFor(async () => expect(await onDisk()).not.toMatch(/Ann Lee|Gartenweg/))
  expect(await onDisk()).toContain('"order_id":1')
  await outgoingMoves.clear('7')
})
