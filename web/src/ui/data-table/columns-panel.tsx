import { Accessibility } from '@dnd-kit/dom'
import { DragDropProvider } from '@dnd-kit/react'
import { isSortable, useSortable } from '@dnd-kit/react/sortable'
import { Button, Checkbox, SegmentedControl } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { useT } from '#lib/i18n.ts'
import type { ColumnsMenuProps } from './columns-menu.tsx'
import classes from './columns-panel.module.css'
import { DENSITIES, type Density } from './table-settings.ts'

export function ColumnsPanel({ columns, table: { settings, change, reset } }: ColumnsMenuProps) {
  const t = useT()
  const [said, setSaid] = useState('')
  const shown = settings.order.flatMap((id) => columns.find((column) => column.id === id) ?? [])
  const isLastShown = settings.hidden.length >= columns.length - 1
  const densities: Record<Density, string> = {
    compact: t('table', 'Compact'),
    normal: t('table', 'Normal'),
    roomy: t('table', 'Roomy'),
  }

  const show = (id: string, isShown: boolean) =>
    change({ hidden: isShown ? settings.hidden.filter((one) => one !== id) : [...settings.hidden, id] })
  const place = (id: string, to: number) => {
    const order = settings.order.filter((one) => one !== id)
    order.splice(to, 0, id)
    change({ order })
    const label = columns.find((column) => column.id === id)?.label ?? id
    setSaid(t('table', '{column} is now column {place} of {count}', { column: label, place: to + 1, count: order.length }))
  }

  return (
    <div className={classes.panel}>
      <DragDropProvider
        // The library's roles and English instructions would double our own.
        plugins={(defaults) => defaults.filter((plugin) => plugin !== Accessibility)}
        onDragEnd={({ operation: { source }, canceled }) => {
          if (!canceled && isSortable(source) && source.initialIndex !== source.index) place(String(source.id), source.index)
        }}
      >
        <ul className={classes.list} aria-label={t('table', 'Columns')}>
          {shown.map((column, index) => (
            <ColumnItem
              key={column.id}
              {...column}
              index={index}
              count={shown.length}
              isShown={!settings.hidden.includes(column.id)}
              isLocked={isLastShown && !settings.hidden.includes(column.id)}
              onShow={show}
              onPlace={place}
            />
          ))}
        </ul>
      </DragDropProvider>
      <div className={classes.foot}>
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={t('table', 'Row height')}
          data={DENSITIES.map((value) => ({ value, label: densities[value] }))}
          value={settings.density}
          onChange={(density) => change({ density })}
        />
        <Button size="compact-sm" variant="subtle" onClick={reset}>
          {t('table', 'Reset to default')}
        </Button>
      </div>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </div>
  )
}

interface ColumnItemProps {
  id: string
  label: string
  index: number
  count: number
  isShown: boolean
  /** True for the last column shown, which cannot be hidden. */
  isLocked: boolean
  onShow: (id: string, isShown: boolean) => void
  onPlace: (id: string, to: number) => void
}

function ColumnItem({ id, label, index, count, isShown, isLocked, onShow, onPlace }: ColumnItemProps) {
  const t = useT()
  const { ref, handleRef, isDragging } = useSortable({ id, index })
  const step = (event: KeyboardEvent) => {
    const way = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (way === 0) return
    event.preventDefault()
    event.stopPropagation()
    const to = index + way
    if (to >= 0 && to < count) onPlace(id, to)
  }
  return (
    <li ref={ref} className={classes.item} data-dragging={isDragging || undefined}>
      <button
        ref={handleRef}
        type="button"
        className={classes.handle}
        aria-label={t('table', 'Move {column} with the up and down arrows', { column: label })}
        aria-keyshortcuts="ArrowUp ArrowDown"
        onKeyDownCapture={step}
      >
        <IconGripVertical size={16} aria-hidden />
      </button>
      <Checkbox
        size="xs"
        label={label}
        checked={isShown}
        disabled={isLocked}
        onChange={(event) => onShow(id, event.currentTarget.checked)}
        className={classes.check}
      />
    </li>
  )
}
