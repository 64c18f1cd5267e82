import { type Organization, type OrganizationDetail, OrganizationDraft } from '@tracklane/contract/organization'
import type { ReactNode } from 'react'
import { LogButton } from '#features/model-log/log-button.parts.tsx'
import { useDraftForm, useEditForm } from '#kit/edit-form.ts'
import { OpenedDrawer, RecordDrawer, RowDrawer } from '#kit/record-drawer.tsx'
import { useRemoval } from '#kit/use-removal.ts'
import { type Translate, useT } from '#lib/i18n.ts'
import { toastSuccess } from '#ui/toast.ts'
import { useLeavingQuestion } from './leaving-countries.ts'
import { organizationQueries, useCreateOrganization, useRemoveOrganization, useUpdateOrganization } from './organization.api.ts'
import { effectsOf } from './organization-effects.ts'
import {
  bodyOf,
  checkOrganization,
  NEW_ORGANIZATION,
  OrganizationFields,
  organizationRules,
  useOrganizationReading,
} from './organization-fields.tsx'
import { OrganizationHub } from './organization-hub.tsx'
import { waysTo } from './organization-ways.ts'

interface NewOrganizationProps {
  /** Opens the new organization afterwards. */
  onOpen?: (id: number) => void
  onMade?: (id: number) => void
  onClose: () => void
}

export function NewOrganization({ onOpen, onMade, onClose }: NewOrganizationProps) {
  const t = useT()
  const record = useDraftForm({
    initial: NEW_ORGANIZATION,
    validate: checkOrganization,
    draftOf: (values) => OrganizationDraft.parse(bodyOf(values)),
    create: useCreateOrganization(),
    // The next step is its people and tokens, so that the toast links to it.
    onSaved: ({ id, name }) => {
      toastSuccess(t('record', '{name} is added', { name }), onOpen && { label: t('record', 'Show'), onAction: () => onOpen(id) })
      onMade?.(id)
      onClose()
    },
  })
  return (
    <RecordDrawer
      title={t('organization', 'New organization')}
      saveLabel={t('organization', 'Add organization')}
      record={record}
      onClose={onClose}
    >
      <OrganizationFields form={record.form} />
    </RecordDrawer>
  )
}

interface OrganizationEditProps {
  id: number
  /** Parts of other features for an organization, under its fields. */
  beside?: ((organization: Organization) => ReactNode) | undefined
  onClose: () => void
}

export function OrganizationEdit({ id, beside, onClose }: OrganizationEditProps) {
  const t = useT()
  return (
    <OpenedDrawer title={t('organization', 'Organization')} row={organizationQueries.detail(id)} onClose={onClose}>
      {(row) => <OpenOrganization organization={row} beside={beside} onClose={onClose} />}
    </OpenedDrawer>
  )
}

function OpenOrganization({ organization, beside, onClose }: Omit<OrganizationEditProps, 'id'> & { organization: OrganizationDetail }) {
  const t = useT()
  const { id, name, active } = organization
  const record = useEditForm({
    opened: organization,
    rules: organizationRules,
    validate: checkOrganization,
    update: useUpdateOrganization(),
    onSaved: onClose,
    savedText: (saved) => savedText(t, organization, saved),
  })
  const mayLeave = useLeavingQuestion(organization)
  const asked = async () => {
    if (await mayLeave(record.form.values.country_ids)) record.save()
  }
  const removal = useRemoval(useRemoveOrganization(), organization, record.done)
  return (
    <RowDrawer
      name={name}
      tools={<LogButton entity="organization" id={id} name={name} />}
      record={{ ...record, save: () => void asked() }}
      onClose={onClose}
      removal={removal}
      ways={waysTo(organization)}
      onDeactivate={active ? () => record.saveWith({ active: false }) : undefined}
      fields={useOrganizationReading()}
    >
      <OrganizationHub organization={organization} />
      <OrganizationFields form={record.form} organization={organization} />
      {beside?.(organization)}
    </RowDrawer>
  )
}

function savedText(t: Translate, before: Organization, saved: Organization): string {
  const { name, active } = saved
  const effects = before.active === active ? '' : effectsOf(t, saved, active)
  if (effects === '') return t('record', '{name} is saved', { name })
  return active
    ? t('organization', '{name} is active: {effects}', { name, effects })
    : t('organization', '{name} is inactive: {effects}', { name, effects })
}
