import { IconTruck } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Courier, Vehicle, vehicleName } from '@tracklane/contract/courier'
import type { Phrase } from '@tracklane/contract/kit/phrase'
import type { ReactNode } from 'react'
import { LogItem } from '#features/model-log/log-button.parts.tsx'
import { ListPage } from '#kit/list-page.tsx'
import { useListSearch } from '#kit/list-search.ts'
import { type Translate, usePhrase, useT } from '#lib/i18n.ts'
import { ActiveMark, activeFilter } from '#ui/active-mark.tsx'
import { CardFace } from '#ui/card-face.tsx'
import { anyOf, type FilterKind } from '#ui/filters/filter-kind.ts'
import { courierQueries } from './courier.api.ts'
import { useCourierColumns } from './courier-columns.tsx'
import { CourierEdit, NewCourier } from './courier-drawer.tsx'
import { CourierSearch } from './courier-search.ts'
import { VehicleText } from './vehicle.parts.tsx'

interface CourierIndexPageProps {
  /** The person's own country; null: every country of their organization. */
  ownCountryId: number | null
  /** The organization of the person, where they may know its countries. */
  organizationId: number | null
  /** Further actions in the head of the open courier. */
  tools?: (courier: Courier) => ReactNode
  /** Shown below an empty list. */
  help?: ReactNode
}

/** The screen /courier/: the couriers. */
export function CourierIndexPage({ ownCountryId, organizationId, tools, help }: CourierIndexPageProps) {
  const t = useT()
  const say = usePhrase()
  const client = useQueryClient()
  const list = useListSearch(CourierSearch)
  const { openId, isNew, close } = list
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
      filters={[vehicleFilter(t, say), activeFilter(t)]}
      ask={(filter) => client.fetchQuery(courierQueries.page(list.queryWith(filter)))}
      none={{ title: t('courier', 'No couriers yet'), text: t('courier', 'Add the first one: orders can then be assigned to them.') }}
      nothingFound={{ title: t('courier', 'No courier found'), text: t('courier', 'Nobody matches the search and the filters.') }}
      help={help}
      menu={({ id, name }, back) => <LogItem entity="courier" id={id} name={name} onClose={back} />}
      addLabel={t('courier', 'New courier')}
      drawer={
        isNew ? (
          <NewCourier ownCountryId={ownCountryId} organizationId={organizationId} onClose={close} />
        ) : (
          openId !== undefined && <CourierEdit key={openId} id={openId} tools={tools} onClose={close} />
        )
      }
    />
  )
}

function vehicleFilter(t: Translate, say: (phrase: Phrase) => string): FilterKind<Record<string, unknown>> {
  const options = Vehicle.options.map((value) => ({ value, label: say(vehicleName(value)) }))
  return { key: 'vehicle', label: t('courier', 'Vehicle'), icon: IconTruck, parts: ['vehicle'], choices: anyOf('vehicle', options) }
}

/** A courier on a phone: name, vehicle, and number of open orders. */
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
