import { linkOptions } from '@tanstack/react-router'
import { seesEveryOrganization } from '@tracklane/contract/kit/viewer'
import { type OrderSubStatus, OrderSubStatusDraft } from '@tracklane/contract/order-sub-status'
import { useProfile } from '#features/auth/auth.api.ts'
import { LogButton } from '#features/model-log/log-button.parts.tsx'
import { useDraftForm, useEditForm } from '#kit/edit-form.ts'
import { OpenedDrawer, RecordDrawer, RowDrawer } from '#kit/record-drawer.tsx'
import { useRemoval } from '#kit/use-removal.ts'
import { useT } from '#lib/i18n.ts'
import { orderSubStatusQueries, useCreateSubStatus, useRemoveSubStatus, useUpdateSubStatus } from './order-sub-status.api.ts'
import { checkSubStatus, draftOf, newSubStatus, readableFields, SubStatusFields, subStatusRules } from './sub-status-fields.tsx'

interface NewSubStatusProps {
  status: number | undefined
  /** The organization of a new row; null: all organizations, undefined: the viewer's own. */
  owner: number | null | undefined
  onClose: () => void
}

export function NewSubStatus({ status, owner, onClose }: NewSubStatusProps) {
  const t = useT()
  const record = useDraftForm({
    initial: newSubStatus(status),
    validate: checkSubStatus,
    draftOf: (values) => OrderSubStatusDraft.parse(draftOf(values, owner)),
    create: useCreateSubStatus(),
    onSaved: onClose,
    addedText: ({ name }) => t('record', '{name} is added', { name }),
  })
  return (
    <RecordDrawer title={t('sub_status', 'New sub-status')} saveLabel={t('sub_status', 'Add sub-status')} record={record} onClose={onClose}>
      <SubStatusFields form={record.form} isNew />
    </RecordDrawer>
  )
}

export function SubStatusEdit({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT()
  return (
    <OpenedDrawer title={t('sub_status', 'Sub-status')} row={orderSubStatusQueries.detail(id)} onClose={onClose}>
      {(row) => <OpenSubStatus row={row} onClose={onClose} />}
    </OpenedDrawer>
  )
}

function OpenSubStatus({ row, onClose }: { row: OrderSubStatus; onClose: () => void }) {
  const t = useT()
  const { id, name } = row
  const isOfAll = seesEveryOrganization(useProfile())
  const isReadOnly = row.organization_id === null && !isOfAll
  const record = useEditForm({
    opened: row,
    rules: subStatusRules,
    validate: checkSubStatus,
    update: useUpdateSubStatus(),
    onSaved: onClose,
    savedText: (saved) => t('record', '{name} is saved', { name: saved.name }),
  })
  const removal = useRemoval(useRemoveSubStatus(), row, record.done)
  return (
    <RowDrawer
      name={name}
      tools={<LogButton entity="order-sub-status" id={id} name={name} />}
      record={record}
      onClose={onClose}
      readOnly={isReadOnly && t('sub_status', 'This is everybody’s: only administrators change it.')}
      removal={removal}
      ways={waysTo(id, isOfAll)}
      onDeactivate={row.active ? () => record.saveWith({ active: false }) : undefined}
      fields={readableFields(t)}
    >
      <SubStatusFields form={record.form} isNew={false} />
    </RowDrawer>
  )
}

function waysTo(id: number, isOfAll: boolean) {
  const search = { sub_status_id: [id], archived: 'any', deleted: 'any' } as const
  return { orders: linkOptions({ to: isOfAll ? '/order-admin' : '/order/index', search }) }
}
