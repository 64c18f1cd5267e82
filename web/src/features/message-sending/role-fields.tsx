import { useQuery } from '@tanstack/react-query'
import { roleName } from '@tracklane/contract/kit/role'
import { type MessageDraft, WRITTEN_ROLES } from '@tracklane/contract/message'
import type { ReactNode } from 'react'
import { countryQueries } from '#features/country/country.api.ts'
import { organizationQueries } from '#features/organization/organization.api.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { offered } from '#lib/offered.ts'
import { SelectField } from '#ui/fields/select-field.tsx'

type ToRole = Pick<MessageDraft, 'role' | 'organization_id' | 'country_id'>

interface RoleFieldsProps {
  value: ToRole
  /** True where the writer has no organization of their own. */
  isOrganizationAsked: boolean
  errors: { role?: ReactNode; organization_id?: ReactNode; country_id?: ReactNode }
  onChange: (value: ToRole) => void
}

/** Chooses everybody of a role in an organization, optionally in one country. */
export function RoleFields({ value, isOrganizationAsked, errors, onChange }: RoleFieldsProps) {
  const t = useT()
  const say = usePhrase()
  const { data: countries } = useQuery(countryQueries.list())
  const { data: organizations = [] } = useQuery({ ...organizationQueries.list(), enabled: isOrganizationAsked })
  const set = (change: Partial<ToRole>) => onChange({ ...value, ...change })
  return (
    <>
      <SelectField
        label={t('message', 'Role')}
        required
        options={WRITTEN_ROLES.map((role) => ({ value: role, label: say(roleName(role)) }))}
        value={value.role ?? null}
        onChange={(role) => set({ role: role ?? undefined })}
        error={errors.role}
      />
      {isOrganizationAsked && (
        <SelectField
          label={t('message', 'Organization')}
          required
          options={organizations.filter(({ active }) => active !== false).map(({ id, name }) => ({ value: id, label: name }))}
          value={value.organization_id ?? null}
          onChange={(id) => set({ organization_id: id ?? undefined })}
          error={errors.organization_id}
        />
      )}
      <SelectField
        label={t('message', 'Country')}
        placeholder={t('message', 'Every country')}
        options={offered(countries, () => false).map(({ id, name }) => ({ value: id, label: name }))}
        value={value.country_id ?? null}
        onChange={(id) => set({ country_id: id ?? undefined })}
        error={errors.country_id}
      />
    </>
  )
}
