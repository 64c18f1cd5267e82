import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { type Organization, type OrganizationDetail, OrganizationDraft } from '@tracklane/contract/organization'
import { useMemo } from 'react'
import { countryQueries } from '#features/country/country.api.ts'
import { MakeCountry } from '#features/country/make-country.parts.tsx'
import { editRules } from '#kit/edit-form.ts'
import { checkedBy } from '#lib/form-errors.ts'
import { fieldOf } from '#lib/form-field.ts'
import { useT } from '#lib/i18n.ts'
import { offered } from '#lib/offered.ts'
import { activeColumn } from '#ui/active-mark.tsx'
import { ConcernedUses } from '#ui/concerned.tsx'
import type { ReadableField } from '#ui/conflicts.tsx'
import type { Column } from '#ui/data-table/column.ts'
import { fieldColumn, nameColumn } from '#ui/data-table/field-column.tsx'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { MultiSelectField } from '#ui/fields/select-field.tsx'
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx'
import { FormSection, wide } from '#ui/form-section.tsx'
import { organizationQueries } from './organization.api.ts'
import { effectsOf } from './organization-effects.ts'

/** An organization in the form. */
interface OrganizationValues {
  name: string
  email: string
  phone: string
  address: string
  /** The countries it serves; empty: every country. */
  country_ids: number[]
  active: boolean
}

export const NEW_ORGANIZATION: OrganizationValues = { name: '', email: '', phone: '', address: '', country_ids: [], active: true }

/** Returns the body for the API. */
export function bodyOf({ name, email, phone, address, country_ids, active }: OrganizationValues) {
  return {
    name: name.trim(),
    email: email.trim() || null,
    phone: phone.trim() || null,
    address: address.trim() || null,
    country_ids: [...country_ids].sort((one, other) => one - other),
    active,
  }
}

function valuesOf({ name, email, phone, address, country_ids, active }: Organization): OrganizationValues {
  return { name, email: email ?? '', phone: phone ?? '', address: address ?? '', country_ids, active }
}

export const organizationRules = editRules({ valuesOf, bodyOf })

export function checkOrganization(values: OrganizationValues) {
  return checkedBy(OrganizationDraft)(bodyOf(values))
}

export function useOrganizationColumns(): readonly Column<Organization>[] {
  const t = useT()
  return useMemo(
    () => [
      nameColumn(t('organization', 'Name'), { width: 230, narrow: 190 }),
      fieldColumn<Organization>('people', t('organization', 'People'), { width: 110, narrow: 92, align: 'end' }),
      fieldColumn<Organization>('tokens', t('organization', 'API tokens'), { width: 130, narrow: 100, align: 'end' }),
      activeColumn(t),
      fieldColumn<Organization>('phone', t('organization', 'Phone'), { width: 160, narrow: 146, leavesUnder: 740 }),
      fieldColumn<Organization>('email', t('organization', 'Email'), { width: 230, narrow: 200, leavesUnder: 880 }),
      {
        id: 'address',
        label: t('organization', 'Address'),
        width: 200,
        narrow: 160,
        grows: true,
        leavesUnder: 880,
        text: ({ address }) => address ?? '',
      },
    ],
    [t],
  )
}

interface OrganizationFieldsProps {
  form: UseFormReturnType<OrganizationValues>
  /** Undefined for a new organization. */
  organization?: OrganizationDetail | undefined
}

export function OrganizationFields({ form, organization }: OrganizationFieldsProps) {
  const t = useT()
  return (
    <>
      <FormSection title={t('organization', 'Organization')}>
        <TextField label={t('organization', 'Name')} required isFirst className={wide} {...fieldOf(form, 'name')} />
        <TextField label={t('organization', 'Phone')} type="tel" {...fieldOf(form, 'phone')} />
        <TextField label={t('organization', 'Email')} type="email" {...fieldOf(form, 'email')} />
        <TextAreaField
          label={t('organization', 'Address')}
          description={t('organization', 'Labels name it as the sender')}
          className={wide}
          {...fieldOf(form, 'address')}
        />
        <CountriesField form={form} />
        <CheckboxField
          label={t('record', 'Active')}
          description={t('organization', 'While inactive, nobody signs in and no token works')}
          className={wide}
          {...fieldOf(form, 'active')}
        />
      </FormSection>
      {organization && <OfOrganization opened={organization} form={form} />}
    </>
  )
}

function CountriesField({ form }: { form: UseFormReturnType<OrganizationValues> }) {
  const t = useT()
  const countries = useQuery(countryQueries.list())
  const { value, ...field } = fieldOf(form, 'country_ids')
  return (
    <div className={wide}>
      <MultiSelectField
        label={t('organization', 'Countries')}
        description={t('organization', 'New orders go to these alone; none chosen means every country')}
        placeholder={t('organization', 'Every country')}
        options={offered(countries.data, ({ id }) => value.includes(id)).map(({ id, name }) => ({ value: id, label: name }))}
        value={value}
        {...field}
      />
      <MakeCountry onMade={(id) => field.onChange([...value, id])} />
    </div>
  )
}

/** Returns the form's names of the fields, for conflicts with other people's changes. */
export function useOrganizationReading(): ReadableField<Organization>[] {
  const t = useT()
  const { data = [] } = useQuery(countryQueries.list())
  const names = ({ country_ids }: Organization) => data.flatMap(({ id, name }) => (country_ids.includes(id) ? [name] : [])).join(', ')
  return [...useOrganizationColumns(), { id: 'country_ids', label: t('organization', 'Countries'), text: names }]
}

/** Says what saving will change for others. */
function OfOrganization({ opened, form }: { opened: OrganizationDetail; form: UseFormReturnType<OrganizationValues> }) {
  const t = useT()
  const { active } = form.values
  const fresh = useQuery({ ...organizationQueries.detail(opened.id), enabled: opened.active !== active, staleTime: 0 })
  const known = fresh.data ?? opened
  return (
    <ConcernedUses
      row={{ active: opened.active, used_by: known.used_by }}
      isActive={active}
      isDirty={form.isDirty()}
      besides={opened.active === active ? '' : effectsOf(t, known, active)}
    />
  )
}
