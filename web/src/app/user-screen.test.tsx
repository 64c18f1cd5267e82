import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { authEndpoints, type Profile } from '@tracklane/contract/auth'
import { countryEndpoints } from '@tracklane/contract/country'
import type { Role } from '@tracklane/contract/kit/role'
import { organizationEndpoints } from '@tracklane/contract/organization'
import { sessionEndpoints } from '@tracklane/contract/session'
import { type SignIn, signInEndpoints } from '@tracklane/contract/sign-in'
import { type UserDetail, userEndpoints } from '@tracklane/contract/user'
import { beforeEach, describe, expect, test } from 'vitest'
import { session, signIn } from '#features/session/session.testing.ts'
import { answer, asked } from '#testing/answer.ts'
import { profileOf, renderScreen } from '#testing/render-screen.tsx'

const meta = { current_page: 1, last_page: 1, per_page: 25, total: 2 }
const came = signIn({ id: 11 })
const nobodys = signIn({
  id: 12,
  kind: 'refused',
  reason: 'unknown_login',
  user_id: null,
  name: null,
  role: null,
  email: 'info@example.test',
})

let events: SignIn[]
let locks: SignIn[]

function account(role: Role): UserDetail {
  const { impersonator: _, must_change_password: __, ...user } = profileOf(role, { id: 3, first_name: 'Jonas', last_name: 'Brandt' })
  return {
    ...user,
    name: 'Jonas Brandt',
    country_name: 'Germany',
    organization: 'North Parcel',
    courier: null,
    courier_id: null,
    last_seen_at: null,
    version: 1,
    used_by: { orders: 0, users: 0, couriers: 0 },
  }
}

/** Opens the page with a profile. Its address has the form of an account's: the last answer counts. */
function open(url: string, profile: Profile) {
  answer(authEndpoints.profile, { data: profile })
  return renderScreen(url, { as: profile })
}

beforeEach(() => {
  events = [came, nobodys]
  locks = []
  answer(signInEndpoints.list, ({ query }) => ({ data: query.has('locked') ? locks : events, meta }))
  answer(userEndpoints.get, { data: account('logist') })
  answer(userEndpoints.list, { data: [account('logist')], meta })
  answer(countryEndpoints.list, { data: [] })
  answer(organizationEndpoints.list, { data: [], meta })
  answer(sessionEndpoints.list, { data: [session({ id: 21 }), session({ id: 22, user_agent: 'curl/8' })] })
})

