import { Button, Drawer, Skeleton, Stack } from '@mantine/core'
import { IconLock, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { RecordForm } from '#lib/edit-form.ts'
import { useT } from '#lib/i18n.ts'
import { Callout } from './callout.tsx'
import { EditorDrawer } from './editor-drawer.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import classes from './record-drawer.module.css'
import type { Removal } from './use-removal.ts'

interface RecordDrawerProps {
  title: string
  /** The form of a new row or of one there is: `useDraftForm`, `useEditForm`. */
  record: Pick<RecordForm<never>, 'isSending' | 'save'>
  saveLabel?: string
  onClose: () => void
  /** The fields. */
  children: ReactNode
  /** Where somebody else changed what I have, too: `<Conflicts>`. */
  conflicts?: ReactNode
  /** Deleting the row, where the person may: `useRemoval`. */
  removal?: Removal | undefined
  /** Instead of deleting a row that others refer to. */
  onDeactivate?: (() => void) | undefined
  /** Why nothing can be changed here. */
  readOnly?: string | undefined
}

/** One row beside its list: written, changed, deleted, or only read. */
export function RecordDrawer({ title, record, saveLabel, onClose, children, readOnly, ...props }: RecordDrawerProps) {
  const { removal, conflicts, onDeactivate } = props
  const isSending = record.isSending || (removal?.isSending ?? false)
  return (
    <EditorDrawer
      title={title}
      {...(saveLabel && { saveLabel })}
      isSending={isSending}
      isDisabled={readOnly !== undefined}
      onSubmit={record.save}
      onClose={onClose}
      footer={removal && !readOnly && <DeleteButton removal={removal} />}
    >
      {readOnly && (
        <p className={classes.readOnly}>
          <IconLock size={16} aria-hidden />
          {readOnly}
        </p>
      )}
      {removal?.refusal && <Refusal text={removal.refusal} onDeactivate={onDeactivate} isSending={isSending} />}
      {conflicts}
      <fieldset className={classes.fields} disabled={readOnly !== undefined}>
        {children}
      </fieldset>
    </EditorDrawer>
  )
}

function DeleteButton({ removal }: { removal: Removal }) {
  const t = useT()
  return (
    <Button
      variant="subtle"
      color="red"
      c="var(--status-red-text)"
      leftSection={<IconTrash size={16} aria-hidden />}
      loading={removal.isSending}
      onClick={removal.ask}
    >
      <span className={classes.deleteLabel}>{t('dialog', 'Delete')}</span>
    </Button>
  )
}

function Refusal({ text, onDeactivate, isSending }: { text: string; onDeactivate: (() => void) | undefined; isSending: boolean }) {
  const t = useT()
  return (
    <Callout title={text} isError>
      {onDeactivate && (
        <Button variant="default" size="compact-sm" onClick={onDeactivate} loading={isSending}>
          {t('record', 'Make inactive')}
        </Button>
      )}
    </Callout>
  )
}

interface LoadingDrawerProps {
  title: string
  /** What is to bring the row. */
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown }
  onClose: () => void
}

/** Stands where the row will be: in its shape, or saying that it did not come. */
export function LoadingDrawer({ title, query, onClose }: LoadingDrawerProps) {
  const t = useT()
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={720}
      padding="lg"
      title={title}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      {query.error ? (
        <ErrorState message={query.error.message} onRetry={query.refetch} isRetrying={query.isFetching} />
      ) : query.isFetching ? (
        <Stack gap="md">
          <Skeleton height={160} />
          <Skeleton height={120} />
        </Stack>
      ) : (
        <EmptyState title={t('record', 'This is not here any more')}>{t('record', 'Somebody may have deleted it meanwhile.')}</EmptyState>
      )}
    </Drawer>
  )
}
