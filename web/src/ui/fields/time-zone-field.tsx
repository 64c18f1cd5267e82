import { timeZones } from '@tracklane/contract/kit/time-zone'
import { useMemo } from 'react'
import { useT } from '#lib/i18n.ts'
import type { FieldProps } from './field.ts'
import { SelectField } from './select-field.tsx'

interface TimeZoneFieldProps extends FieldProps<string | null> {
  /** Zones that stand first, under the name of their country. */
  near?: { readonly name: string; readonly time_zones: readonly string[] } | undefined
}

/** Every zone that this browser knows, and the current one. */
export function TimeZoneField({ near, ...field }: TimeZoneFieldProps) {
  const t = useT()
  const options = useMemo(() => {
    const first = near?.time_zones ?? []
    const zones = new Set([...timeZones(), ...(field.value ? [field.value] : [])])
    const others = [...zones].filter((zone) => !first.includes(zone)).map(optionOf)
    if (!near) return others
    return [
      { group: near.name, items: first.map(optionOf) },
      { group: t('field', 'Elsewhere'), items: others },
    ]
  }, [field.value, near, t])
  return <SelectField {...field} options={options} />
}

function optionOf(zone: string) {
  return { value: zone, label: zone.replaceAll('_', ' ') }
}
