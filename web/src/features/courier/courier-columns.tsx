import { Link } from '@tanstack/react-router'
import { type Courier, vehicleName } from '@tracklane/contract/courier'
import { COURIER_OPEN_STATUSES } from '@tracklane/contract/order-status'
import { type ReactNode, useMemo } from 'react'
import { useFormat } from '#lib/format.ts'
import { type Translate, translatePhrase, useT } from '#lib/i18n.ts'
import { activeColumn } from '#ui/active-mark.tsx'
import type { ReadableField } from '#ui/conflicts.tsx'
import type { Column } from '#ui/data-table/column.ts'
import { fieldColumn, nameColumn } from '#ui/data-table/field-column.tsx'
import { VehicleText } from './vehicle.parts.tsx'

export function useCourierColumns(): readonly Column<Courier>[] {
  const t = useT()
  return useMemo(() => [...workColumns(t), ...contactColumns(t)], [t])
}

/** Returns the fields whose column has another name than the form. */
export function courierFields(t: Translate): ReadableField<Courier>[] {
  return [
    { id: 'first_name', label: t('courier', 'First name'), text: ({ first_name }) => first_name },
    { id: 'last_name', label: t('courier', 'Last name'), text: ({ last_name }) => last_name },
    { id: 'user_id', label: t('courier', 'Linked account'), text: ({ user }) => user ?? '' },
  ]
}

function workColumns(t: Translate): Column<Courier>[] {
  return [
    nameColumn(t('courier', 'Name'), { width: 180, narrow: 170 }),
    {
      id: 'vehicle',
      label: t('courier', 'Vehicle'),
      width: 124,
      sort: 'vehicle',
      text: ({ vehicle }) => translatePhrase(vehicleName(vehicle)),
      cell: ({ vehicle }) => <VehicleText vehicle={vehicle} />,
    },
    {
      id: 'capacity',
      label: t('courier', 'Capacity'),
      width: 120,
      narrow: 110,
      align: 'end',
      sort: 'capacity',
      text: (courier) => capacityText(t, courier),
    },
    {
      id: 'open_orders',
      label: t('courier', 'Open orders'),
      width: 120,
      narrow: 112,
      align: 'end',
      sort: 'open_orders',
      text: ({ open_orders }) => String(open_orders),
      cell: (courier) => <OpenOrders courier={courier} />,
    },
    activeColumn(t),
  ]
}

function contactColumns(t: Translate): Column<Courier>[] {
  return [
    { id: 'user', label: t('courier', 'Linked account'), width: 170, isHidden: true, text: ({ user }) => user ?? '' },
    { id: 'phone', label: t('courier', 'Phone'), width: 150, narrow: 140, leavesUnder: 740, text: ({ phone }) => phone ?? '' },
    { id: 'email', label: t('courier', 'Email'), width: 200, grows: true, leavesUnder: 880, text: ({ email }) => email ?? '' },
    fieldColumn<Courier>('country_name', t('courier', 'Country'), { width: 120, narrow: 110, leavesUnder: 740 }),
  ]
}

function capacityText(t: Translate, { capacity }: Courier): string {
  return capacity === null ? t('courier', 'No limit') : t('courier', '{capacity} a day', { capacity })
}

interface OpenOrdersProps {
  courier: Pick<Courier, 'id' | 'open_orders'>
  /** Replaces the bare number. */
  children?: ReactNode
}

/** The number of a courier's open orders, with a link to exactly these. */
export function OpenOrders({ courier: { id, open_orders }, children }: OpenOrdersProps) {
  const t = useT()
  const { number } = useFormat()
  if (open_orders === 0) return <>{number(0)}</>
  return (
    <Link
      to="/order/index"
      search={{ courier_id: [id], status_id: [...COURIER_OPEN_STATUSES] }}
      className="tabular"
      style={{ color: children ? undefined : 'var(--accent-text)' }}
      aria-label={children ? undefined : t('courier', '{count, plural, one {# open order} other {# open orders}}', { count: open_orders })}
    >
      {children ?? number(open_orders)}
    </Link>
  )
}
