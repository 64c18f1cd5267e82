import { OrganizationIndexPage } from '#features/organization/organization-index.page.tsx'
import { OrganizationTokens } from '#features/organization-token/tokens.parts.tsx'

/** The screen /organization/, with the parts of other features for an organization. */
export function OrganizationScreen() {
  return <OrganizationIndexPage beside={(organization) => <OrganizationTokens organization={organization} />} />
}
