import { useQuery } from '@tanstack/react-query'
import { type Courier, Vehicle, vehicleName } from '@tracklane/contract/courier'
import { usePhrase, useT } from '#lib/i18n.ts'
import { useListSearch } from '#lib/list-search.ts'
import { ActiveFilter, ActiveMark, activeChips } from '#ui/active-mark.tsx'
import { CardFace } from '#ui/card-face.tsx'
import { MultiSelectField } from '#ui/fields/select-field.tsx'
import { ListPage } from '#ui/list-page.tsx'
import { courierQueries } from './courier.api.ts'
import { useCourierColumns } from './courier-columns.tsx'
import { CourierEdit, NewCourier } from './courier-drawer.tsx'
import { CourierSearch } from './courier-search.ts'
import { VehicleText } from './vehicle.parts.tsx'

/** /courier/: who delivers. */
export function CourierIndexPage() {
  const t = useT()
  const say = usePhrase()
  const list = useListSearch(CourierSearch)
  const { search, patch, openId, isNew, close } = list
  const { vehicle, active } = search
  return (
    <ListPage
      title={t('courier', 'Couriers')}
      route="/courier/"
      component="couriers"
      list={list}
      rows={useQuery(courierQueries.page(list.query))}
      columns={useCourierColumns()}
      nameOf={({ name }) => name}
      card={(courier) => <CourierFace courier={courier} />}
      find={{ label: t('courier', 'Search couriers'), placeholder: t('courier', 'Name, phone, email') }}
      filters={
        <>
          <MultiSelectField
            label={t('courier', 'Vehicle')}
            placeholder={t('courier', 'Any')}
            options={Vehicle.options.map((one) => ({ value: one, label: say(vehicleName(one)) }))}
            value={vehicle ?? []}
            onChange={(chosen) => patch({ vehicle: chosen.length > 0 ? chosen : undefined })}
          />
          <ActiveFilter value={active} onChange={(chosen) => patch({ active: chosen })} />
        </>
      }
      chips={[
        ...(vehicle
          ? [{ key: 'vehicle', text: `${t('courier', 'Vehicle')}: ${vehicle.map((one) => say(vehicleName(one))).join(', ')}` }]
          : []),
        ...activeChips(t, active),
      ]}
      none={{ title: t('courier', 'No couriers yet'), text: t('courier', 'Add the first one: orders can then be given to them.') }}
      nothingFound={{ title: t('courier', 'No courier found'), text: t('courier', 'Nobody fits search and filters as they are set.') }}
      addLabel={t('courier', 'New courier')}
      drawer={isNew ? <NewCourier onClose={close} /> : openId !== undefined && <CourierEdit key={openId} id={openId} onClose={close} />}
    />
  )
}

/** A courier on a phone: who, with what, and how much is on hand. */
function CourierFace({ courier }: { courier: Courier }) {
  const t = useT()
  return (
    <CardFace
      name={courier.name}
      mark={<ActiveMark active={courier.active} />}
      facts={[
        <VehicleText key="vehicle" vehicle={courier.vehicle} />,
        t('courier', '{count, plural, one {# open order} other {# open orders}}', { count: courier.open_orders }),
      ]}
    />
  )
}
