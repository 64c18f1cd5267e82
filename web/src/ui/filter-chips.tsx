import { IconX } from '@tabler/icons-react'
import { useT } from '#lib/i18n.ts'
import classes from './filter-chips.module.css'

export interface FilterChip {
  readonly key: string
  readonly text: string
}

interface FilterChipsProps<Chip extends FilterChip> {
  chips: readonly Chip[]
  onRemove: (chips: readonly Chip[]) => void
}

/** What narrows a list down; each chip takes its own part off. */
export function FilterChips<Chip extends FilterChip>({ chips, onRemove }: FilterChipsProps<Chip>) {
  const t = useT()
  if (chips.length === 0) return null
  return (
    <ul className={classes.chips} aria-label={t('filter', 'Filters set')}>
      {chips.map((chip) => (
        <li key={chip.key} className={classes.chip}>
          <span className={classes.text} title={chip.text}>
            {chip.text}
          </span>
          <button
            type="button"
            className={classes.remove}
            aria-label={t('filter', 'Remove the filter “{filter}”', { filter: chip.text })}
            onClick={() => onRemove([chip])}
          >
            <IconX size={14} aria-hidden />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button type="button" className={classes.clear} onClick={() => onRemove(chips)}>
            {t('filter', 'Clear all')}
          </button>
        </li>
      )}
    </ul>
  )
}
