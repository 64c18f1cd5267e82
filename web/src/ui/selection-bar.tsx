import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormat } from '#lib/format.ts'
import { type Translate, useT } from '#lib/i18n.ts'
import { IconButton } from './icon-button.tsx'
import classes from './selection-bar.module.css'
import { useEscapeSelection } from './use-escape.ts'
import { useReturnFocus } from './use-return-focus.ts'

interface SelectionBarProps {
  label: string
  count: number
  /** The number of chosen rows on the screen, and whether the list has more pages. */
  inSight?: { readonly count: number; readonly isPage: boolean } | undefined
  /** Shows the chosen rows, where they are out of sight. */
  onShow?: (() => void) | undefined
  onClear: () => void
  /** True where it replaces something else and takes its width; otherwise it floats. */
  isDocked?: boolean
  /** Actions for the selection. */
  children?: ReactNode
}

/**
 * A bar with the selection and its actions. The screen does not move, and Escape clears the selection. On a phone it is one row at the
 * lower edge.
 */
export function SelectionBar({ label, count, inSight, onShow, onClear, isDocked = false, children }: SelectionBarProps) {
  const t = useT()
  const { number } = useFormat()
  const isHidden = inSight !== undefined && inSight.count < count
  useEscapeSelection(onClear)
  // After a clear from within, the focus goes back to the place where the selection began.
  useReturnFocus()
  return (
    <div className={classes.bar} role="toolbar" data-at-bottom data-docked={isDocked || undefined} aria-label={label}>
      <span className={classes.count} role="status">
        <span className={classes.words}>{t('table', '{count, number} selected', { count })}</span>
        <span className={classes.number} aria-hidden>
          {number(count)}
        </span>
        {isHidden && <span className={classes.sight}>{sightText(t, inSight)}</span>}
      </span>
      {isHidden && onShow && (
        <Button size="compact-md" variant="subtle" onClick={onShow}>
          {t('table', 'Show')}
        </Button>
      )}
      {children}
      <IconButton label={t('table', 'Clear the selection')} onClick={onClear}>
        <IconX size={18} aria-hidden />
      </IconButton>
    </div>
  )
}

/** Says how much of the selection is on the screen. */
function sightText(t: Translate, { count, isPage }: { count: number; isPage: boolean }): string {
  return isPage
    ? t('table', '{count, plural, =0 {none on this page} other {# on this page}}', { count })
    : t('table', '{count, plural, =0 {none in this list} other {# in this list}}', { count })
}
