import type { Onboarding } from '@tracklane/contract/kit/person'
import { ROLES, type Role } from '@tracklane/contract/kit/role'
import { describe, expect, test } from 'vitest'
import { ANSWERS, ENDS, nextPart, type Remembered, stepOf, TOUR_NUMBERS, type Tour, unsentOf } from './tour.rules.ts'

const SHOWN: Onboarding = {
  hide_welcome: false,
  hide_menu_tour: false,
  hide_kanban_tour: false,
  hide_onboarding_tour: false,
  hide_setup_guide: false,
}
const HIDDEN: Onboarding = {
  hide_welcome: true,
  hide_menu_tour: true,
  hide_kanban_tour: true,
  hide_onboarding_tour: true,
  hide_setup_guide: true,
}
/** The start values of the store. */
const START: Remembered = {
  welcome_hidden: false,
  menu_tour_hidden: false,
  onboarding_tour_hidden: false,
  kanban_tour_hidden: false,
  tour_step: 0,
  current_tour: 1,
  unsent: {},
}

interface Case {
  role?: Role
  isActing?: boolean
  onboarding?: Partial<Onboarding>
  remembered?: Partial<Remembered>
  pathname?: string
}

function next({ role = 'logist', isActing = false, onboarding = {}, remembered = {}, pathname = '/' }: Case = {}) {
  const impersonator = isActing ? { id: 1, first_name: 'Nora', last_name: 'Lind', seconds_left: 60 } : null
  const profile = { id: 7, role, impersonator, onboarding: { ...SHOWN, ...onboarding } }
  return nextPart({ profile, remembered: { ...START, ...remembered }, pathname })
}

/** Flags of welcome, menu, onboarding and board in the account, and the part shown on the home and on the board. */
const BY_FLAGS: readonly [string, string | undefined, string | undefined][] = [
  ['0000', 'welcome', 'welcome'],
  ['0001', 'welcome', 'welcome'],
  ['0010', 'welcome', 'welcome'],
  ['0011', 'welcome', 'welcome'],
  ['0100', 'welcome', 'welcome'],
  ['0101', 'welcome', 'welcome'],
  ['0110', 'welcome', 'welcome'],
  ['0111', 'welcome', 'welcome'],
  ['1000', 'menu', 'menu'],
  ['1001', 'menu', 'menu'],
  ['1010', 'menu', 'menu'],
  ['1011', 'menu', 'menu'],
  ['1100', 'onboarding', 'onboarding'],
  ['1101', 'onboarding', 'onboarding'],
  ['1110', undefined, 'kanban'],
  ['1111', undefined, undefined],
]

function flagsOf(bits: string): Onboarding {
  const [hide_welcome, hide_menu_tour, hide_onboarding_tour, hide_kanban_tour] = [...bits].map((bit) => bit === '1') as [
    boolean,
    boolean,
    boolean,
    boolean,
  ]
  return { ...SHOWN, hide_welcome, hide_menu_tour, hide_onboarding_tour, hide_kanban_tour }
}

describe.each(BY_FLAGS)('with the flags %s', (bits, home, board) => {
  const onboarding = flagsOf(bits)

  test('a logist gets one of the tours, or none', () => {
    expect(next({ onboarding })).toBe(home)
    expect(next({ onboarding, pathname: '/order/kanban' })).toBe(board)
    expect(next({ onboarding, pathname: '/order/kanban/' })).toBe(board)
  })

  test.each(ROLES.filter((role) => role !== 'logist'))('a %s gets none', (role) => {
    expect(next({ role, onboarding, pathname: '/order/kanban' })).toBeUndefined()
  })

  test('an impersonation gets none', () => {
    expect(next({ isActing: true, onboarding, pathname: '/order/kanban' })).toBeUndefined()
  })

  test('flags that were not sent yet count too', () => {
    const unsent = { '7': Object.entries(onboarding).flatMap(([flag, isHidden]) => (isHidden ? [flag] : [])) }
    expect(next({ remembered: { unsent } })).toBe(home)
    expect(next({ remembered: { unsent }, pathname: '/order/kanban' })).toBe(board)
  })
})

