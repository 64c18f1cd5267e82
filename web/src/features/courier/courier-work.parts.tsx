import { Vehicle, vehicleName } from '@tracklane/contract/courier'
import type { ReactNode } from 'react'
import { usePhrase, useT } from '#lib/i18n.ts'
import { NumberField } from '#ui/fields/number-field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'

interface Field<Value> {
  value: Value
  onChange: (value: Value) => void
  error: ReactNode
}

/** A required choice of the vehicle: a select that cannot be emptied gives no null. */
export function VehicleField({ onChange, ...field }: Field<Vehicle>) {
  const t = useT()
  const say = usePhrase()
  return (
    <SelectField
      label={t('courier', 'Vehicle')}
      required
      options={Vehicle.options.map((one) => ({ value: one, label: say(vehicleName(one)) }))}
      onChange={(vehicle: Vehicle | null) => vehicle && onChange(vehicle)}
      {...field}
    />
  )
}

export function CapacityField(field: Field<number | null>) {
  const t = useT()
  return (
    <NumberField
      label={t('courier', 'Capacity')}
      description={t('courier', 'Orders a day; empty means no limit')}
      min={1}
      max={1000}
      {...field}
    />
  )
}
