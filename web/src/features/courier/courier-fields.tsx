import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { type Courier, type CourierDetail, CourierPatch, type Vehicle } from '@tracklane/contract/courier'
import { phrase } from '@tracklane/contract/kit/phrase'
import { useCountryChoice } from '#features/organization/organization-option.api.ts'
import { editRules } from '#kit/edit-form.ts'
import { checkedBy, type FieldErrors, said } from '#lib/form-errors.ts'
import { fieldOf } from '#lib/form-field.ts'
import { useT } from '#lib/i18n.ts'
import { Callout } from '#ui/callout.tsx'
import { ConcernedUses } from '#ui/concerned.tsx'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormSection } from '#ui/form-section.tsx'
import { courierQueries } from './courier.api.ts'
import { OpenOrders } from './courier-columns.tsx'
import { CapacityField, VehicleField } from './courier-work.parts.tsx'

/** A courier in the form. */
interface CourierValues {
  country_id: number | null
  first_name: string
  last_name: string
  phone: string
  email: string
  vehicle: Vehicle
  /** Null: no limit. */
  capacity: number | null
  user_id: number | null
  active: boolean
}

export function newCourier(country_id: number | null): CourierValues {
  return {
    country_id,
    first_name: '',
    last_name: '',
    phone: '',
    email: '',
    vehicle: 'car',
    capacity: null,
    user_id: null,
    active: true,
  }
}

function valuesOf(courier: Courier): CourierValues {
  const { country_id, first_name, last_name, phone, email, vehicle, capacity, user_id, active } = courier
  return { country_id, first_name, last_name, phone: phone ?? '', email: email ?? '', vehicle, capacity, user_id, active }
}

/** Returns the body for the API. */
export function bodyOf({ country_id: _country, ...values }: CourierValues) {
  return {
    ...values,
    first_name: values.first_name.trim(),
    last_name: values.last_name.trim(),
    phone: values.phone.trim() || null,
    email: values.email.trim() || null,
  }
}

export const courierRules = editRules({ valuesOf, bodyOf })

export function checkCourier(values: CourierValues): FieldErrors {
  return checkedBy(CourierPatch)(bodyOf(values))
}

const MISSING = phrase('validation', 'Value missed')

/** Checks a new courier, where the country is not the person's own. */
export function checkNewCourier(values: CourierValues): FieldErrors {
  return { ...checkCourier(values), ...(values.country_id === null && { country_id: said(MISSING) }) }
}

type CourierForm = UseFormReturnType<CourierValues>

interface CourierFieldsProps {
  form: CourierForm
  /** Undefined for a new courier. */
  courier?: CourierDetail | undefined
  /** Present where a country is needed: one of this organization's, or any where the person may not know them. */
  countryOf?: { readonly organization_id: number | null } | undefined
}

export function CourierFields({ form, courier, countryOf }: CourierFieldsProps) {
  const t = useT()
  return (
    <>
      <FormSection title={t('courier', 'Person')}>
        <TextField label={t('courier', 'First name')} required isFirst {...fieldOf(form, 'first_name')} />
        <TextField label={t('courier', 'Last name')} required {...fieldOf(form, 'last_name')} />
        <TextField label={t('courier', 'Phone')} type="tel" {...fieldOf(form, 'phone')} />
        <TextField label={t('courier', 'Email')} type="email" {...fieldOf(form, 'email')} />
        <AccountField form={form} courier={courier} />
      </FormSection>
      <FormSection title={t('courier', 'Work')}>
        {countryOf && <CountryField form={form} {...countryOf} />}
        <VehicleField {...fieldOf(form, 'vehicle')} />
        <CapacityField {...fieldOf(form, 'capacity')} />
        <CheckboxField
          label={t('record', 'Active')}
          description={t('courier', 'Only active couriers are given orders')}
          {...fieldOf(form, 'active')}
        />
      </FormSection>
      {courier && <OfCourier courier={courier} form={form} />}
    </>
  )
}

/** Says what saving will change for others. */
function OfCourier({ courier, form }: { courier: CourierDetail; form: CourierForm }) {
  const { active } = form.values
  return (
    <>
      <ConcernedUses row={courier} isActive={active} isDirty={form.isDirty()} />
      {courier.active && !active && courier.open_orders > 0 && <StillOpen courier={courier} />}
    </>
  )
}

function StillOpen({ courier }: { courier: Courier }) {
  const t = useT()
  return (
    <Callout
      title={t('courier', '{count, plural, one {# open order stays} other {# open orders stay}} with this courier', {
        count: courier.open_orders,
      })}
    >
      <OpenOrders courier={courier}>{t('courier', 'Show them to assign them to somebody else')}</OpenOrders>
    </Callout>
  )
}

/** A choice of logins without a courier, and this courier's login. */
function AccountField({ form, courier }: { form: CourierForm; courier: Courier | undefined }) {
  const t = useT()
  const accounts = useQuery(courierQueries.accounts())
  const linked = courier?.user_id != null ? [{ id: courier.user_id, name: courier.user ?? '' }] : []
  const offered = [...linked, ...(accounts.data ?? []).filter(({ id }) => id !== courier?.user_id)]
  // Fills in the person's name, where the name is empty.
  const choose = (id: number | null) => {
    form.setFieldValue('user_id', id)
    const account = accounts.data?.find((one) => one.id === id)
    const { first_name, last_name } = form.values
    if (account && !first_name.trim() && !last_name.trim()) form.setValues({ first_name: account.first_name, last_name: account.last_name })
  }
  return (
    <SelectField
      label={t('courier', 'Linked account')}
      placeholder={t('courier', 'None')}
      description={t('courier', 'Whoever signs in with it sees this courier’s orders')}
      options={offered.map(({ id, name }) => ({ value: id, label: name }))}
      {...fieldOf(form, 'user_id')}
      onChange={choose}
    />
  )
}

/** The countries that the organization serves; where the person may not know them, the server reports an error at the field. */
function CountryField({ form, organization_id }: { form: CourierForm; organization_id: number | null }) {
  const t = useT()
  const options = useCountryChoice(form, organization_id)
  return (
    <SelectField
      label={t('courier', 'Country')}
      required
      options={options.map(({ id, name }) => ({ value: id, label: name }))}
      {...fieldOf(form, 'country_id')}
    />
  )
}
