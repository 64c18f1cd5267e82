import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { Profile } from '@tracklane/contract/auth'
import type { Role } from '@tracklane/contract/kit/role'
import { authQueries } from '#features/auth/auth.api.ts'
import { setPreviousRoute } from '#features/auth/previous-route.store.ts'
import { useLanguageOwner } from '#features/i18n/language-owner.store.ts'
import { startLanguage } from '#features/i18n/start-language.ts'
import { hasDrafts } from '#lib/has-drafts.ts'
import { translate } from '#lib/i18n.ts'
import { useCommon } from '#lib/persisted.ts'
import { PageError } from './page-error.ts'

interface Visit {
  queryClient: QueryClient
  /** Path and query of the person's destination. */
  href: string
}

/** The role guards of the specification and the roles that pass. */
const ROLE_GUARDS: Readonly<Record<string, readonly Role[]>> = {
  isAdmin: ['admin'],
  isAdminOrOrganizationAdmin: ['admin', 'organization_admin'],
  isAdminOrOrganizationAdminOrLogist: ['admin', 'organization_admin', 'logist'],
  isAdminOrSecurity: ['admin', 'security'],
  isAdminOrSecurityOrOrganizationAdmin: ['admin', 'security', 'organization_admin'],
  isLogist: ['logist'],
  isOrganizationAdminOrLogist: ['organization_admin', 'logist'],
  isOrganizationAdminOrLogistOrReporter: ['organization_admin', 'logist', 'reporter'],
}

/**
 * Runs a route's guards in order. A visitor without a session, or with a password that must be changed, goes to /login; a failed role guard
 * leads to /, an unknown name to the error page.
 */
export async function runGuards(names: readonly string[], { queryClient, href }: Visit): Promise<void> {
  const profile = await queryClient.ensureQueryData(authQueries.profile())
  if (!profile || profile.must_change_password) {
    if (names.includes('setPreviousRoute')) setPreviousRoute(href)
    throw redirect({ to: '/login', replace: true })
  }
  await showOwnLanguage(profile, queryClient)
  if (hasDrafts()) (await import('#lib/form-draft.ts')).keepOnlyDraftsOf(profile.id)
  for (const name of names) if (name !== 'setPreviousRoute') runRoleGuard(name, profile.role)
}

/** Shows the person's own language before their first screen, so that nothing is painted in another. A later switch of theirs stays. */
async function showOwnLanguage({ id, language, impersonator }: Profile, queryClient: QueryClient): Promise<void> {
  if (useLanguageOwner.getState().id === id) return
  useLanguageOwner.setState({ id })
  if (!language || impersonator || language === useCommon.getState().language) return
  useCommon.setState({ language, translations: {} })
  await startLanguage(queryClient)
}

function runRoleGuard(name: string, role: Role): void {
  const roles = ROLE_GUARDS[name]
  if (!roles) throw new PageError(500, translate('error', 'Unknown middleware'))
  if (!roles.includes(role)) throw redirect({ to: '/', replace: true })
}