describe('within one sign-in', () => {
  const later = { ...ANSWERS.later.remember }

  test('after a start of the onboarding the tour of the menu follows', () => {
    expect(next({ remembered: ANSWERS.start.remember })).toBe('menu')
  })

  test.each(['/', '/order/kanban'])(
    'the training was put off, the closing step is all there is on %s, and nothing after it',
    (pathname) => {
      expect(next({ remembered: later, pathname })).toBe('skip')
      expect(next({ remembered: { ...later, current_tour: 1 }, pathname })).toBeUndefined()
    },
  )

  test('after the tour of the menu that of the onboarding waits for the next sign-in, that of the board does not', () => {
    const onboarding = { hide_welcome: true, hide_menu_tour: true }
    expect(next({ onboarding, remembered: ENDS.menu.remember })).toBeUndefined()
    expect(next({ onboarding, remembered: ENDS.menu.remember, pathname: '/order/kanban' })).toBe('kanban')
    expect(next({ onboarding })).toBe('onboarding')
  })

  test.each(['onboarding', 'kanban'] as const)('after the tour %s it does not come again', (tour) => {
    const onboarding = { hide_welcome: true, hide_menu_tour: true }
    const remembered = ENDS[tour].remember
    expect(next({ onboarding, remembered, pathname: '/order/kanban' })).toBe(tour === 'onboarding' ? 'kanban' : 'onboarding')
  })
})

test('each end hides its own flag, the closing step none, and a postponement two', () => {
  const flags = Object.fromEntries(Object.entries(ENDS).map(([tour, end]) => [tour, end.flags]))
  expect(flags).toEqual({ menu: ['hide_menu_tour'], onboarding: ['hide_onboarding_tour'], kanban: ['hide_kanban_tour'], skip: [] })
  expect(ANSWERS.start.flags).toEqual(['hide_welcome'])
  expect(ANSWERS.later.flags).toEqual(['hide_welcome', 'hide_menu_tour'])
})

test.each<[string, unknown, string[]]>([
  ['a list', ['hide_welcome'], ['hide_welcome']],
  ['names that are none', ['hide_welcome', '__proto__', 'role', 'hide_all'], ['hide_welcome']],
  ['nothing', undefined, []],
])("the flags of %s in the browser's storage are read", (_, kept, flags) => {
  expect(unsentOf({ unsent: { '7': kept as string[], '8': ['hide_menu_tour'] } }, 7)).toEqual(flags)
})

test('flags of another person in this browser do not count', () => {
  expect(next({ remembered: { unsent: { '8': Object.keys(HIDDEN) } } })).toBe('welcome')
  expect(next({ remembered: { unsent: Object.create({ '7': Object.keys(HIDDEN) }) } })).toBe('welcome')
})

test.each<[Tour, number, number, number]>([
  ['menu', 1, 0, 0],
  ['menu', 1, 4, 4],
  ['menu', 1, 5, 5],
  ['menu', 1, 6, 0],
  ['menu', 1, -1, 0],
  ['menu', 1, 1.5, 0],
  ['menu', 1, Number.NaN, 0],
  ['menu', 2, 3, 0],
  ['onboarding', 2, 3, 3],
  ['kanban', 3, 2, 2],
  ['kanban', 1, 2, 0],
  ['skip', 4, 0, 0],
])('the tour %s continues, with tour %i and step %d stored, at step %i', (tour, current_tour, tour_step, step) => {
  expect(stepOf({ ...START, current_tour, tour_step }, tour, 6)).toBe(step)
})

test("the menu's tour has the store's initial value, and each tour has its own number", () => {
  expect(TOUR_NUMBERS.menu).toBe(START.current_tour)
  expect(new Set(Object.values(TOUR_NUMBERS)).size).toBe(4)
})
