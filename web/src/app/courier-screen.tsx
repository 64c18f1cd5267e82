import { useProfile } from '#features/auth/auth.api.ts'
import { CourierIndexPage } from '#features/courier/courier-index.page.tsx'
import { Help } from '#features/help/help.parts.tsx'
import { ManifestButton } from '#features/order-print/manifest.parts.tsx'

/** /courier/ with what others know to do for a courier. */
export function CourierScreen() {
  const { country_id } = useProfile()
  return (
    <CourierIndexPage
      ownCountryId={country_id}
      tools={(courier) => <ManifestButton courier={courier} />}
      help={<Help topic="courier-missing" />}
    />
  )
}
