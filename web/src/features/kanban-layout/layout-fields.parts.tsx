import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { LayoutThere } from '@tracklane/contract/kanban-layout'
import { seesEveryOrganization } from '@tracklane/contract/kit/viewer'
import type { ReactNode } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { countryQueries } from '#features/country/country.api.ts'
import { organizationQueries } from '#features/organization/organization.api.ts'
import { ApiError } from '#lib/http.ts'
import { useT } from '#lib/i18n.ts'
import { offered } from '#lib/offered.ts'
import { Callout } from '#ui/callout.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormSection, wide } from '#ui/form-section.tsx'
import classes from './kanban-layout.module.css'
import { countryText, type LayoutPlace, organizationText } from './kanban-layout.rules.ts'

interface Field<Value> {
  value: Value
  onChange: (value: Value) => void
  error: ReactNode
}

interface LayoutFieldsProps {
  title: string
  name: Field<string>
  /** Chosen only for a new layout. */
  place: { organization: Field<number | null>; country: Field<number | null> } | undefined
  /** Undefined for a new layout. */
  layout: LayoutPlace | undefined
}

/** Fields for the name and the place of a layout. */
export function LayoutFields({ title, name, place, layout }: LayoutFieldsProps) {
  const t = useT()
  const isOfAll = seesEveryOrganization(useProfile())
  return (
    <FormSection title={title}>
      <TextField label={t('kanban_layout', 'Name')} required isFirst className={wide} {...name} />
      {place && isOfAll && <OrganizationField {...place.organization} />}
      {place && <CountryField {...place.country} />}
      {layout && (
        <p className={`${classes.place} ${wide}`}>
          {t('kanban_layout', 'Holds for: {organization} · {country}', {
            organization: organizationText(t, layout),
            country: countryText(t, layout),
          })}
        </p>
      )}
    </FormSection>
  )
}

function OrganizationField(field: Field<number | null>) {
  const t = useT()
  const { data = [] } = useQuery(organizationQueries.list())
  const options = data.filter(({ active }) => active !== false).map(({ id, name }) => ({ value: id, label: name }))
  return <SelectField label={t('kanban_layout', 'Organization')} required options={options} {...field} />
}

function CountryField(field: Field<number | null>) {
  const t = useT()
  const countries = useQuery(countryQueries.list())
  const options = offered(countries.data, ({ id }) => id === field.value).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <SelectField label={t('kanban_layout', 'Country')} placeholder={t('kanban_layout', 'Every country')} options={options} {...field} />
  )
}

interface OneThereProps {
  /** The error of the attempt to create one. */
  error: Error | null
  title: string
  onOpen: (id: number) => void
}

/** A link to the existing layout of the chosen organization and country. */
export function OneThere({ error, title, onOpen }: OneThereProps) {
  const t = useT()
  const there = error instanceof ApiError && error.status === 422 ? LayoutThere.safeParse(error.data).data : undefined
  if (!there) return null
  return (
    <Callout title={title} isError>
      <Button variant="default" size="compact-sm" onClick={() => onOpen(there.id)}>
        {t('kanban_layout', 'Open the one there is')}
      </Button>
    </Callout>
  )
}

/** Offers a copy instead of saving, to a person who may only read the shared default. */
export function CopyOffer({ onCopy }: { onCopy: () => void }) {
  const t = useT()
  return (
    <div className={classes.offer}>
      <span>{t('kanban_layout', 'This is everybody’s: only administrators change it.')}</span>
      <Button variant="light" size="compact-sm" leftSection={<IconCopy size={14} aria-hidden />} onClick={onCopy}>
        {t('record', 'Make our own copy')}
      </Button>
    </div>
  )
}
