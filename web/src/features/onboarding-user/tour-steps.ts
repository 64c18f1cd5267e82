import { useT } from '#lib/i18n.ts'
import type { Tour } from './tour.rules.ts'
import { boardSearch, columnHead, firstCard, menu, menuEntry } from './tour-targets.ts'

export interface Step {
  readonly title: string
  readonly text: string
  /** Finds the element to point at; undefined where it is not on the screen. */
  readonly find: () => Element | undefined
}

/** Returns the steps of a tour in the current language. */
export function useTourSteps(tour: Tour): readonly Step[] {
  const t = useT()
  const steps: Readonly<Record<Tour, () => readonly Step[]>> = {
    menu: () => [
      {
        title: t('tour', 'This is your menu'),
        text: t('tour', 'All your work starts here. The next steps show the places you will need most.'),
        find: menu,
      },
      {
        title: t('menu', 'Board'),
        text: t('tour', 'Your orders as cards, one column for each status. Drag a card, and the order moves on.'),
        find: menuEntry(BOARD_ENTRY),
      },
      {
        title: t('menu', 'Finance'),
        text: t('tour', 'What couriers have collected and what is outstanding. Take over their cash here and print the receipt.'),
        find: menuEntry('/order/finance/'),
      },
      {
        title: t('menu', 'Archive'),
        text: t('tour', 'Orders that are done wait here. You can find them and restore them at any time.'),
        find: menuEntry('/order/archive/'),
      },
      {
        title: t('menu', 'FAQ'),
        text: t('tour', 'Short answers to what comes up in a day. Search them in your own words.'),
        find: menuEntry('/faq'),
      },
      {
        title: t('menu', 'Onboarding'),
        text: t('tour', 'Lessons with pictures, at your own pace. This is where the tour takes you now.'),
        find: menuEntry('/onboarding'),
      },
    ],
    onboarding: () => [
      {
        title: t('tour', 'Go on with your training'),
        text: t('tour', 'Your lessons are here. What you have read is ticked off, so you go on where you stopped.'),
        find: menuEntry('/onboarding'),
      },
    ],
    skip: () => [
      {
        title: t('tour', 'Your training waits here'),
        text: t('tour', 'Open it whenever you have the time. Now to your orders.'),
        find: menuEntry('/onboarding'),
      },
    ],
    kanban: () => [
      {
        title: t('tour', 'One column for each status'),
        text: t('tour', 'Its head says how many orders are in it and how much cash they bring.'),
        find: columnHead,
      },
      {
        title: t('tour', 'A card is an order'),
        text: t('tour', 'Open it with a click, move it by dragging. Columns it may not go to say why.'),
        find: firstCard,
      },
      {
        title: t('tour', 'Find an order'),
        text: t('tour', 'By its number, a name or a phone number. The filters below narrow the board down.'),
        find: boardSearch,
      },
    ],
  }
  return steps[tour]()
}

const BOARD_ENTRY = '/order/kanban'
