import { isRedirect } from '@tanstack/react-router'
import type { Profile } from '@tracklane/contract/auth'
import { ROLES } from '@tracklane/contract/kit/role'
import { describe, expect, test } from 'vitest'
import { authQueries } from '#features/auth/auth.api.ts'
import { takePreviousRoute } from '#features/auth/previous-route.store.ts'
import { queryClient } from '#lib/query-client.ts'
import { profileOf } from '#testing/render-screen.tsx'
import { runGuards } from './guards.ts'
import { besideMenuOf, footerFor, menuFor } from './menu.ts'
import { PageError } from './page-error.ts'
import type { Screen } from './screen.ts'
import { screens } from './screens.ts'

/** The guards of the specification. A role with a + passes; one with a - is led home. */
const GUARDS = `
                                       admin  organization_admin  reporter  logist  courier  security
isAdmin                                +      -                   -         -       -        -
isAdminOrOrganizationAdmin             +      +                   -         -       -        -
isAdminOrOrganizationAdminOrLogist     +      +                   -         +       -        -
isAdminOrSecurity                      +      -                   -         -       -        +
isAdminOrSecurityOrOrganizationAdmin   +      +                   -         -       -        +
isLogist                               -      -                   -         +       -        -
isOrganizationAdminOrLogist            -      +                   -         +       -        -
isOrganizationAdminOrLogistOrReporter  -      +                   +         +       -        -
setPreviousRoute                       +      +                   +         +       +        +
`

const [heads = [], ...lines] = GUARDS.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))
const cells = lines.flatMap(([guard = '', ...marks]) =>
  heads.map((head, index) => ({ guard, role: ROLES.find((role) => role === head), passes: marks[index] === '+' })),
)
const guards = lines.map(([guard = '']) => guard)

/** Returns where the visit ends: at its destination ('passes'), elsewhere, or with an error. */
async function outcome(profile: Profile | null, names: readonly string[]): Promise<unknown> {
  queryClient.setQueryData(authQueries.profile().queryKey, profile)
  return runGuards(names, { queryClient, href: '/guarded?page=2' }).then(
    () => 'passes',
    (thrown: unknown) => (isRedirect(thrown) ? thrown.options.to : thrown),
  )
}

test('the table has every role once, and every guard that a screen names', () => {
  expect([...heads].sort()).toEqual([...ROLES].sort())
  expect(guards).toEqual(expect.arrayContaining(screens.flatMap((one) => one.guards)))
})

test.each(cells)('$guard and $role: passes is $passes', async ({ guard, role, passes }) => {
  if (!role) throw new Error('The table names a role that there is not')
  expect(await outcome(profileOf(role), [guard])).toBe(passes ? 'passes' : '/')
  expect(takePreviousRoute()).toBe('/') // no sign-in came between
})

describe.each(guards)('%s', (guard) => {
  test('leads guests to the sign-in', async () => {
    expect(await outcome(null, [guard])).toBe('/login')
  })

  test.each(ROLES)('leads %s to the sign-in while they have a temporary password', async (role) => {
    expect(await outcome(profileOf(role, { must_change_password: true }), [guard])).toBe('/login')
  })
})

test.each([
  ['a guest', null],
  ['a person with a temporary password', profileOf('logist', { must_change_password: true })],
])('%s returns to the former address only where the route says so', async (_who, profile) => {
  await outcome(profile, ['isLogist'])
  expect(takePreviousRoute()).toBe('/')
  await outcome(profile, ['setPreviousRoute', 'isLogist'])
  expect(takePreviousRoute()).toBe('/guarded?page=2')
})

test('every guard of a route must pass, and an unknown guard refuses', async () => {
  expect(await outcome(profileOf('admin'), ['isAdmin', 'isLogist'])).toBe('/')
  expect(await outcome(profileOf('admin'), ['isAdmin', 'isAdminOrSecurity'])).toBe('passes')
  expect(await outcome(profileOf('admin'), ['isKing'])).toBeInstanceOf(PageError)
})

/** The table of screens, as if every screen were built. */
const built: Screen[] = screens.map((one) => ({ ...one, load: one.load ?? (async () => ({ component: () => null })) }))
/** Screens without an entry in the menu. */
const WITHOUT_ENTRY: Record<string, readonly string[]> = { '/': ROLES, '/faq/view': ['logist'], '/test-push': ROLES }

describe.each(built)('$path', ({ path, guards: names, menu }) => {
  test.each(ROLES)('is in the menu or palette of %s exactly when its guards pass', async (role) => {
    const items = menuFor(role, built).flatMap((item) => (item.kind === 'entry' ? [item] : item.entries))
    const offered = [...items, ...footerFor(role, built), ...besideMenuOf(role, built)].some((entry) => entry.path === path)
    const passes = (await outcome(profileOf(role), names)) === 'passes'
    expect(passes).toBe(menu ? offered : WITHOUT_ENTRY[path]?.includes(role))
  })

  test('asks for a sign-in and returns after it', async () => {
    expect(await outcome(null, names)).toBe('/login')
    expect(takePreviousRoute()).toBe('/guarded?page=2')
  })
})
