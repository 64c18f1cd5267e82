import { useQuery } from '@tanstack/react-query'
import { countryEndpoints } from '@tracklane/contract/country'
import { mayCallNow } from '@tracklane/contract/kit/acting'
import { type Role, roleName } from '@tracklane/contract/kit/role'
import { organizationEndpoints } from '@tracklane/contract/organization'
import type { UserRow } from '@tracklane/contract/user'
import { MakeCountry } from '#features/country/make-country.parts.tsx'
import { MakeOrganization } from '#features/organization/make-organization.parts.tsx'
import { organizationOptionQueries, useServedCountries } from '#features/organization/organization-option.api.ts'
import { fieldOf } from '#lib/form-field.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormSection } from '#ui/form-section.tsx'
import { givenRoles, hasCountry, hasManyOrganizations, organizationOf, type Viewer } from './user.rules.ts'
import type { UserForm } from './user-form.ts'

interface UserFieldsProps {
  form: UserForm
  viewer: Viewer
  /** Undefined for a new account. */
  user?: UserRow
  /** True for the person's own account, whose role and place only somebody else may change. */
  isOwn?: boolean
}

export function UserFields({ form, viewer, user, isOwn = false }: UserFieldsProps) {
  const t = useT()
  const { role } = form.values
  return (
    <>
      <FormSection title={t('user', 'Person')}>
        <TextField label={t('user', 'First name')} required isFirst {...fieldOf(form, 'first_name')} />
        <TextField label={t('user', 'Last name')} required {...fieldOf(form, 'last_name')} />
        <TextField
          label={t('user', 'Email')}
          description={t('user', 'They sign in with it')}
          type="email"
          required
          {...fieldOf(form, 'email')}
        />
        <TextField label={t('user', 'Phone')} type="tel" {...fieldOf(form, 'phone')} />
      </FormSection>
      <FormSection title={t('user', 'Rights')}>
        <RoleField form={form} viewer={viewer} disabled={isOwn} now={user?.role} />
        {hasManyOrganizations(viewer) && organizationOf(role) !== 'none' && (
          <OrganizationField form={form} viewer={viewer} disabled={isOwn} user={user} />
        )}
        {hasCountry(role) && <CountryField form={form} viewer={viewer} disabled={isOwn} />}
      </FormSection>
    </>
  )
}

interface PlaceProps {
  form: UserForm
  viewer: Viewer
  disabled: boolean
}

/** A choice of the role, including the present role where it is the person's own account. */
function RoleField({ form, viewer, disabled, now }: PlaceProps & { now: Role | undefined }) {
  const t = useT()
  const say = usePhrase()
  const given = givenRoles(viewer)
  const roles = now && !given.includes(now) ? [now, ...given] : given
  return (
    <SelectField
      label={t('user', 'Role')}
      required
      disabled={disabled}
      options={roles.map((one) => ({ value: one, label: say(roleName(one)) }))}
      {...fieldOf(form, 'role')}
    />
  )
}

function OrganizationField({ form, viewer, disabled, user }: PlaceProps & { user: UserRow | undefined }) {
  const t = useT()
  const { data = [] } = useQuery(organizationOptionQueries.list())
  const active = data.filter(({ id, active }) => active !== false || id === form.values.organization_id)
  // A person who sees only active organizations still sees this account's.
  const own = user?.organization_id != null && !active.some(({ id }) => id === user.organization_id)
  const options = own ? [{ id: user.organization_id ?? 0, name: user.organization ?? '' }, ...active] : active
  const isNeeded = organizationOf(form.values.role) === 'needed'
  return (
    <div>
      <SelectField
        label={t('user', 'Organization')}
        required={isNeeded}
        disabled={disabled}
        placeholder={isNeeded ? undefined : t('user', 'Every organization')}
        options={options.map(({ id, name }) => ({ value: id, label: name }))}
        {...fieldOf(form, 'organization_id')}
      />
      {!disabled && mayCallNow(organizationEndpoints.create, viewer) && (
        <MakeOrganization onMade={(id) => form.setFieldValue('organization_id', id)} />
      )}
    </div>
  )
}

function CountryField({ form, viewer, disabled }: PlaceProps) {
  const t = useT()
  const options = useServedCountries(form.values.organization_id, form.values.country_id)
  return (
    <div>
      <SelectField
        label={t('user', 'Country')}
        placeholder={t('user', 'Every country')}
        disabled={disabled}
        options={options.map(({ id, name }) => ({ value: id, label: name }))}
        {...fieldOf(form, 'country_id')}
      />
      {!disabled && mayCallNow(countryEndpoints.create, viewer) && <MakeCountry onMade={(id) => form.setFieldValue('country_id', id)} />}
    </div>
  )
}
