import { mayCallNow } from '@tracklane/contract/kit/acting'
import { organizationOptions } from '@tracklane/contract/organization-option'
import { useProfile } from '#features/auth/auth.api.ts'
import { CourierIndexPage } from '#features/courier/courier-index.page.tsx'
import { Help } from '#features/help/help.parts.tsx'
import { ManifestButton } from '#features/order-print/manifest.parts.tsx'

/** The screen /courier/, with the actions of other features for a courier. */
export function CourierScreen() {
  const profile = useProfile()
  return (
    <CourierIndexPage
      ownCountryId={profile.country_id}
      organizationId={mayCallNow(organizationOptions, profile) ? profile.organization_id : null}
      tools={(courier) => <ManifestButton courier={courier} />}
      help={<Help topic="courier-missing" />}
    />
  )
}
