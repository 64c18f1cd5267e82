import { sightChange } from '#kit/sight-change.rules.ts'
import type { Translate } from '#lib/i18n.ts'

interface Category {
  readonly section_id: number | null
  readonly published: boolean
}

interface Change {
  /** The number of its articles. */
  readonly before: Category & { readonly articles: number }
  readonly now: Category
  readonly sections: readonly { readonly id: number; readonly published: boolean }[]
}

/** Says what publishing, hiding or moving a category changes for readers. */
export function effectsOf(t: Translate, { before, now, sections }: Change): string {
  const sightIn = ({ section_id, published }: Category) => ({
    published,
    isOpen: sections.find(({ id }) => id === section_id)?.published,
  })
  const count = { count: before.articles }
  switch (sightChange(sightIn(before), sightIn(now))) {
    case 'found':
      return t(
        'onboarding_admin',
        'logists find the category, with those of its {count, plural, one {# article} other {# articles}} that are published',
        count,
      )
    case 'lost':
      return t(
        'onboarding_admin',
        'logists no longer find the category, nor its {count, plural, one {# article} other {# articles}}',
        count,
      )
    case 'waiting':
      return t('onboarding_admin', 'logists find the category only when its section is published, too')
    default:
      return ''
  }
}
