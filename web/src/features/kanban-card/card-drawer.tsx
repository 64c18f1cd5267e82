import type { KanbanCard } from '@tracklane/contract/kanban'
import { KanbanCardDraft, type KanbanCardLayout } from '@tracklane/contract/kanban-card'
import { seesEveryOrganization } from '@tracklane/contract/kit/viewer'
import { useProfile } from '#features/auth/auth.api.ts'
import { densityName, fieldName } from '#features/kanban/card/card-values.rules.ts'
import { SampleCard } from '#features/kanban/card/sample-card.parts.tsx'
import { kanbanQueries } from '#features/kanban/data/kanban.api.ts'
import { fallbackText, isShared } from '#features/kanban-layout/kanban-layout.rules.ts'
import { CopyOffer, LayoutFields, OneThere } from '#features/kanban-layout/layout-fields.parts.tsx'
import { LayoutPreview, type PreviewPlace } from '#features/kanban-layout/layout-preview.parts.tsx'
import { LogButton } from '#features/model-log/log-button.parts.tsx'
import { editRules, useDraftForm, useEditForm } from '#kit/edit-form.ts'
import { LoadingDrawer, OpenedDrawer, RecordDrawer, RowDrawer } from '#kit/record-drawer.tsx'
import { useOpened } from '#kit/use-opened.ts'
import { useRemoval } from '#kit/use-removal.ts'
import { checkedBy } from '#lib/form-errors.ts'
import { fieldOf } from '#lib/form-field.ts'
import { useT } from '#lib/i18n.ts'
import { useMinute } from '#lib/use-minute.ts'
import { CardFieldsField } from './card-fields-field.tsx'
import { type CardValues, contentOf, copyOf, draftOf, type FieldValue, fieldsOf, valuesOf } from './card-form.rules.ts'
import { kanbanCardQueries, useCreateCard, useRemoveCard, useUpdateCard } from './kanban-card.api.ts'
import classes from './kanban-card.module.css'

const rules = editRules({ valuesOf: (layout: KanbanCardLayout): CardValues => valuesOf(layout), bodyOf: contentOf })
const check = (values: CardValues) => checkedBy(KanbanCardDraft)(draftOf(values))

interface NewCardProps {
  /** The layout that is copied; by default the one that applies to this person. */
  from: number | undefined
  onClose: () => void
  onOpen: (id: number) => void
}

export function NewCard({ from, ...ways }: NewCardProps) {
  const t = useT()
  const named = useOpened({ ...kanbanCardQueries.detail(from ?? 0), enabled: from !== undefined })
  const own = useOpened({ ...kanbanQueries.card(), enabled: from === undefined })
  const { row, query } = from === undefined ? own : named
  if (row) return <CopiedCard layout={row} {...ways} />
  return <LoadingDrawer title={t('kanban_layout', 'New card layout')} query={query} onClose={ways.onClose} isPreviewed />
}

function CopiedCard({ layout, onClose, onOpen }: { layout: KanbanCard } & Omit<NewCardProps, 'from'>) {
  const t = useT()
  const profile = useProfile()
  const { country_id } = profile
  const isOfAll = seesEveryOrganization(profile)
  const create = useCreateCard()
  const record = useDraftForm({
    initial: copyOf(layout, isOfAll ? '' : t('kanban_layout', 'Our card'), isOfAll ? null : country_id),
    validate: check,
    draftOf: (values) => KanbanCardDraft.parse(draftOf(values)),
    create,
    onSaved: onClose,
    addedText: ({ name }) => t('record', '{name} is added', { name }),
  })
  const { form } = record
  return (
    <RecordDrawer
      title={t('kanban_layout', 'New card layout')}
      saveLabel={t('kanban_layout', 'Add card layout')}
      record={record}
      onClose={onClose}
      preview={<CardPreview fields={form.values.fields} place={form.values} />}
      conflicts={
        <OneThere
          error={create.error}
          title={t('kanban_layout', 'There is a card layout for this organization and country already')}
          onOpen={onOpen}
        />
      }
    >
      <LayoutFields
        title={t('kanban_layout', 'Card layout')}
        name={fieldOf(form, 'name')}
        place={{ organization: fieldOf(form, 'organization_id'), country: fieldOf(form, 'country_id') }}
        layout={undefined}
      />
      <CardFieldsField form={form} isReadOnly={false} />
    </RecordDrawer>
  )
}

interface CardEditProps {
  id: number
  onClose: () => void
  onCopy: (id: number) => void
}

export function CardEdit({ id, ...ways }: CardEditProps) {
  const t = useT()
  return (
    <OpenedDrawer title={t('kanban_layout', 'Card layout')} row={kanbanCardQueries.detail(id)} onClose={ways.onClose} isPreviewed>
      {(row) => <OpenCard layout={row} {...ways} />}
    </OpenedDrawer>
  )
}

function OpenCard({ layout, onClose, onCopy }: { layout: KanbanCardLayout } & Omit<CardEditProps, 'id'>) {
  const t = useT()
  const { id, name } = layout
  const isOfAll = seesEveryOrganization(useProfile())
  const isReadOnly = isShared(layout) && !isOfAll
  const record = useEditForm({
    opened: layout,
    rules,
    validate: check,
    update: useUpdateCard(),
    onSaved: onClose,
    savedText: (saved) => t('record', '{name} is saved', { name: saved.name }),
  })
  const removal = useRemoval(useRemoveCard(), layout, record.done, {
    whom: fallbackText(t),
  })
  const { form } = record
  const fields = [
    { id: 'name', label: t('kanban_layout', 'Name'), text: (row: KanbanCardLayout) => row.name },
    {
      id: 'fields',
      label: t('kanban_layout', 'Fields'),
      text: (row: KanbanCardLayout) => row.fields.flatMap(({ key, visible }) => (visible ? [fieldName(t, key)] : [])).join(', '),
    },
  ]
  return (
    <RowDrawer
      name={name}
      tools={<LogButton entity="kanban-card" id={id} name={name} />}
      record={record}
      onClose={onClose}
      readOnly={isReadOnly && <CopyOffer onCopy={() => onCopy(id)} />}
      removal={isShared(layout) ? undefined : removal}
      preview={<CardPreview fields={form.values.fields} place={layout} />}
      fields={fields}
    >
      <LayoutFields title={t('kanban_layout', 'Card layout')} name={fieldOf(form, 'name')} place={undefined} layout={layout} />
      <CardFieldsField form={form} isReadOnly={isReadOnly} />
    </RowDrawer>
  )
}

/** The number of sample orders, enough to have short and long ones. */
const SAMPLES = 5

interface CardPreviewProps {
  fields: readonly FieldValue[]
  place: PreviewPlace
}

/** The sample orders as cards of both heights. */
function CardPreview({ fields, place }: CardPreviewProps) {
  const t = useT()
  const now = useMinute()
  const layout = { fields: fieldsOf(fields) }
  return (
    <LayoutPreview place={place}>
      {(orders) => (
        <div className={classes.preview}>
          {(['comfortable', 'compact'] as const).map((density) => (
            <section key={density} className={classes.cards} data-density={density} aria-label={densityName(t, density)}>
              <h4 className={classes.density}>{densityName(t, density)}</h4>
              {orders.slice(0, SAMPLES).map((order) => (
                <SampleCard key={order.id} order={order} layout={layout} density={density} now={now} />
              ))}
            </section>
          ))}
        </div>
      )}
    </LayoutPreview>
  )
}