test('Escape closes a dialog in front of a person first', async () => {
  open('/user/?id=3', profileOf('admin', { organization_id: null }))
  const person = await screen.findByRole('dialog', { name: 'Jonas Brandt' })
  await userEvent.click(await within(person).findByRole('button', { name: 'Act as Jonas Brandt' }))
  await screen.findByRole('dialog', { name: 'Act as Jonas Brandt' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Act as Jonas Brandt' })).toBeNull())
  expect(screen.getByRole('dialog', { name: 'Jonas Brandt' })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

describe('the sign-ins beside the people', () => {
  test('have a tab, whose address keeps the filters', async () => {
    const router = open('/user/', profileOf('security'))
    await userEvent.click(await screen.findByRole('link', { name: 'Sign-ins' }))
    const table = await screen.findByRole('table')
    expect(within(table).getByText('Refused: Nobody has this login')).toBeDefined()
    // “30.11.2026 06:42:03” is 135 px wide, and a cell has 16 px of its own.
    const widths = [...table.querySelectorAll<HTMLElement>('col[style]')].map(({ style }) =>
      Number.parseInt(style.getPropertyValue('--narrow'), 10),
    )
    expect(widths.at(-1)).toBeGreaterThanOrEqual(152)
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search sign-ins' }), 'info')
    await waitFor(() => expect(router.state.location.searchStr).toBe('?tab=sign-in&search=info'))
    expect(asked(signInEndpoints.list).at(-1)?.query.get('search')).toBe('info')
  })

  test('are filtered by kind, by lock and by period, with chips for each', async () => {
    open('/user/?tab=sign-in&kind=refused,locked&locked=1&created_at_from=2026-03-01', profileOf('organization_admin'))
    expect(await screen.findByRole('button', { name: 'Refused, Locked' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Still locked' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Period: 01.03.2026 – …' })).toBeDefined()
    expect(asked(signInEndpoints.list).at(-1)?.query.toString()).toContain('created_at_from=2026-03-01')
  })

  test('of one person show the person, and can be shown for all again', async () => {
    const router = open('/user/?tab=sign-in&user_id=3', profileOf('security'))
    const chip = await screen.findByRole('button', { name: 'Person: Jonas Brandt' })
    chip.focus()
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(router.state.location.searchStr).toBe('?tab=sign-in'))
  })

  test("link to the person's sessions, and from an unknown login to all its attempts", async () => {
    const router = open('/user/?tab=sign-in', profileOf('security'))
    await userEvent.click(await screen.findByRole('link', { name: /^Jonas Brandt/ }))
    const drawer = await screen.findByRole('dialog', { name: 'Jonas Brandt' })
    expect(router.state.location.searchStr).toBe('?tab=sign-in&id=3')
    expect(await within(drawer).findByRole('list', { name: 'Sessions' })).toBeDefined()
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }))
    await userEvent.click(await screen.findByRole('link', { name: /^info@example\.test/ }))
    await waitFor(() => expect(router.state.location.searchStr).toBe('?tab=sign-in&search=info%40example.test'))
  })
})

describe('the drawer of an account', () => {
  const openDrawer = async (profile: Profile) => {
    open('/user/?id=3', profile)
    return screen.findByRole('dialog', { name: 'Jonas Brandt' })
  }

  test('warns before impersonation that typed changes will be lost', async () => {
    const drawer = await openDrawer(profileOf('admin'))
    await userEvent.type(within(drawer).getByRole('textbox', { name: /First name/ }), 'x')
    await userEvent.click(within(drawer).getByRole('button', { name: 'Act as Jonas Brandt' }))
    const question = await screen.findByRole('dialog', { name: 'Act as Jonas Brandt' })
    expect(within(question).getByText('What you have changed here is not saved and will be lost.')).toBeDefined()
  })

  test('ends the sessions of a person below, all of them after a question', async () => {
    answer(sessionEndpoints.endAll, undefined)
    const drawer = await openDrawer(profileOf('organization_admin'))
    await userEvent.click(await within(drawer).findByRole('button', { name: 'End all' }))
    const question = await screen.findByRole('dialog', { name: 'End all sessions?' })
    expect(within(question).getByText('Jonas Brandt is signed out in 2 places, at once.')).toBeDefined()
    answer(sessionEndpoints.list, { data: [] })
    await userEvent.click(within(question).getByRole('button', { name: 'End all' }))
    expect(await within(drawer).findByText('Signed in nowhere.')).toBeDefined()
    expect(asked(sessionEndpoints.endAll).map(({ path }) => path)).toEqual(['/api/user/3/session'])
  })

  test('shows that the account is locked, and unlocks it', async () => {
    locks = [signIn({ kind: 'locked', locked_until: new Date(2026, 2, 5, 7, 23).toISOString() })]
    answer(sessionEndpoints.unlock, { data: { id: 3, locked_until: null } })
    const drawer = await openDrawer(profileOf('organization_admin'))
    await within(drawer).findByText('Locked after too many failures, until 07:23.')
    locks = []
    await userEvent.click(within(drawer).getByRole('button', { name: 'Unlock' }))
    await waitFor(() => expect(within(drawer).queryByText(/^Locked after/)).toBeNull())
    expect(asked(sessionEndpoints.unlock)).toHaveLength(1)
  })

  test.each([
    ['a person of the same rank', profileOf('organization_admin'), 'organization_admin' as const],
    [
      'an impersonator',
      profileOf('security', { impersonator: { id: 1, first_name: 'Ada', last_name: 'Hall', seconds_left: 3000 } }),
      'logist' as const,
    ],
  ])('offers %s no sessions to end', async (_, profile, role) => {
    answer(userEndpoints.get, { data: account(role) })
    const drawer = await openDrawer(profile)
    await within(drawer).findByRole('list', { name: 'Sign-ins' })
    expect(within(drawer).queryByRole('button', { name: /^End/ })).toBeNull()
    expect(asked(sessionEndpoints.list)).toHaveLength(0)
  })
})
