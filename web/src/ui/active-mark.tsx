import { type Translate, useT } from '#lib/i18n.ts'
import classes from './active-mark.module.css'
import type { Column } from './data-table/column.ts'
import { SelectField } from './fields/select-field.tsx'

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
    sort: 'active',
    text: ({ active }) => activeText(t, active),
    cell: ({ active }) => <ActiveMark active={active} />,
  }
}

interface ActiveFilterProps {
  value: boolean | undefined
  onChange: (active: boolean | undefined) => void
}

export function ActiveFilter({ value, onChange }: ActiveFilterProps) {
  const t = useT()
  return (
    <SelectField
      label={t('record', 'Active')}
      placeholder={t('record', 'Any')}
      options={[
        { value: 1, label: activeText(t, true) },
        { value: 0, label: activeText(t, false) },
      ]}
      value={value === undefined ? null : Number(value)}
      onChange={(chosen) => onChange(chosen === null ? undefined : chosen === 1)}
    />
  )
}

/** The chip of that filter, where it is set. */
export function activeChips(t: Translate, active: boolean | undefined) {
  return active === undefined ? [] : [{ key: 'active', text: activeText(t, active) }]
}
