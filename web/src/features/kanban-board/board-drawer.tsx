import type { Kanban } from '@tracklane/contract/kanban'
import { type KanbanBoard, KanbanBoardDraft } from '@tracklane/contract/kanban-board'
import { seesEveryOrganization } from '@tracklane/contract/kit/viewer'
import { useProfile } from '#features/auth/auth.api.ts'
import { kanbanQueries } from '#features/kanban/data/kanban.api.ts'
import { fallbackText, isShared } from '#features/kanban-layout/kanban-layout.rules.ts'
import { CopyOffer, LayoutFields, OneThere } from '#features/kanban-layout/layout-fields.parts.tsx'
import { LogButton } from '#features/model-log/log-button.parts.tsx'
import { useStatusName } from '#features/order-status/order-status.parts.tsx'
import { editRules, useDraftForm, useEditForm } from '#kit/edit-form.ts'
import { LoadingDrawer, OpenedDrawer, RecordDrawer, RowDrawer } from '#kit/record-drawer.tsx'
import { useOpened } from '#kit/use-opened.ts'
import { useRemoval } from '#kit/use-removal.ts'
import { checkedBy } from '#lib/form-errors.ts'
import { fieldOf } from '#lib/form-field.ts'
import { useT } from '#lib/i18n.ts'
import { BoardColumnsField } from './board-columns-field.tsx'
import { type BoardValues, contentOf, copyOf, draftOf, valuesOf } from './board-form.rules.ts'
import { BoardPreview } from './board-preview.tsx'
import { kanbanBoardQueries, useCreateBoard, useRemoveBoard, useUpdateBoard } from './kanban-board.api.ts'

const rules = editRules({ valuesOf: (board: KanbanBoard): BoardValues => valuesOf(board), bodyOf: contentOf })
const check = (values: BoardValues) => checkedBy(KanbanBoardDraft)(draftOf(values))

interface NewBoardProps {
  /** The board that is copied; by default the one that applies to this person. */
  from: number | undefined
  onClose: () => void
  onOpen: (id: number) => void
}

export function NewBoard({ from, ...ways }: NewBoardProps) {
  const t = useT()
  const named = useOpened({ ...kanbanBoardQueries.detail(from ?? 0), enabled: from !== undefined })
  const own = useOpened({ ...kanbanQueries.board(), enabled: from === undefined })
  const { row, query } = from === undefined ? own : named
  if (row) return <CopiedBoard board={row} {...ways} />
  return <LoadingDrawer title={t('kanban_layout', 'New board')} query={query} onClose={ways.onClose} isPreviewed />
}

function CopiedBoard({ board, onClose, onOpen }: { board: Kanban } & Omit<NewBoardProps, 'from'>) {
  const t = useT()
  const profile = useProfile()
  const { country_id } = profile
  const isOfAll = seesEveryOrganization(profile)
  const create = useCreateBoard()
  const record = useDraftForm({
    initial: copyOf(board, isOfAll ? '' : t('kanban_layout', 'Our board'), isOfAll ? null : country_id),
    validate: check,
    draftOf: (values) => KanbanBoardDraft.parse(draftOf(values)),
    create,
    onSaved: onClose,
    addedText: ({ name }) => t('record', '{name} is added', { name }),
  })
  const { form } = record
  return (
    <RecordDrawer
      title={t('kanban_layout', 'New board')}
      saveLabel={t('kanban_layout', 'Add board')}
      record={record}
      onClose={onClose}
      preview={<BoardPreview columns={form.values.columns} place={form.values} />}
      conflicts={
        <OneThere
          error={create.error}
          title={t('kanban_layout', 'There is a board for this organization and country already')}
          onOpen={onOpen}
        />
      }
    >
      <LayoutFields
        title={t('kanban_layout', 'Board')}
        name={fieldOf(form, 'name')}
        place={{ organization: fieldOf(form, 'organization_id'), country: fieldOf(form, 'country_id') }}
        layout={undefined}
      />
      <BoardColumnsField form={form} isReadOnly={false} />
    </RecordDrawer>
  )
}

interface BoardEditProps {
  id: number
  onClose: () => void
  onCopy: (id: number) => void
}

export function BoardEdit({ id, ...ways }: BoardEditProps) {
  const t = useT()
  return (
    <OpenedDrawer title={t('kanban_layout', 'Board')} row={kanbanBoardQueries.detail(id)} onClose={ways.onClose} isPreviewed>
      {(row) => <OpenBoard board={row} {...ways} />}
    </OpenedDrawer>
  )
}

function OpenBoard({ board, onClose, onCopy }: { board: KanbanBoard } & Omit<BoardEditProps, 'id'>) {
  const t = useT()
  const { id, name } = board
  const nameOf = useStatusName()
  const isOfAll = seesEveryOrganization(useProfile())
  const isReadOnly = isShared(board) && !isOfAll
  const record = useEditForm({
    opened: board,
    rules,
    validate: check,
    update: useUpdateBoard(),
    onSaved: onClose,
    savedText: (saved) => t('record', '{name} is saved', { name: saved.name }),
  })
  const removal = useRemoval(useRemoveBoard(), board, record.done, {
    whom: fallbackText(t),
  })
  const { form } = record
  const fields = [
    { id: 'name', label: t('kanban_layout', 'Name'), text: (row: KanbanBoard) => row.name },
    {
      id: 'columns',
      label: t('kanban_layout', 'Columns'),
      text: ({ columns }: KanbanBoard) => columns.map((one) => nameOf(one.status_id)).join(', '),
    },
  ]
  return (
    <RowDrawer
      name={name}
      tools={<LogButton entity="kanban" id={id} name={name} />}
      record={record}
      onClose={onClose}
      readOnly={isReadOnly && <CopyOffer onCopy={() => onCopy(id)} />}
      removal={isShared(board) ? undefined : removal}
      preview={<BoardPreview columns={form.values.columns} place={board} />}
      fields={fields}
    >
      <LayoutFields title={t('kanban_layout', 'Board')} name={fieldOf(form, 'name')} place={undefined} layout={board} />
      <BoardColumnsField form={form} isReadOnly={isReadOnly} />
    </RowDrawer>
  )
}
