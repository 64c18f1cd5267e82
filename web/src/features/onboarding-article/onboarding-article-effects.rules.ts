import { sightChange } from '#kit/sight-change.rules.ts'
import type { Translate } from '#lib/i18n.ts'

interface Article {
  readonly category_id: number | null
  readonly published: boolean
}

interface Change {
  readonly before: Article
  readonly now: Article
  readonly categories: readonly { readonly id: number; readonly section_id: number; readonly published: boolean }[]
  readonly sections: readonly { readonly id: number; readonly published: boolean }[]
}

/** Says what publishing, hiding or moving an article changes for readers. */
export function effectsOf(t: Translate, { before, now, categories, sections }: Change): string {
  const isOpen = (id: number | null) => {
    const category = categories.find((one) => one.id === id)
    return category?.published && sections.some((one) => one.id === category.section_id && one.published)
  }
  const sightIn = ({ category_id, published }: Article) => ({ published, isOpen: isOpen(category_id) })
  switch (sightChange(sightIn(before), sightIn(now))) {
    case 'found':
      return t('onboarding_admin', 'logists find the article')
    case 'lost':
      return t('onboarding_admin', 'logists no longer find the article')
    case 'waiting':
      return t('onboarding_admin', 'logists find the article only when its category and its section are published, too')
    default:
      return ''
  }
}
