import { CourierIndexPage } from '#features/courier/courier-index.page.tsx'
import { ManifestButton } from '#features/order-print/manifest.parts.tsx'

/** /courier/ with what others know to do for a courier. */
export function CourierScreen() {
  return <CourierIndexPage tools={(courier) => <ManifestButton courier={courier} />} />
}
