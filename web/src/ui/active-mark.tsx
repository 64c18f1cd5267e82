import { IconToggleLeft } from '@tabler/icons-react'
import { type Translate, useT } from '#lib/i18n.ts'
import classes from './active-mark.module.css'
import type { Column } from './data-table/column.ts'
import { type FilterKind, oneOf } from './filters/filter-kind.ts'

interface Activatable {
  readonly active: boolean
}

function activeText(t: Translate, active: boolean): string {
  return active ? t('record', 'Active') : t('record', 'Inactive')
}

export function ActiveMark({ active }: Activatable) {
  const t = useT()
  return (
    <span className={classes.mark} data-off={!active || undefined}>
      {activeText(t, active)}
    </span>
  )
}

export function activeColumn<Row extends Activatable>(t: Translate): Column<Row> {
  return {
    id: 'active',
    label: t('record', 'Active'),
    width: 120,
    narrow: 92,
    sort: 'active',
    text: ({ active }) => activeText(t, active),
    cell: ({ active }) => <ActiveMark active={active} />,
  }
}

/** Makes the filter for active or inactive rows. */
export function activeFilter(t: Translate): FilterKind<Record<string, unknown>> {
  const options = [
    { value: true, label: activeText(t, true) },
    { value: false, label: activeText(t, false) },
  ]
  return {
    key: 'active',
    label: t('record', 'Active'),
    icon: IconToggleLeft,
    parts: ['active'],
    isPlain: true,
    choices: oneOf('active', options),
  }
}
