import { OrganizationIndexPage } from '#features/organization/organization-index.page.tsx'
import { OrganizationTokens } from '#features/organization-token/tokens.parts.tsx'

/** /organization/ with what belongs to an organization. */
export function OrganizationScreen() {
  return <OrganizationIndexPage beside={(organization) => <OrganizationTokens organization={organization} />} />
}
