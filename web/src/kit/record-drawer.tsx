import { Button, Skeleton, Stack } from '@mantine/core'
import { IconLock, IconTrash } from '@tabler/icons-react'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { ApiError } from '#lib/http.ts'
import { useT } from '#lib/i18n.ts'
import { Conflicts, type ReadableField } from '#ui/conflicts.tsx'
import { DrawerFrame } from '#ui/drawer-frame.tsx'
import { EditorDrawer } from '#ui/editor-drawer.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { useInFront } from '#ui/in-front.ts'
import { askToLeave } from '#ui/use-unsaved.ts'
import type { Conflict, RecordForm } from './edit-form.ts'
import classes from './record-drawer.module.css'
import { Refusal } from './refusal.tsx'
import { UseLinks } from './use-links.tsx'
import { useOpened } from './use-opened.ts'
import type { Removal } from './use-removal.ts'

interface RecordDrawerProps {
  title: string
  /** The form of a new or an existing row: `useDraftForm`, `useEditForm`. */
  record: Pick<RecordForm<never>, 'isSending' | 'save'> & { readonly isDirty?: boolean }
  saveLabel?: string
  /** The `<LogButton>` of the row, beside the title. */
  tools?: ReactNode
  onClose: () => void
  /** The fields. */
  children: ReactNode
  /** A view of the result during typing. */
  preview?: ReactNode
  /** True where its fields need more room than there is beside a list. */
  isRoomy?: boolean
  /** `<Conflicts>`, where somebody else changed the same fields. */
  conflicts?: ReactNode
  /** The deletion of the row, where the person may: `useRemoval`. */
  removal?: Removal | undefined
  /** A second way to save beside the buttons, where nothing is deleted. */
  footer?: ReactNode
  /** The links to the rows that refer to it: `<UseLinks>`. */
  uses?: ReactNode
  /** Deactivates a row that others refer to, instead of deleting it. */
  onDeactivate?: (() => void) | undefined
  /** Says why nothing can be changed here, and what to do instead. */
  readOnly?: ReactNode
}

/** One row beside its list: a form, or a view to read. */
export function RecordDrawer({ title, record, saveLabel, tools, onClose, children, readOnly, ...props }: RecordDrawerProps) {
  const { removal, uses, conflicts, onDeactivate, preview, isRoomy = false } = props
  const isSending = record.isSending || (removal?.isSending ?? false)
  const isInFront = useInFront()
  // The address does not change in front of another form, so that no other blocker asks.
  const close = async () => {
    if (!isInFront || !record.isDirty || (await askToLeave())) onClose()
  }
  return (
    <EditorDrawer
      title={title}
      tools={tools}
      preview={preview}
      {...(saveLabel && { saveLabel })}
      isSending={isSending}
      isDisabled={Boolean(readOnly)}
      onSubmit={record.save}
      onClose={() => void close()}
      isRoomy={isRoomy}
      isBeside={preview === undefined && !isRoomy}
      footer={removal && !readOnly ? <DeleteButton removal={removal} /> : props.footer}
    >
      {readOnly && (
        <div className={classes.readOnly}>
          <IconLock size={16} aria-hidden />
          {readOnly}
        </div>
      )}
      {removal?.refusal && (
        <Refusal text={removal.refusal} onDeactivate={onDeactivate} isSending={isSending}>
          {uses}
        </Refusal>
      )}
      {conflicts}
      <fieldset className={classes.fields} disabled={Boolean(readOnly)}>
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

interface LoadingDrawerProps {
  title: string
  /** The query of the row. */
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown }
  onClose: () => void
  isBeside?: boolean
  /** True where the coming drawer has a preview beside its form. */
  isPreviewed?: boolean
}

/** Stands in for the drawer of a row: shows its shape, or that it did not come. */
export function LoadingDrawer({ title, query, onClose, isPreviewed = false, isBeside = !isPreviewed }: LoadingDrawerProps) {
  const t = useT()
  return (
    <DrawerFrame title={title} onClose={onClose} isPreviewed={isPreviewed} isBeside={isBeside}>
      {query.error && !isGone(query.error) ? (
        <ErrorState message={query.error.message} onRetry={query.refetch} isRetrying={query.isFetching} />
      ) : query.isFetching ? (
        <Stack gap="md">
          <Skeleton height={160} />
          <Skeleton height={120} />
        </Stack>
      ) : (
        <EmptyState title={t('record', 'This is not here any more')}>{t('record', 'Somebody may have deleted it meanwhile.')}</EmptyState>
      )}
    </DrawerFrame>
  )
}

function isGone(error: Error): boolean {
  return error instanceof ApiError && error.status === 404
}

interface OpenedDrawerProps<Data, Row, Key extends QueryKey> extends Pick<ComponentProps<typeof LoadingDrawer>, 'isPreviewed'> {
  /** The title of the drawer until the row has come. */
  title: string
  row: UseQueryOptions<Data, Error, Row | undefined, Key>
  onClose: () => void
  /** Renders the drawer of the row as it was when it opened. */
  children: (row: Row) => ReactNode
}

/** The row at `?id=…`. Its form begins with the server's answer. */
export function OpenedDrawer<Data, Row, Key extends QueryKey>({ row, children, ...waiting }: OpenedDrawerProps<Data, Row, Key>) {
  const opened = useOpened(row)
  return opened.row === undefined ? <LoadingDrawer query={opened.query} {...waiting} /> : children(opened.row)
}

type Framed = Omit<ComponentProps<typeof RecordDrawer>, 'title' | 'record' | 'conflicts' | 'uses' | 'saveLabel'>

interface RowDrawerProps<Row, Field extends string> extends Framed {
  name: string
  /** The form of the row: `useEditForm`. */
  record: ComponentProps<typeof RecordDrawer>['record'] & {
    readonly conflict: Pick<Conflict<Row, unknown, Field>, 'theirs' | 'fields'> | undefined
    readonly takeTheirs: (field: Field) => void
  }
  /** The names and readable values of its fields, for changes of others. */
  fields: readonly ReadableField<Row>[]
  /** The links by kind to the rows that prevent a deletion. */
  ways?: ComponentProps<typeof UseLinks>['ways']
}

/** The drawer of an existing row, with changes of others and the rows that refer to it. */
export function RowDrawer<Row extends { updated_at: string }, Field extends string>(props: RowDrawerProps<Row, Field>) {
  const { name, record, fields, ways, ...framed } = props
  return (
    <RecordDrawer
      {...framed}
      title={name}
      record={record}
      uses={ways && <UseLinks uses={framed.removal?.uses} ways={ways} />}
      conflicts={<Conflicts conflict={record.conflict} fields={fields} onTakeTheirs={record.takeTheirs} />}
    />
  )
}
