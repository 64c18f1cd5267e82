import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage, useT } from '#lib/i18n.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { wide } from '#ui/form-section.tsx'
import { countryQueries } from './country.api.ts'
import { isoCountryQueries } from './iso-country.api.ts'
import type { IsoCountry } from './iso-country.rules.ts'

/** Chooses a country of ISO 3166, which fills the fields of a new one; those that there are already are not offered again. */
export function IsoCountryField({ onChoose }: { onChoose: (country: IsoCountry) => void }) {
  const t = useT()
  const [code, setCode] = useState<string | null>(null)
  const { data = [] } = useQuery(countryQueries.list())
  const { data: all = [], isPending } = useQuery(isoCountryQueries.list(useLanguage()))
  const there = new Set(data.map((country) => country.code))
  const choose = (next: string | null) => {
    setCode(next)
    const country = all.find((one) => one.code === next)
    if (country) onChoose(country)
  }
  return (
    <SelectField
      label={t('country', 'Choose a country')}
      description={t('country', 'Fills name, code, phone code, currency and time zone; each can be changed')}
      className={wide}
      isFirst
      searchable
      isLooking={isPending}
      value={code}
      onChange={choose}
      options={all.map((one) => ({ value: one.code, label: one.name, disabled: there.has(one.code) }))}
    />
  )
}
