import { Button, Menu } from '@mantine/core'
import { IconListCheck, IconListDetails } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { mayCall } from '@tracklane/contract/kit/endpoint'
import { orderPrintEndpoints } from '@tracklane/contract/order-print'
import { useProfile } from '#features/auth/auth.api.ts'
import { courierQueries } from '#features/courier/courier.api.ts'
import { useT } from '#lib/i18n.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { ACTION_MENU, ActionDropdown, MenuEntry } from '#ui/menu-entry.tsx'
import { type ManifestCourier, requestManifest } from './manifest-request.store.ts'

/** A button that prints the courier's list of orders, for roles that may hand it out. */
export function ManifestButton({ courier }: { courier: ManifestCourier }) {
  const t = useT()
  const { role } = useProfile()
  if (!mayCall(orderPrintEndpoints.manifest, role)) return null
  return (
    <Button
      variant="default"
      size="compact-md"
      leftSection={<IconListCheck size={16} aria-hidden />}
      onClick={() => requestManifest([courier])}
    >
      {t('print', 'Manifest…')}
    </Button>
  )
}

/** The button as an icon, for little room and where only the courier's id is known. */
export function ManifestIcon({ courierId }: { courierId: number }) {
  const t = useT()
  const { data } = useQuery(courierQueries.list())
  const courier = data?.find(({ id }) => id === courierId)
  return (
    <IconButton label={t('print', 'Manifest…')} variant="default" disabled={!courier} onClick={() => courier && requestManifest([courier])}>
      <IconListCheck size={18} aria-hidden />
    </IconButton>
  )
}

interface ManifestMenuProps {
  couriers: readonly ManifestCourier[]
  /** YYYY-MM-DD, where the person looks at one day. */
  day?: string
  /** True where its name fits. */
  isNamed?: boolean
  /** True beside a `compact-sm` button, with its height. */
  isSmall?: boolean
  /** Called when a courier is chosen and the dialog opens. */
  onChosen?: () => void
}

/** A menu to choose one courier for the manifest, or all. A single courier needs no menu. */
export function ManifestMenu({ couriers, day, isNamed = false, isSmall = false, onChosen }: ManifestMenuProps) {
  const t = useT()
  const { role } = useProfile()
  const [only] = couriers
  if (!only || !mayCall(orderPrintEndpoints.manifest, role)) return null
  const choose = (...chosen: readonly ManifestCourier[]) => {
    onChosen?.()
    requestManifest(chosen, day)
  }
  const button = (onClick?: () => void) =>
    isNamed ? (
      <Button variant="default" leftSection={<IconListCheck size={16} aria-hidden />} onClick={onClick}>
        {t('print', 'Manifest…')}
      </Button>
    ) : (
      <IconButton label={t('print', 'Manifest…')} variant="default" size={isSmall ? 26 : 36} onClick={onClick}>
        <IconListCheck size={isSmall ? 16 : 18} aria-hidden />
      </IconButton>
    )
  if (couriers.length === 1) return button(() => choose(only))
  return (
    <Menu {...ACTION_MENU}>
      <Menu.Target>{button()}</Menu.Target>
      <ActionDropdown>
        <MenuEntry mark={<IconListDetails size={16} aria-hidden />} onClick={() => choose(...couriers)}>
          {t('print', 'All {count} couriers', { count: couriers.length })}
        </MenuEntry>
        {couriers.map((courier) => (
          <MenuEntry key={courier.id} mark={<IconListCheck size={16} aria-hidden />} onClick={() => choose(courier)}>
            {courier.name}
          </MenuEntry>
        ))}
      </ActionDropdown>
    </Menu>
  )
}
