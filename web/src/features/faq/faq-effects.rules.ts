import { sightChange } from '#kit/sight-change.rules.ts'
import type { Translate } from '#lib/i18n.ts'

interface Question {
  readonly category_id: number | null
  readonly published: boolean
}

interface Change {
  readonly before: Question
  readonly now: Question
  readonly categories: readonly { readonly id: number; readonly published: boolean }[]
}

/** Says what publishing, hiding or moving a question changes for readers. */
export function effectsOf(t: Translate, { before, now, categories }: Change): string {
  const sightIn = ({ category_id, published }: Question) => ({
    published,
    isOpen: categories.find(({ id }) => id === category_id)?.published,
  })
  switch (sightChange(sightIn(before), sightIn(now))) {
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
