import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useT } from '#lib/i18n.ts'
import { IconButton } from './icon-button.tsx'
import classes from './selection-bar.module.css'

interface SelectionBarProps {
  label: string
  count: number
  onClear: () => void
  /** What can be done with what is chosen. */
  children?: ReactNode
}

/** What is chosen and what can be done with it; it floats over the screen, which stays where it is. */
export function SelectionBar({ label, count, onClear, children }: SelectionBarProps) {
  const t = useT()
  return (
    <div
      className={classes.bar}
      role="toolbar"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClear()
      }}
    >
      <span className={classes.count} role="status">
        {t('table', '{count, number} selected', { count })}
      </span>
      {children}
      <IconButton label={t('table', 'Clear the selection')} onClick={onClear}>
        <IconX size={18} aria-hidden />
      </IconButton>
    </div>
  )
}
