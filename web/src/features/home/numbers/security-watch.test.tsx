import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { homeEndpoints } from '@tracklane/contract/home'
import { sessionEndpoints } from '@tracklane/contract/session'
import { type SignIn, signInEndpoints } from '@tracklane/contract/sign-in'
import { beforeEach, expect, test } from 'vitest'
import { signIn } from '#features/session/session.testing.ts'
import { answer, asked } from '#testing/answer.ts'
import { EMPTY_HOME } from '#testing/empty-home.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const came = signIn({ id: 1 })
const refused = signIn({
  id: 2,
  kind: 'refused',
  reason: 'unknown_login',
  user_id: null,
  name: null,
  role: null,
  email: 'info@example.test',
})
const locked = signIn({ id: 3, kind: 'locked', locked_until: new Date(2026, 2, 5, 7, 23, 9).toISOString() })
const acting = signIn({ id: 4, kind: 'impersonation_started', actor: 'Ada Hall', reason: 'Check the board' })

let events: SignIn[]
let locks: SignIn[]

beforeEach(() => {
  events = [acting, locked, refused, came]
  locks = [locked]
  answer(homeEndpoints.numbers, {
    data: { ...EMPTY_HOME, accounts: { by_role: [], recent_sign_ins: [], sign_ins_by_day: [] } },
  })
  answer(signInEndpoints.list, ({ query }) => {
    const kinds = query.getAll('kind').flatMap((kind) => kind.split(','))
    const data = query.has('locked') ? locks : events.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    return { data, meta: { current_page: 1, last_page: 1, per_page: 10, total: data.length } }
  })
})

const lines = async () => {
  const list = await screen.findByRole('list', { name: 'Sign-ins' })
  return within(list).getAllByRole('listitem')
}

test('security sees sign-ins with reasons of refusals, addresses and impersonations', async () => {
  renderScreen('/', { as: 'security' })
  expect((await lines()).map(({ textContent }) => textContent)).toEqual([
    '05.03 07:08Jonas Brandt · Ada Hall began to act as them “Check the board”10.2.14.33 · Firefox on Linux',
    '05.03 07:08Jonas Brandt · Locked after too many failures10.2.14.33 · Firefox on Linux',
    '05.03 07:08info@example.test · Refused: Nobody has this login10.2.14.33 · Firefox on Linux',
    '05.03 07:08Jonas Brandt · Signed in10.2.14.33 · Firefox on Linux',
  ])
  const [link] = screen.getAllByRole('link', { name: 'Jonas Brandt' })
  expect(link?.getAttribute('href')).toBe('/user/?id=3')
  expect(screen.queryByRole('link', { name: 'info@example.test' })).toBeNull()
})

test('the list is filtered by refused, and the link to all follows the filter', async () => {
  renderScreen('/', { as: 'security' })
  await lines()
  await userEvent.click(screen.getByRole('radio', { name: 'Refused' }))
  await waitFor(async () => expect(await lines()).toHaveLength(2))
  expect(screen.getByRole('link', { name: 'All sign-ins' }).getAttribute('href')).toBe('/user/?tab=sign-in&kind=refused,locked')
  events = []
  await userEvent.click(screen.getByRole('radio', { name: 'Impersonations' }))
  expect(await screen.findByText('Nothing of the kind has happened.')).toBeDefined()
})

test('a locked account is unlocked and leaves the list; an unknown login has no action', async () => {
  const nobodys = signIn({ ...locked, id: 5, user_id: null, name: null, email: 'info@example.test' })
  locks = [locked, nobodys]
  answer(sessionEndpoints.unlock, { data: { id: 3, locked_until: null } })
  renderScreen('/', { as: 'security' })
  const list = await screen.findByRole('list', { name: 'Locked accounts' })
  expect(within(list).getByText('jonas@example.test · 10.2.14.33 · until 07:23')).toBeDefined()
  expect(within(list).getAllByRole('button')).toHaveLength(1)
  locks = [nobodys]
  await userEvent.click(within(list).getByRole('button', { name: 'Unlock Jonas Brandt' }))
  expect(await screen.findByText('Jonas Brandt may sign in again')).toBeDefined()
  expect(asked(sessionEndpoints.unlock).map(({ path }) => path)).toEqual(['/api/user/3/unlock'])
  await waitFor(() => expect(within(list).queryByText('Jonas Brandt')).toBeNull())
})
