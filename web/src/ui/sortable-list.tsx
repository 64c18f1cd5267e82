import { Accessibility } from '@dnd-kit/dom'
import { DragDropProvider } from '@dnd-kit/react'
import { isSortable, useSortable } from '@dnd-kit/react/sortable'
import { IconGripVertical } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { pointerSensors } from './pointer-sensors.ts'
import classes from './sortable-list.module.css'

interface SortableItem {
  readonly id: number | string
  /** The name of its handle, also read after a move. */
  readonly label: string
}

interface SortableListProps<Item extends SortableItem> {
  label: string
  items: readonly Item[]
  onPlace: (id: Item['id'], to: number) => void
  isDisabled?: boolean
  /** Renders the content beside the handle. */
  children: (item: Item) => ReactNode
}

/** A list that people put in order by dragging the handle, or with the arrow keys on it. */
export function SortableList<Item extends SortableItem>({ label, items, onPlace, isDisabled = false, children }: SortableListProps<Item>) {
  const t = useT()
  const [said, setSaid] = useState('')
  const place = (item: Item, to: number) => {
    if (to < 0 || to >= items.length) return
    onPlace(item.id, to)
    setSaid(t('record', '{name} is now number {place} of {count}', { name: item.label, place: to + 1, count: items.length }))
  }
  return (
    <DragDropProvider
      sensors={pointerSensors}
      // The library's roles and English instructions would double our own.
      plugins={(defaults) => defaults.filter((plugin) => plugin !== Accessibility)}
      onDragEnd={({ operation: { source }, canceled }) => {
        if (canceled || !isSortable(source) || source.initialIndex === source.index) return
        const item = items.find(({ id }) => id === source.id)
        if (item) place(item, source.index)
      }}
    >
      <ul className={classes.list} aria-label={label}>
        {items.map((item, index) => (
          <Row key={item.id} item={item} index={index} isDisabled={isDisabled} onStep={(step) => place(item, index + step)}>
            {children(item)}
          </Row>
        ))}
      </ul>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </DragDropProvider>
  )
}

interface RowProps {
  item: SortableItem
  index: number
  isDisabled: boolean
  onStep: (step: -1 | 1) => void
  children: ReactNode
}

function Row({ item: { id, label }, index, isDisabled, onStep, children }: RowProps) {
  const t = useT()
  const { ref, handleRef, isDragging } = useSortable({ id, index, disabled: isDisabled })
  const step = (event: KeyboardEvent) => {
    const way = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    if (!way) return
    event.preventDefault()
    event.stopPropagation()
    onStep(way)
  }
  return (
    <li ref={ref} className={classes.item} data-dragging={isDragging || undefined}>
      <button
        ref={handleRef}
        type="button"
        className={classes.handle}
        disabled={isDisabled}
        aria-label={t('record', 'Move {name} with the up and down arrows', { name: label })}
        aria-keyshortcuts="ArrowUp ArrowDown"
        onKeyDownCapture={step}
      >
        <IconGripVertical size={16} aria-hidden />
      </button>
      {children}
    </li>
  )
}

/** Returns the list with one item at another place. */
export function reordered<Item extends { readonly id: number | string }>(items: readonly Item[], id: Item['id'], to: number): Item[] {
  const rest = items.filter((item) => item.id !== id)
  const item = items.find((one) => one.id === id)
  return item ? rest.toSpliced(to, 0, item) : rest
}
