import { sightChange } from '#kit/sight-change.rules.ts'
import type { Translate } from '#lib/i18n.ts'

interface Place {
  readonly category_id: number | null
  readonly published: boolean
}

interface Change {
  readonly before: Place
  readonly now: Place
  readonly categories: readonly { readonly id: number; readonly published: boolean }[]
}

/** Whom it concerns that a question is published, or is no longer, or goes into another category. */
export function effectsOf(t: Translate, { before, now, categories }: Change): string {
  const placed = ({ category_id, published }: Place) => ({
    published,
    isOpen: categories.find(({ id }) => id === category_id)?.published,
  })
  switch (sightChange(placed(before), placed(now))) {
    case 'found':
      return t('faq', 'logists find it')
    case 'lost':
      return t('faq', 'logists no longer find it')
    case 'waiting':
      return t('faq', 'logists find it only when its category is published, too')
    default:
      return ''
  }
}
