import { linkOptions } from '@tanstack/react-router'
import { type OrderSubStatus, OrderSubStatusDraft } from '@tracklane/contract/order-sub-status'
import { useProfile } from '#features/auth/auth.api.ts'
import { LogButton } from '#features/model-log/log-button.parts.tsx'
import { useDraftForm, useEditForm } from '#kit/edit-form.ts'
import { LoadingDrawer, RecordDrawer } from '#kit/record-drawer.tsx'
import { UseLinks } from '#kit/use-links.tsx'
import { useOpened } from '#kit/use-opened.ts'
import { useRemoval } from '#kit/use-removal.ts'
import { useT } from '#lib/i18n.ts'
import { Conflicts } from '#ui/conflicts.tsx'
import { toastSuccess } from '#ui/toast.ts'
import { orderSubStatusQueries, useCreateSubStatus, useRemoveSubStatus, useUpdateSubStatus } from './order-sub-status.api.ts'
import { checkSubStatus, draftOf, newSubStatus, readableFields, SubStatusFields, subStatusRules } from './sub-status-fields.tsx'

interface NewSubStatusProps {
  status: number | undefined
  /** Whose it is to be; null: everybody's, undefined: the viewer's own. */
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
    onSaved: ({ name }) => {
      toastSuccess(t('record', '{name} is added', { name }))
      onClose()
    },
  })
  return (
    <RecordDrawer title={t('sub_status', 'New sub-status')} saveLabel={t('sub_status', 'Add sub-status')} record={record} onClose={onClose}>
      <SubStatusFields form={record.form} isNew />
    </RecordDrawer>
  )
}

export function SubStatusEdit({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT()
  const { row, query } = useOpened(orderSubStatusQueries.detail(id))
  if (row) return <OpenSubStatus row={row} onClose={onClose} />
  return <LoadingDrawer title={t('sub_status', 'Sub-status')} query={query} onClose={onClose} />
}

function OpenSubStatus({ row, onClose }: { row: OrderSubStatus; onClose: () => void }) {
  const t = useT()
  const { id, name } = row
  const isAboveAll = useProfile().role === 'admin'
  const isReadOnly = row.organization_id === null && !isAboveAll
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
    <RecordDrawer
      title={name}
      tools={<LogButton entity="order-sub-status" id={id} name={name} />}
      record={record}
      onClose={onClose}
      readOnly={isReadOnly && t('sub_status', 'This is everybody’s: only administrators change it.')}
      removal={removal}
      uses={<UseLinks uses={removal.uses} ways={waysTo(id, isAboveAll)} />}
      onDeactivate={row.active ? () => record.saveWith({ active: false }) : undefined}
      conflicts={<Conflicts conflict={record.conflict} fields={readableFields(t)} onTakeTheirs={record.takeTheirs} />}
    >
      <SubStatusFields form={record.form} isNew={false} />
    </RecordDrawer>
  )
}

function waysTo(id: number, isAboveAll: boolean) {
  const search = { sub_status_id: [id], archived: 'any', deleted: 'any' } as const
  return { orders: linkOptions({ to: isAboveAll ? '/order-admin' : '/order/index', search }) }
}
