import type { Profile } from '@tracklane/contract/auth'
import type { Onboarding } from '@tracklane/contract/kit/person'

export type Flag = keyof Onboarding
export type Tour = 'menu' | 'onboarding' | 'kanban' | 'skip'

/** The numbers of the tours in the store `onboarding-section`; the menu's is its start value. */
export const TOUR_NUMBERS: Readonly<Record<Tour, number>> = { menu: 1, onboarding: 2, kanban: 3, skip: 4 }

export const BOARD = '/order/kanban'

/** This browser's notes on the sign-in. */
export interface Remembered {
  readonly welcome_hidden: boolean
  readonly menu_tour_hidden: boolean
  readonly onboarding_tour_hidden: boolean
  readonly kanban_tour_hidden: boolean
  readonly tour_step: number
  readonly current_tour: number
  readonly unsent: Readonly<Record<string, readonly string[]>>
}

/** The notes of a new sign-in. Notes that the server does not know of yet stay. */
export const START: Omit<Remembered, 'unsent'> = {
  welcome_hidden: false,
  menu_tour_hidden: false,
  onboarding_tour_hidden: false,
  kanban_tour_hidden: false,
  tour_step: 0,
  current_tour: TOUR_NUMBERS.menu,
}

export interface Situation {
  readonly profile: Pick<Profile, 'id' | 'role' | 'impersonator' | 'onboarding'>
  readonly remembered: Remembered
  readonly pathname: string
}

/**
 * Returns the one part to show now. The store has parts hidden since the sign-in, the flags have parts hidden before it. The tour at the
 * onboarding entry therefore waits for the sign-in after the one in which the menu's tour was hidden.
 */
export function nextPart({ profile, remembered, pathname }: Situation): 'welcome' | Tour | undefined {
  if (profile.role !== 'logist' || profile.impersonator) return undefined
  const unsent = unsentOf(remembered, profile.id)
  const isOver = (flag: Flag) => profile.onboarding[flag] || unsent.includes(flag)
  if (!remembered.welcome_hidden && !isOver('hide_welcome')) return 'welcome'
  if (remembered.current_tour === TOUR_NUMBERS.skip) return 'skip'
  if (!remembered.menu_tour_hidden && !isOver('hide_menu_tour')) return 'menu'
  if (!remembered.menu_tour_hidden && !remembered.onboarding_tour_hidden && !isOver('hide_onboarding_tour')) return 'onboarding'
  const isOnBoard = pathname.replace(/\/$/, '') === BOARD
  if (isOnBoard && !remembered.kanban_tour_hidden && !isOver('hide_kanban_tour')) return 'kanban'
  return undefined
}

const FLAGS: readonly string[] = [
  'hide_welcome',
  'hide_menu_tour',
  'hide_kanban_tour',
  'hide_onboarding_tour',
  'hide_setup_guide',
] satisfies Flag[]

/** Returns the parts that a person has hidden and the server does not know of. */
export function unsentOf({ unsent }: Pick<Remembered, 'unsent'>, id: number): Flag[] {
  const names = Object.hasOwn(unsent, String(id)) ? unsent[String(id)] : undefined
  return (names ?? []).filter((name): name is Flag => FLAGS.includes(name))
}

/** Returns the step to continue with after a reload; the first where the store is about another tour, or about no step. */
export function stepOf({ current_tour, tour_step }: Pick<Remembered, 'current_tour' | 'tour_step'>, tour: Tour, total: number): number {
  const isStep = Number.isInteger(tour_step) && tour_step >= 0 && tour_step < total
  return current_tour === TOUR_NUMBERS[tour] && isStep ? tour_step : 0
}

/** The parts that the end of each tour hides, in this browser at once, and for the person. The closing step has said so before it began. */
export const ENDS: Readonly<Record<Tour, { readonly remember: Partial<Remembered>; readonly flags: readonly Flag[] }>> = {
  menu: { remember: { menu_tour_hidden: true }, flags: ['hide_menu_tour'] },
  onboarding: { remember: { onboarding_tour_hidden: true }, flags: ['hide_onboarding_tour'] },
  kanban: { remember: { kanban_tour_hidden: true }, flags: ['hide_kanban_tour'] },
  skip: { remember: {}, flags: [] },
}

export type Answer = 'start' | 'later'

/** The parts that the welcome's buttons hide. A person who postpones the training gets no other tour before the next sign-in. */
export const ANSWERS: Readonly<Record<Answer, { readonly remember: Partial<Remembered>; readonly flags: readonly Flag[] }>> = {
  start: { remember: { welcome_hidden: true }, flags: ['hide_welcome'] },
  later: {
    remember: { welcome_hidden: true, menu_tour_hidden: true, kanban_tour_hidden: true, current_tour: TOUR_NUMBERS.skip, tour_step: 0 },
    flags: ['hide_welcome', 'hide_menu_tour'],
  },
}
