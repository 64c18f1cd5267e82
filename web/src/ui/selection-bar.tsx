import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { IconButton } from './icon-button.tsx'
import classes from './selection-bar.module.css'
import { isCovered } from './shortcuts.ts'

interface SelectionBarProps {
  label: string
  count: number
  onClear: () => void
  /** In the place of something else, whose width it takes; else it floats. */
  isDocked?: boolean
  /** Actions for the selection. */
  children?: ReactNode
}

/** The selection and its actions; the screen stays where it is. On a phone it is one row at the lower edge. */
export function SelectionBar({ label, count, onClear, isDocked = false, children }: SelectionBarProps) {
  const t = useT()
  const { number } = useFormat()
  return (
    <div
      className={classes.bar}
      role="toolbar"
      data-at-bottom
      data-docked={isDocked || undefined}
      aria-label={label}
      onKeyDown={(event) => {
        // A layer that is open over the bar takes the key first.
        if (event.key !== 'Escape' || event.defaultPrevented || isCovered()) return
        event.preventDefault()
        onClear()
      }}
    >
      <span className={classes.count} role="status">
        <span className={classes.words}>{t('table', '{count, number} selected', { count })}</span>
        <span className={classes.number} aria-hidden>
          {number(count)}
        </span>
      </span>
      {children}
      <IconButton label={t('table', 'Clear the selection')} onClick={onClear}>
        <IconX size={18} aria-hidden />
      </IconButton>
    </div>
  )
}
