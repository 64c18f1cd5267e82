import { useQuery } from '@tanstack/react-query'
import { seesEveryCountry } from '@tracklane/contract/kit/viewer'
import { useProfile } from '#features/auth/auth.api.ts'
import { countryQueries } from '#features/country/country.api.ts'
import { useT } from '#lib/i18n.ts'
import { SelectField } from '#ui/fields/select-field.tsx'

interface CountryFieldProps {
  value: number | null
  onChange: (id: number | null) => void
  className?: string | undefined
}

/** A choice among the countries whose orders a person sees; hidden where it is only one. */
export function CountryField({ value, onChange, className }: CountryFieldProps) {
  const t = useT()
  const viewer = useProfile()
  const countries = useQuery(countryQueries.list()).data
  if (!seesEveryCountry(viewer) || !countries || countries.length < 2) return null
  return (
    <SelectField
      label={t('order', 'Country')}
      isLabelHidden
      placeholder={t('order', 'All countries')}
      {...(className && { className })}
      options={countries.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
    />
  )
}
