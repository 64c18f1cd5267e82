import { sightChange } from '#kit/sight-change.rules.ts'
import type { Translate } from '#lib/i18n.ts'

interface Section {
  readonly published: boolean
  /** The number of its categories. */
  readonly categories: number
}

/** Says what publishing or hiding the section changes for readers. */
export function effectsOf(t: Translate, { published, categories }: Section, isPublished: boolean): string {
  const count = { count: categories }
  switch (sightChange({ published, isOpen: true }, { published: isPublished, isOpen: true })) {
    case 'found':
      return t(
        'onboarding_admin',
        'logists find the section, with those of its {count, plural, one {# category} other {# categories}} that are published',
        count,
      )
    case 'lost':
      return t(
        'onboarding_admin',
        'logists no longer find the section, nor its {count, plural, one {# category} other {# categories}}',
        count,
      )
    default:
      return ''
  }
}
