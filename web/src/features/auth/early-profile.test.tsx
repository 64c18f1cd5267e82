import { screen } from '@testing-library/react'
import { authEndpoints } from '@tracklane/contract/auth'
import { expect, test } from 'vitest'
import { asked } from '#testing/answer.ts'
import { profileOf, renderScreen } from '#testing/render-screen.tsx'

const menu = () => screen.findByRole('navigation', { name: 'Main menu' })

test('who is signed in is not asked again where it is known before the app is there, and that is taken once', async () => {
  const early = profileOf('logist', { first_name: 'Early' })
  window.earlyProfile = Promise.resolve(new Response(JSON.stringify({ data: early })))
  renderScreen('/', { as: 'logist' })
  await menu()
  expect(screen.getByRole('button', { name: /^User menu Early/ })).toBeDefined()
  expect(asked(authEndpoints.profile)).toEqual([])
  expect(window.earlyProfile).toBeUndefined()
})

test.each([
  ['no answer came', undefined],
  ['it was refused', new Response('{}', { status: 401 })],
  ['a proxy answered', new Response('<html>', { status: 200 })],
])('it is asked as usual where %s', async (_what, early) => {
  window.earlyProfile = Promise.resolve(early)
  renderScreen('/', { as: 'logist' })
  await menu()
  expect(asked(authEndpoints.profile)).toHaveLength(1)
})
