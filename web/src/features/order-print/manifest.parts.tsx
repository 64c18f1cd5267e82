import { Button } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { mayCall } from '@tracklane/contract/kit/endpoint'
import { orderPrintEndpoints } from '@tracklane/contract/order-print'
import { useProfile } from '#features/auth/auth.api.ts'
import { courierQueries } from '#features/courier/courier.api.ts'
import { useT } from '#lib/i18n.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { type ManifestCourier, requestManifest } from './manifest-request.store.ts'

/** What the courier takes along, on paper: for who may hand it out. */
export function ManifestButton({ courier }: { courier: ManifestCourier }) {
  const t = useT()
  const { role } = useProfile()
  if (!mayCall(orderPrintEndpoints.manifest, role)) return null
  return (
    <Button
      variant="default"
      size="compact-md"
      leftSection={<IconListCheck size={16} aria-hidden />}
      onClick={() => requestManifest({ id: courier.id, name: courier.name })}
    >
      {t('print', 'Manifest…')}
    </Button>
  )
}

/** The same as an icon, where only the courier's id is known and there is little room. */
export function ManifestIcon({ courierId }: { courierId: number }) {
  const t = useT()
  const { data } = useQuery(courierQueries.list())
  const courier = data?.find(({ id }) => id === courierId)
  return (
    <IconButton
      label={t('print', 'Manifest…')}
      variant="default"
      disabled={!courier}
      onClick={() => courier && requestManifest({ id: courier.id, name: courier.name })}
    >
      <IconListCheck size={18} aria-hidden />
    </IconButton>
  )
}
