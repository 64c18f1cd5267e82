import type { Translate } from '#lib/i18n.ts'

/** The place where a board or card layout applies. */
export interface LayoutPlace {
  readonly organization_id: number | null
  readonly organization: string | null
  readonly country: string | null
}

/** Names the organization of a layout; without one, it is for everyone without a layout of their own. */
export function organizationText(t: Translate, { organization }: Pick<LayoutPlace, 'organization'>): string {
  return organization ?? t('kanban_layout', 'All other organizations')
}

export function countryText(t: Translate, { country }: Pick<LayoutPlace, 'country'>): string {
  return country ?? t('kanban_layout', 'Every country')
}

/** Says what applies after a deletion. */
export function fallbackText(t: Translate): string {
  return t('kanban_layout', 'Whoever uses it falls back to the next that holds.')
}

export function isShared({ organization_id }: Pick<LayoutPlace, 'organization_id'>): boolean {
  return organization_id === null
}
