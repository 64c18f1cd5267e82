import { Checkbox, SegmentedControl } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { CARD_DISPLAYS } from '@tracklane/contract/kanban-card'
import { COMPACT_ROOM } from '#features/kanban/card/card-lines.rules.ts'
import { fieldName } from '#features/kanban/card/card-values.rules.ts'
import { useT } from '#lib/i18n.ts'
import { reordered, SortableList } from '#ui/sortable-list.tsx'
import { type CardValues, type FieldValue, isAlwaysInWords } from './card-form.rules.ts'
import { displayName } from './card-words.rules.ts'
import { IconChoice } from './icon-choice.tsx'
import classes from './kanban-card.module.css'

interface CardFieldsFieldProps {
  form: UseFormReturnType<CardValues>
  isReadOnly: boolean
}

/** The fields of a card, their order and their look. */
export function CardFieldsField({ form, isReadOnly }: CardFieldsFieldProps) {
  const t = useT()
  const { fields } = form.values
  const shown = fields.filter(({ visible }) => visible).map(({ id }) => id)
  const isLeftOut = (id: FieldValue['id']) => shown.indexOf(id) >= COMPACT_ROOM
  const set = (next: readonly FieldValue[]) => form.setFieldValue('fields', next)
  const change = (id: FieldValue['id'], part: Partial<FieldValue>) =>
    set(fields.map((field) => (field.id === id ? { ...field, ...part } : field)))
  return (
    <section aria-label={t('kanban_layout', 'Fields')}>
      <h3 className={classes.title}>{t('kanban_layout', 'Fields')}</h3>
      <SortableList
        label={t('kanban_layout', 'Fields')}
        items={fields.map((field) => ({ ...field, label: fieldName(t, field.id) }))}
        onPlace={(id, to) => set(reordered(fields, id, to))}
        isDisabled={isReadOnly}
      >
        {({ id, label, icon, visible, display }) => (
          <div className={classes.field} data-no-room={isLeftOut(id) || undefined}>
            <Checkbox
              className={classes.name}
              classNames={{ body: classes.check }}
              label={label}
              description={isLeftOut(id) ? t('kanban_layout', 'No room on compact cards') : undefined}
              checked={visible}
              onChange={(event) => change(id, { visible: event.currentTarget.checked })}
            />
            <IconChoice field={label} value={icon} disabled={!visible || isReadOnly} onChange={(next) => change(id, { icon: next })} />
            <SegmentedControl
              size="xs"
              className={classes.display}
              aria-label={t('kanban_layout', 'How {field} is shown', { field: label })}
              disabled={!visible || isReadOnly}
              data={CARD_DISPLAYS.map((value) => ({
                value,
                label: displayName(t, value),
                disabled: value === 'icon' && isAlwaysInWords(id),
              }))}
              value={display}
              onChange={(next) => change(id, { display: next })}
            />
          </div>
        )}
      </SortableList>
      <p className={classes.hint}>
        {t(
          'kanban_layout',
          'Track, customer and address have lines of their own on comfortable cards and are always said in words. Compact cards have room for the first four.',
        )}
      </p>
    </section>
  )
}
