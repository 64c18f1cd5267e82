import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { onboardingUserEndpoints } from '@tracklane/contract/onboarding-user'
import { beforeEach, expect, test } from 'vitest'
import { answer, asked } from '#testing/answer.ts'
import { profileOf, renderScreen } from '#testing/render-screen.tsx'

const SHOWN = { hide_welcome: false, hide_menu_tour: false, hide_kanban_tour: false, hide_onboarding_tour: false, hide_setup_guide: false }

beforeEach(() => {
  // happy-dom draws nothing, so no entry of the menu is in sight.
  Element.prototype.checkVisibility ??= () => false
  answer(onboardingUserEndpoints.hide, ({ body }) => ({ data: { ...SHOWN, ...Object(body), version: 2 } }))
})

/** The parts that the server was told to hide, in this order. */
const told = () => asked(onboardingUserEndpoints.hide).map(({ body }) => body)
const open = (onboarding: Partial<typeof SHOWN> = {}) =>
  renderScreen('/', { as: profileOf('logist', { onboarding: { ...SHOWN, ...onboarding } }) })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test.each([
  ['Start learning', { hide_welcome: true }],
  ['Complete training later', { hide_welcome: true, hide_menu_tour: true }],
])('“%s” hides the welcome, and the server gets true', async (name, hidden) => {
  open()
  await press(name)
  await waitFor(() => expect(told()).toEqual([hidden]))
  expect(screen.queryByRole('dialog', { name: 'Welcome to Tracklane' })).toBeNull()
})

test('the tour of the menu is skipped once: the server gets true, and the lessons open', async () => {
  const router = open({ hide_welcome: true })
  await screen.findByRole('dialog', { name: 'This is your menu' })
  await press('Skip')
  await waitFor(() => expect(told()).toEqual([{ hide_menu_tour: true }]))
  expect(router.state.location.pathname).toBe('/onboarding')
})
