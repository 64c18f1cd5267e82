import { screen } from '@testing-library/react'
import { authEndpoints } from '@tracklane/contract/auth'
import { expect, test } from 'vitest'
import { asked } from '#testing/answer.ts'
import { askedEarly } from '#testing/early-answers.ts'
import { profileOf, renderScreen } from '#testing/render-screen.tsx'

const menu = () => screen.findByRole('navigation', { name: 'Main menu' })

test('who is signed in is not asked again where it is known before the app is there, and that is taken once', async () => {
  const early = profileOf('logist', { first_name: 'Early' })
  askedEarly([{ endpoint: authEndpoints.profile, answer: { reply: { data: early } } }])
  renderScreen('/', { as: 'logist' })
  await menu()
  expect(screen.getByRole('button', { name: /^User menu Early/ })).toBeDefined()
  expect(asked(authEndpoints.profile)).toEqual([])
  expect(window.earlyAnswers).toBeUndefined()
})

test('it is asked as usual where no answer came, or it was refused', async () => {
  askedEarly([{ endpoint: authEndpoints.profile, answer: undefined }])
  renderScreen('/', { as: 'logist' })
  await menu()
  expect(asked(authEndpoints.profile)).toHaveLength(1)
})
