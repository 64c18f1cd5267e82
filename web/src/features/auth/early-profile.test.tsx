import { screen } from '@testing-library/react'
import { authEndpoints } from '@tracklane/contract/auth'
import { expect, test } from 'vitest'
import { asked } from '#testing/answer.ts'
import { askedEarly } from '#testing/early-answers.ts'
import { profileOf, renderScreen } from '#testing/render-screen.tsx'

const menu = () => screen.findByRole('navigation', { name: 'Main menu' })

test('an early profile is used once instead of a request', async () => {
  const early = profileOf('logist', { first_name: 'Early' })
  askedEarly([{ endpoint: authEndpoints.profile, answer: { reply: { data: early } } }])
  renderScreen('/', { as: 'logist' })
  await menu()
  expect(screen.getByRole('button', { name: /^User menu Early/ })).toBeDefined()
  expect(asked(authEndpoints.profile)).toEqual([])
  expect(window.earlyAnswers).toBeUndefined()
})

test('without an early answer the profile is requested as usual', async () => {
  askedEarly([{ endpoint: authEndpoints.profile, answer: undefined }])
  renderScreen('/', { as: 'logist' })
  await menu()
  expect(asked(authEndpoints.profile)).toHaveLength(1)
})
