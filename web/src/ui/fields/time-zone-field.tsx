import { timeZones } from '@tracklane/contract/kit/time-zone'
import type { FieldProps } from './field.ts'
import { SelectField } from './select-field.tsx'

/** Every zone that this browser knows, and the one that stands there already. */
export function TimeZoneField(field: FieldProps<string | null>) {
  const zones = new Set([...timeZones(), ...(field.value ? [field.value] : [])])
  return <SelectField {...field} options={[...zones].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))} />
}
