import type { Organization } from '@tracklane/contract/organization'
import type { Translate } from '#lib/i18n.ts'

/** Says what disabling or activating an organization changes; empty where nothing changes. */
export function effectsOf(
  t: Translate,
  { signing_in: people, tokens }: Pick<Organization, 'signing_in' | 'tokens'>,
  isActive: boolean,
): string {
  const ofPeople = isActive
    ? t('organization', '{count, plural, one {# person} other {# people}} may sign in again', { count: people })
    : t('organization', '{count, plural, one {# person is} other {# people are}} signed out', { count: people })
  const ofTokens = isActive
    ? t('organization', '{count, plural, one {# token works} other {# tokens work}} again', { count: tokens })
    : t('organization', '{count, plural, one {# token stops} other {# tokens stop}} working', { count: tokens })
  return [people > 0 && ofPeople, tokens > 0 && ofTokens].filter((one) => one !== false).join(', ')
}
