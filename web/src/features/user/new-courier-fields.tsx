import { CapacityField, VehicleField } from '#features/courier/courier-work.parts.tsx'
import { useServedCountries } from '#features/organization/organization-option.api.ts'
import { rowFieldOf } from '#lib/form-field.ts'
import { useT } from '#lib/i18n.ts'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { FormSection, wide } from '#ui/form-section.tsx'
import type { UserForm } from './user-form.ts'

/** The courier record that is created with the login; name and phone are the person's. */
export function NewCourierFields({ form }: { form: UserForm }) {
  const t = useT()
  const { courier, country_id } = form.values
  return (
    <FormSection title={t('courier', 'Courier')}>
      <div className={wide}>
        <CheckboxField
          label={t('user', 'Add their courier record, too')}
          description={t('user', 'Without one nobody can assign orders to them')}
          {...rowFieldOf(form, 'courier', courier, 'isMade')}
        />
      </div>
      {courier.isMade && (
        <>
          {country_id === null && <CountryField form={form} />}
          <VehicleField {...rowFieldOf(form, 'courier', courier, 'vehicle')} />
          <CapacityField {...rowFieldOf(form, 'courier', courier, 'capacity')} />
        </>
      )}
    </FormSection>
  )
}

/** The country of a courier, who works in one even where the login is for all. */
function CountryField({ form }: { form: UserForm }) {
  const t = useT()
  const options = useServedCountries(form.values.organization_id, null)
  return (
    <SelectField
      label={t('user', 'Country of the courier')}
      required
      options={options.map(({ id, name }) => ({ value: id, label: name }))}
      {...rowFieldOf(form, 'courier', form.values.courier, 'country_id')}
    />
  )
}
