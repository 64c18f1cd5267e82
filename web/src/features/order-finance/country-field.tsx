import { useQuery } from '@tanstack/react-query'
import { useProfile } from '#features/auth/auth.api.ts'
import { countryQueries } from '#features/country/country.api.ts'
import { useT } from '#lib/i18n.ts'
import { SelectField } from '#ui/fields/select-field.tsx'

interface CountryFieldProps {
  value: readonly number[] | undefined
  onChange: (ids: number[] | undefined) => void
}

/** Only for who has several; whoever works in one country sees it alone anyway. */
export function CountryField(props: CountryFieldProps) {
  return useProfile().country_id === null ? <Countries {...props} /> : null
}

function Countries({ value, onChange }: CountryFieldProps) {
  const t = useT()
  const countries = useQuery(countryQueries.list())
  return (
    <SelectField
      label={t('finance', 'Country')}
      isLabelHidden
      placeholder={t('finance', 'All countries')}
      options={(countries.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      value={value?.[0] ?? null}
      onChange={(id) => onChange(id === null ? undefined : [id])}
    />
  )
}
