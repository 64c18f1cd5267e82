import type { Uses } from './crud.ts'
import { type Phrase, phrase } from './phrase.ts'

/** Names of uses for people; the one they look for most stands first. */
export const USE_NAMES = {
  orders: (count) => phrase('record', '{count, plural, one {# order} other {# orders}}', { count }),
  users: (count) => phrase('record', '{count, plural, one {# account} other {# accounts}}', { count }),
  couriers: (count) => phrase('record', '{count, plural, one {# courier} other {# couriers}}', { count }),
  organizations: (count) => phrase('record', '{count, plural, one {# organization} other {# organizations}}', { count }),
  countries: (count) => phrase('record', '{count, plural, one {# country} other {# countries}}', { count }),
  organization_tokens: (count) => phrase('record', '{count, plural, one {# token} other {# tokens}}', { count }),
  hand_overs: (count) => phrase('record', '{count, plural, one {# hand-over} other {# hand-overs}}', { count }),
  order_flows: (count) => phrase('record', '{count, plural, one {# order flow} other {# order flows}}', { count }),
  order_sub_statuses: (count) => phrase('record', '{count, plural, one {# sub-status} other {# sub-statuses}}', { count }),
  faqs: (count) => phrase('faq', '{count, plural, one {# question} other {# questions}}', { count }),
  faq_categories: (count) => phrase('faq', '{count, plural, one {# FAQ category} other {# FAQ categories}}', { count }),
  onboarding_sections: (count) => phrase('record', '{count, plural, one {# section} other {# sections}}', { count }),
  onboarding_categories: (count) => phrase('record', '{count, plural, one {# category} other {# categories}}', { count }),
  onboarding_articles: (count) => phrase('record', '{count, plural, one {# article} other {# articles}}', { count }),
  notification_templates: (count) => phrase('record', '{count, plural, one {# template} other {# templates}}', { count }),
  kanbans: (count) => phrase('record', '{count, plural, one {# board} other {# boards}}', { count }),
  translations: (count) => phrase('record', '{count, plural, one {# translation} other {# translations}}', { count }),
  kanban_cards: (count) => phrase('record', '{count, plural, one {# card layout} other {# card layouts}}', { count }),
} satisfies Record<string, (count: number) => Phrase>

export type UseKind = keyof typeof USE_NAMES

/** Returns the kinds in use. */
export function usedKinds(uses: Uses): UseKind[] {
  const kinds = Object.keys(USE_NAMES) as UseKind[] // the keys of this object
  return kinds.filter((kind) => (uses[kind] ?? 0) > 0)
}
