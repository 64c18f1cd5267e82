import type { FullOnboardingCategory } from '@tracklane/contract/onboarding-category'
import type { FullOnboardingSection } from '@tracklane/contract/onboarding-section'
import { groupsOf } from '#kit/content-groups.rules.ts'

type Sections = readonly FullOnboardingSection[]
type Categories = readonly FullOnboardingCategory[]

/** Returns the categories in reading order, section by section. */
export function inReadingOrder(sections: Sections, categories: Categories): FullOnboardingCategory[] {
  return bySection(sections, categories).flatMap(({ rows }) => rows)
}

/** Returns the categories as options, grouped by section. */
export function categoryOptions(sections: Sections, categories: Categories) {
  return bySection(sections, categories).map(({ parent, rows }) => ({
    group: parent.name,
    items: rows.map(({ id, name }) => ({ value: id, label: name })),
  }))
}

function bySection(sections: Sections, categories: Categories) {
  return groupsOf({ parents: sections, rows: categories, parentOf: ({ section_id }) => section_id, showsEmpty: false })
}
