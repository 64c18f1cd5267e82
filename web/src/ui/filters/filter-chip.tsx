import { IconX } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useT } from '#lib/i18n.ts'
import classes from './filter-strip.module.css'

export interface FilterChip {
  readonly key: string
  /** The name of the filter; absent where the value says it. */
  readonly label?: string | undefined
  readonly value: string
  /** The value's conflict with the data. */
  readonly warning?: string | undefined
}

interface ChipProps {
  chip: FilterChip
  isOpen: boolean
  onOpen: (anchor: HTMLElement) => void
  onRemove: () => void
}

/** Opens its editor. Its cross and Backspace remove its filter. */
export function FilterChipItem({ chip: { key, label, value, warning }, isOpen, onOpen, onRemove }: ChipProps) {
  const t = useT()
  const text = label ? `${label}: ${value}` : value
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Backspace' && event.key !== 'Delete') return
    event.preventDefault()
    onRemove()
  }
  return (
    <li className={classes.chip} data-chip={key} data-open={isOpen || undefined} onKeyDown={onKeyDown}>
      <button
        type="button"
        className={classes.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => onOpen(currentTarget)}
      >
        <span className="visually-hidden">{warning ? `${text}, ${warning}` : text}</span>
        {label && (
          <span className={classes.name} aria-hidden>
            {label}
          </span>
        )}
        <span className={classes.value} aria-hidden>
          {value}
        </span>
        {warning && (
          <span className={classes.warning} aria-hidden>
            {' · '}
            {warning}
          </span>
        )}
      </button>
      <button
        type="button"
        className={classes.remove}
        aria-label={t('filter', 'Remove the filter “{filter}”', { filter: text })}
        onClick={onRemove}
      >
        <IconX size={14} aria-hidden />
      </button>
    </li>
  )
}
