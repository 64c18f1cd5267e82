import { Checkbox, Switch } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { MAX_WIP_LIMIT } from '@tracklane/contract/kanban-board'
import { StatusDot, useStatusName } from '#features/order-status/order-status.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { NumberField } from '#ui/fields/number-field.tsx'
import { reordered, SortableList } from '#ui/sortable-list.tsx'
import { type BoardValues, type ColumnValue, limitErrorOf } from './board-form.rules.ts'
import classes from './kanban-board.module.css'

interface BoardColumnsFieldProps {
  form: UseFormReturnType<BoardValues>
  isReadOnly: boolean
}

/** The statuses on the board, their order and their look. */
export function BoardColumnsField({ form, isReadOnly }: BoardColumnsFieldProps) {
  const t = useT()
  const nameOf = useStatusName()
  const { columns } = form.values
  const set = (next: readonly ColumnValue[]) => form.setFieldValue('columns', next)
  const change = (id: number, part: Partial<ColumnValue>) =>
    set(columns.map((column) => (column.id === id ? { ...column, ...part } : column)))
  return (
    <section aria-label={t('kanban_layout', 'Columns')}>
      <div className={classes.head} aria-hidden>
        <span className={classes.status}>{t('kanban_layout', 'Columns')}</span>
        <span className={classes.limit}>{t('kanban_layout', 'Limit')}</span>
        <span className={classes.fold}>{t('kanban_layout', 'Collapsed')}</span>
      </div>
      <SortableList
        label={t('kanban_layout', 'Columns')}
        items={columns.map((column) => ({ ...column, label: nameOf(column.id) }))}
        onPlace={(id, to) => set(reordered(columns, id, to))}
        isDisabled={isReadOnly}
      >
        {({ id, label, isShown, wip_limit, collapsed }) => (
          <div className={classes.line}>
            <Checkbox
              className={classes.status}
              classNames={{ body: classes.check }}
              label={
                <span className={classes.name} data-off={!isShown || undefined}>
                  <StatusDot id={id} />
                  <span>{label}</span>
                </span>
              }
              checked={isShown}
              onChange={(event) => change(id, { isShown: event.currentTarget.checked })}
            />
            <span className={classes.fieldName} aria-hidden>
              {t('kanban_layout', 'Limit')}
            </span>
            <NumberField
              className={classes.limit}
              isLabelHidden
              label={t('kanban_layout', 'Limit of {status}', { status: label })}
              placeholder={t('kanban_layout', 'none')}
              min={1}
              max={MAX_WIP_LIMIT}
              disabled={!isShown}
              value={wip_limit}
              onChange={(value) => change(id, { wip_limit: value })}
              error={limitErrorOf(columns, id, form.errors)}
            />
            <span className={classes.fieldName} aria-hidden>
              {t('kanban_layout', 'Collapsed')}
            </span>
            <Switch
              className={classes.fold}
              aria-label={t('kanban_layout', '{status} is collapsed at first', { status: label })}
              disabled={!isShown}
              checked={collapsed}
              onChange={(event) => change(id, { collapsed: event.currentTarget.checked })}
            />
          </div>
        )}
      </SortableList>
      {form.errors.columns && (
        <p className={classes.error} role="alert">
          {form.errors.columns}
        </p>
      )}
      <p className={classes.hint}>
        {t('kanban_layout', 'Over its limit a column says so; moving orders into it stays possible. Collapsed columns open with a click.')}
      </p>
    </section>
  )
}
