import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authEndpoints } from '@tracklane/contract/auth'
import { homeEndpoints } from '@tracklane/contract/home'
import { i18nEndpoints } from '@tracklane/contract/i18n'
import { beforeEach, expect, test } from 'vitest'
import { authQueries } from '#features/auth/auth.api.ts'
import { useCommon } from '#lib/persisted.ts'
import { queryClient } from '#lib/query-client.ts'
import { answer, asked, cutOff, type Request, refuse } from '#testing/answer.ts'
import { profileOf, renderScreen } from '#testing/render-screen.tsx'
import { takeTimers } from '#testing/take-timers.ts'
import { i18nQueries } from './i18n.api.ts'
import { startLanguage } from './start-language.ts'

/** Milliseconds, longer than until an unanswered request is repeated. */
const A_WHILE = 6_500

const german = {
  auth: { 'Sign in': { de: 'Anmelden' }, Email: { de: 'E-Mail' } },
  home: { Home: { de: 'Übersicht' } },
}

const polish = { auth: { 'Sign in': { pl: 'Zaloguj się' } }, home: { Home: { pl: 'Przegląd' } } }
const textsOf = ({ query }: Request) => ({ data: query.get('language') === 'pl' ? polish : german })

beforeEach(() => {
  useCommon.setState(useCommon.getInitialState(), true)
  answer(i18nEndpoints.translationIndex, textsOf)
  answer(i18nEndpoints.missedTranslation, { data: {} })
})

test('the language changes without a reload, and is kept in the browser', async () => {
  const person = userEvent.setup()
  renderScreen('/login')
  await person.click(await screen.findByRole('button', { name: /Language/ }))
  await person.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }))

  expect(await screen.findByRole('button', { name: 'Anmelden' })).toBeDefined()
  expect(document.documentElement.lang).toBe('de')
  expect(useCommon.getState().language).toBe('de')
  expect(useCommon.getState().translations.auth?.Email).toBe('E-Mail')
})

test('a missing translation is shown in English and reported once, after sign-in', async () => {
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

test('a refusal of the server is in the present language', async () => {
  const person = userEvent.setup()
  const words = ({ headers }: Request) => (headers.get('Accept-Language') === 'de' ? 'Diese Zugangsdaten stimmen nicht' : 'Wrong')
  refuse(authEndpoints.login, 422, (request) => ({ errors: { email: [words(request)] } }))
  renderScreen('/login')
  await person.click(await screen.findByRole('button', { name: /Language/ }))
  await person.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }))
  await person.type(await screen.findByLabelText('E-Mail'), 'ann@example.test')
  await person.type(screen.getByLabelText('Password'), 'secret')
  await person.click(screen.getByRole('button', { name: 'Anmelden' }))
  expect(await screen.findByText('Diese Zugangsdaten stimmen nicht')).toBeTruthy()
})

test("a person's language is used after sign-in", async () => {
  renderScreen('/', { as: profileOf('reporter', { language: 'de' }) })
  expect(await screen.findByRole('heading', { name: 'Übersicht' })).toBeDefined()
})

test.each([
  ['German', 'en', 'de', 'Übersicht', 'Home'],
  ['English', 'de', 'en', 'Home', 'Übersicht'],
])("nothing is painted in another language than the person's %s", async (_, browsers, own, shown, never) => {
  useCommon.setState({ language: browsers, translations: browsers === 'de' ? { home: { Home: 'Übersicht' } } : {} })
  await startLanguage(queryClient)
  answer(i18nEndpoints.translationIndex, async () => {
    await new Promise((go) => setTimeout(go, 50))
    return { data: german }
  })
  const seen = new Set<string>()
  const watch = new MutationObserver(() => {
    for (const heading of document.querySelectorAll('h1')) seen.add(heading.textContent)
  })
  watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  renderScreen('/', { as: profileOf('reporter', { language: own }) })
  expect(await screen.findByRole('heading', { name: shown })).toBeDefined()
  watch.disconnect()
  expect([...seen]).not.toContain(never)
})

test("texts of the server are requested again in the person's language", async () => {
  const pass = takeTimers()
  cutOff(i18nEndpoints.translationIndex)
  renderScreen('/', { as: profileOf('reporter', { language: 'de' }) })
  const languages = () => asked(homeEndpoints.numbers).map(({ headers }) => headers.get('Accept-Language'))
  await waitFor(() => expect(languages()).toEqual(['en']))
  answer(i18nEndpoints.translationIndex, { data: german })
  await pass(A_WHILE)
  await waitFor(() => expect(languages()).toEqual(['en', 'de']))
})

test("a person's language is used later where the server did not answer at first", async () => {
  const pass = takeTimers()
  cutOff(i18nEndpoints.translationIndex)
  renderScreen('/', { as: profileOf('reporter', { language: 'de' }) })
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined()
  answer(i18nEndpoints.translationIndex, { data: german })
  await pass(A_WHILE)
  expect(await screen.findByRole('heading', { name: 'Übersicht' })).toBeDefined()
})

const LANGUAGES = [
  { id: 1, name: 'English', char_code: 'en', source_language: true, active: true },
  { id: 2, name: 'Deutsch', char_code: 'de', source_language: false, active: true },
  { id: 3, name: 'Polski', char_code: 'pl', source_language: false, active: true },
]

async function choose(name: string): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name: /^Language/ })
  if (button) await userEvent.click(button)
  await userEvent.click(await screen.findByRole('menuitemradio', { name }))
}

