import { sightChange } from '#kit/sight-change.rules.ts'
import type { Translate } from '#lib/i18n.ts'

interface Section {
  readonly published: boolean
  /** How many categories stand in it. */
  readonly categories: number
}

/** Whom it concerns that a section is published, or is no longer. */
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
