import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authEndpoints } from '@tracklane/contract/auth'
import { i18nEndpoints } from '@tracklane/contract/i18n'
import { beforeEach, expect, test } from 'vitest'
import { useCommon } from '#lib/persisted.ts'
import { answer, asked } from '#testing/answer.ts'
import { profileOf, renderScreen } from '#testing/render-screen.tsx'

const german = {
  auth: { 'Sign in': { de: 'Anmelden' }, Email: { de: 'E-Mail' } },
  home: { Home: { de: 'Übersicht' } },
}

beforeEach(() => {
  answer(i18nEndpoints.translationIndex, { data: german })
  answer(i18nEndpoints.missedTranslation, { data: {} })
})

test('the language switches without a reload, and is kept for the browser', async () => {
  const person = userEvent.setup()
  renderScreen('/login')
  await person.click(await screen.findByRole('button', { name: /Language/ }))
  await person.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }))

  expect(await screen.findByRole('button', { name: 'Anmelden' })).toBeDefined()
  expect(document.documentElement.lang).toBe('de')
  expect(useCommon.getState().language).toBe('de')
  expect(useCommon.getState().translations.auth?.Email).toBe('E-Mail')
})

test('what has no translation shows as it is and is reported once, when somebody has signed in', async () => {
  const person = userEvent.setup()
  answer(authEndpoints.login, { data: profileOf('reporter', { language: 'de' }) })
  answer(authEndpoints.updateProfile, { data: profileOf('reporter', { language: 'de' }) })
  renderScreen('/login')
  await person.click(await screen.findByRole('button', { name: /Language/ }))
  await person.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }))
  await person.type(await screen.findByLabelText('E-Mail'), 'ann@example.test')
  expect(asked(i18nEndpoints.missedTranslation)).toHaveLength(0)

  await person.type(screen.getByLabelText('Password'), 'secret')
  await person.click(screen.getByRole('button', { name: 'Anmelden' }))
  await screen.findByRole('heading', { name: 'Übersicht' })

  const reports = () => asked(i18nEndpoints.missedTranslation).map(({ body }) => JSON.stringify(body))
  await waitFor(() => expect(reports()).toContain('{"category":"auth","message":"Password"}'))
  expect(new Set(reports()).size).toBe(reports().length)
  expect(asked(authEndpoints.login)[0]?.headers.get('Accept-Language')).toBe('de')
  expect(asked(authEndpoints.login)[0]?.headers.get('X-locale')).toBe('de')
})

test("a person's language comes with the person", async () => {
  renderScreen('/', { as: profileOf('reporter', { language: 'de' }) })
  expect(await screen.findByRole('heading', { name: 'Übersicht' })).toBeDefined()
})
