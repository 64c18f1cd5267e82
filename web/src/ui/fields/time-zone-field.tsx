import { timeZones } from '@tracklane/contract/kit/time-zone'
import { useMemo } from 'react'
import type { FieldProps } from './field.ts'
import { SelectField } from './select-field.tsx'

/** Every zone that this browser knows, and the one that stands there already. */
export function TimeZoneField(field: FieldProps<string | null>) {
  const options = useMemo(() => {
    const zones = new Set([...timeZones(), ...(field.value ? [field.value] : [])])
    return [...zones].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
  }, [field.value])
  return <SelectField {...field} options={options} />
}
