import type { Translate } from '#lib/i18n.ts'

/** Where a board or card layout holds. */
export interface LayoutPlace {
  readonly organization_id: number | null
  readonly organization: string | null
  readonly country: string | null
}

/** Null of both: whoever has none of their own. */
export function organizationText(t: Translate, { organization }: Pick<LayoutPlace, 'organization'>): string {
  return organization ?? t('kanban_layout', 'Everybody without their own')
}

export function countryText(t: Translate, { country }: Pick<LayoutPlace, 'country'>): string {
  return country ?? t('kanban_layout', 'Every country')
}

/** Said before one is deleted. */
export function fallbackText(t: Translate): string {
  return t('kanban_layout', 'Whoever uses it falls back to the next that holds.')
}

export function isShared({ organization_id }: Pick<LayoutPlace, 'organization_id'>): boolean {
  return organization_id === null
}
