import type { Courier } from '@tracklane/contract/courier'
import { useMemo } from 'react'
import { OpenOrders } from '#features/courier/open-orders.parts.tsx'
import { VEHICLE_ICONS, vehicleName } from '#features/courier/vehicle.rules.ts'
import { type Translate, useT } from '#lib/i18n.ts'
import type { Column } from '#ui/data-table/column.ts'
import classes from './courier-list.module.css'

export function useCourierColumns(): readonly Column<Courier>[] {
  const t = useT()
  return useMemo(() => [...workColumns(t), ...contactColumns(t)], [t])
}

function workColumns(t: Translate): Column<Courier>[] {
  return [
    {
      id: 'name',
      label: t('courier', 'Name'),
      width: 200,
      sort: 'name',
      text: ({ name }) => name,
      cell: ({ name }) => <span className={classes.name}>{name}</span>,
    },
    {
      id: 'vehicle',
      label: t('courier', 'Vehicle'),
      width: 140,
      sort: 'vehicle',
      text: ({ vehicle }) => vehicleName(t, vehicle),
      cell: (courier) => <VehicleText courier={courier} />,
    },
    {
      id: 'capacity',
      label: t('courier', 'Capacity'),
      width: 130,
      align: 'end',
      sort: 'capacity',
      text: (courier) => capacityText(t, courier),
    },
    {
      id: 'open_orders',
      label: t('courier', 'Open orders'),
      width: 130,
      align: 'end',
      sort: 'open_orders',
      text: ({ open_orders }) => String(open_orders),
      cell: (courier) => <OpenOrders courier={courier} className={classes.link} />,
    },
    {
      id: 'active',
      label: t('courier', 'Active'),
      width: 120,
      sort: 'active',
      text: (courier) => activeText(t, courier),
      cell: (courier) => (
        <span className={classes.active} data-off={!courier.active || undefined}>
          {activeText(t, courier)}
        </span>
      ),
    },
  ]
}

function contactColumns(t: Translate): Column<Courier>[] {
  return [
    { id: 'user', label: t('courier', 'Linked account'), width: 170, text: ({ user }) => user ?? '' },
    { id: 'phone', label: t('courier', 'Phone'), width: 160, text: ({ phone }) => phone ?? '' },
    { id: 'email', label: t('courier', 'Email'), width: 220, text: ({ email }) => email ?? '' },
    { id: 'country_name', label: t('courier', 'Country'), width: 130, sort: 'country_name', text: ({ country_name }) => country_name },
  ]
}

export function VehicleText({ courier: { vehicle } }: { courier: Courier }) {
  const t = useT()
  const Icon = VEHICLE_ICONS[vehicle]
  return (
    <span className={classes.vehicle}>
      <Icon size={16} stroke={1.5} aria-hidden />
      {vehicleName(t, vehicle)}
    </span>
  )
}

export function activeText(t: Translate, { active }: Pick<Courier, 'active'>): string {
  return active ? t('courier', 'Active') : t('courier', 'Inactive')
}

function capacityText(t: Translate, { capacity }: Courier): string {
  return capacity === null ? t('courier', 'No limit') : t('courier', '{capacity} a day', { capacity })
}