const loaded = () => asked(i18nEndpoints.translationIndex).map(({ query }) => query.get('language'))

test('only the texts of the present language are loaded: none of English, and each once', async () => {
  renderScreen('/login')
  await screen.findByRole('button', { name: 'Sign in' })
  await choose('Deutsch')
  await screen.findByRole('button', { name: 'Anmelden' })
  await choose('English')
  await screen.findByRole('button', { name: 'Sign in' })
  await choose('Deutsch')
  await screen.findByRole('button', { name: 'Anmelden' })
  expect(loaded()).toEqual(['de'])
})

test('a removed translation is no longer shown', async () => {
  useCommon.setState({ language: 'de', translations: { auth: { 'Sign in': 'Einloggen', Email: 'Mail-Adresse' } } })
  answer(i18nEndpoints.translationIndex, { data: { auth: { 'Sign in': { de: 'Anmelden' } } } })
  await startLanguage(queryClient)
  renderScreen('/login')
  expect(await screen.findByRole('button', { name: 'Anmelden' })).toBeDefined()
  expect(await screen.findByLabelText('Email')).toBeDefined()
  expect(useCommon.getState().translations).toEqual({ auth: { 'Sign in': 'Anmelden' } })
})

test('the last of two choices wins, in any order of the answers', async () => {
  const sayGerman: (() => void)[] = []
  answer(i18nEndpoints.languageIndex, { data: LANGUAGES })
  answer(i18nEndpoints.translationIndex, async (request) => {
    if (request.query.get('language') === 'de') await new Promise<void>((go) => sayGerman.push(go))
    return textsOf(request)
  })
  answer(authEndpoints.updateProfile, ({ body }) => ({ data: profileOf('reporter', body as object) }))
  renderScreen('/', { as: 'reporter' })
  await screen.findByRole('heading', { name: 'Home' })
  await choose('Deutsch')
  await choose('Polski')
  expect(await screen.findByRole('heading', { name: 'Przegląd' })).toBeDefined()
  sayGerman[0]?.()
  await waitFor(() => expect(queryClient.getQueryData(i18nQueries.translations('de').queryKey)).toBeDefined())
  expect(screen.getByRole('heading', { name: 'Przegląd' })).toBeDefined()
  expect(asked(authEndpoints.updateProfile).map(({ body }) => body)).toEqual([{ language: 'pl' }])
})

test('late answers in the former language do not bring it back', async () => {
  answer(i18nEndpoints.languageIndex, { data: LANGUAGES })
  const said: (() => void)[] = []
  answer(authEndpoints.updateProfile, async ({ body }) => {
    await new Promise<void>((go) => said.push(go))
    return { data: profileOf('reporter', body as object) }
  })
  renderScreen('/', { as: 'reporter' })
  await screen.findByRole('heading', { name: 'Home' })
  await choose('Deutsch')
  await screen.findByRole('heading', { name: 'Übersicht' })
  await choose('Polski')
  await screen.findByRole('heading', { name: 'Przegląd' })
  said[0]?.()
  await waitFor(() => expect(asked(authEndpoints.updateProfile)).toHaveLength(2))
  expect(screen.getByRole('heading', { name: 'Przegląd' })).toBeDefined()
  said[1]?.()
  await waitFor(() => expect(queryClient.getQueryData(authQueries.profile().queryKey)?.language).toBe('pl'))
  expect(screen.getByRole('heading', { name: 'Przegląd' })).toBeDefined()
})

test('without an answer the language stays, with a notice, and can be chosen again', async () => {
  cutOff(i18nEndpoints.translationIndex)
  renderScreen('/login')
  await screen.findByRole('button', { name: 'Sign in' })
  await choose('Deutsch')
  expect(await screen.findByText('The server cannot be reached. Check the connection and try again.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined()
  expect([document.documentElement.lang, useCommon.getState().language]).toEqual(['en', null])
  answer(i18nEndpoints.translationIndex, textsOf)
  await choose('Deutsch')
  expect(await screen.findByRole('button', { name: 'Anmelden' })).toBeDefined()
})

test('while an answer is missing the menu can be used, also to keep the language', async () => {
  const sayGerman: (() => void)[] = []
  answer(i18nEndpoints.translationIndex, async (request) => {
    await new Promise<void>((go) => sayGerman.push(go))
    return textsOf(request)
  })
  renderScreen('/login')
  await screen.findByRole('button', { name: 'Sign in' })
  await choose('Deutsch')
  await choose('English')
  await waitFor(() => expect(screen.queryByRole('menuitemradio', { name: 'English' })).toBeNull())
  sayGerman[0]?.()
  await waitFor(() => expect(queryClient.getQueryData(i18nQueries.translations('de').queryKey)).toBeDefined())
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined()
  expect([document.documentElement.lang, useCommon.getState().language]).toEqual(['en', null])
})

test('an inactive language is replaced by English', async () => {
  useCommon.setState({ language: 'cs', translations: { auth: { 'Sign in': 'Přihlásit' } } })
  refuse(i18nEndpoints.translationIndex, 422, { errors: { language: ['Choose one of the offered values'] } })
  await startLanguage(queryClient)
  renderScreen('/', { as: profileOf('reporter', { language: 'cs' }) })
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined()
  await waitFor(() => expect(document.documentElement.lang).toBe('en'))
  expect(screen.queryByText('Choose one of the offered values')).toBeNull()
})
