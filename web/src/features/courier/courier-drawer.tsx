import { type Courier, type CourierDetail, CourierDraft } from '@tracklane/contract/courier'
import type { ReactNode } from 'react'
import { LogButton } from '#features/model-log/log-button.parts.tsx'
import { useDraftForm, useEditForm } from '#kit/edit-form.ts'
import { OpenedDrawer, RecordDrawer, RowDrawer } from '#kit/record-drawer.tsx'
import { useT } from '#lib/i18n.ts'
import { courierQueries, useCreateCourier, useUpdateCourier } from './courier.api.ts'
import { courierFields, useCourierColumns } from './courier-columns.tsx'
import { bodyOf, CourierFields, checkCourier, checkNewCourier, courierRules, newCourier } from './courier-fields.tsx'

interface NewCourierProps {
  ownCountryId: number | null
  /** The person's organization, where they may know its countries. */
  organizationId: number | null
  onClose: () => void
}

export function NewCourier({ ownCountryId, organizationId, onClose }: NewCourierProps) {
  const t = useT()
  // Only a person who works in a single country leaves it to the server.
  const needsCountry = ownCountryId === null
  const record = useDraftForm({
    initial: newCourier(ownCountryId),
    validate: needsCountry ? checkNewCourier : checkCourier,
    draftOf: (values) => CourierDraft.parse({ ...bodyOf(values), ...(needsCountry && { country_id: values.country_id }) }),
    create: useCreateCourier(),
    onSaved: onClose,
    addedText: ({ name }) => t('record', '{name} is added', { name }),
  })
  return (
    <RecordDrawer title={t('courier', 'New courier')} saveLabel={t('courier', 'Add courier')} record={record} onClose={onClose}>
      <CourierFields form={record.form} countryOf={needsCountry ? { organization_id: organizationId } : undefined} />
    </RecordDrawer>
  )
}

interface CourierEditProps {
  id: number
  tools?: ((courier: Courier) => ReactNode) | undefined
  onClose: () => void
}

export function CourierEdit({ id, tools, onClose }: CourierEditProps) {
  const t = useT()
  return (
    <OpenedDrawer title={t('courier', 'Courier')} row={courierQueries.detail(id)} onClose={onClose}>
      {(row) => <OpenCourier courier={row} tools={tools} onClose={onClose} />}
    </OpenedDrawer>
  )
}

function OpenCourier({ courier, tools, onClose }: Omit<CourierEditProps, 'id'> & { courier: CourierDetail }) {
  const t = useT()
  const fields = [...useCourierColumns(), ...courierFields(t)]
  const record = useEditForm({
    opened: courier,
    rules: courierRules,
    validate: checkCourier,
    update: useUpdateCourier(),
    onSaved: onClose,
    savedText: ({ name }) => t('record', '{name} is saved', { name }),
  })
  return (
    <RowDrawer
      name={courier.name}
      tools={<LogButton entity="courier" id={courier.id} name={courier.name} />}
      record={record}
      onClose={onClose}
      fields={fields}
    >
      {tools && <div>{tools(courier)}</div>}
      <CourierFields form={record.form} courier={courier} />
    </RowDrawer>
  )
}
