import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { KeyCap } from '#ui/key-cap.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import { type FilterChip, FilterChipItem } from './filter-chip.tsx'
import classes from './filter-strip.module.css'

/** The place of the panel, under the pressed element. */
export interface PanelPlace {
  /** The pressed chip; absent for "+ Filter". */
  readonly chip?: string
  readonly anchor: HTMLElement
  readonly onClose: () => void
  /** Called when the panel removes the chip. */
  readonly onRemoved: () => void
}

interface FilterStripProps<Chip extends FilterChip> {
  chips: readonly Chip[]
  onRemove: (chips: readonly Chip[]) => void
  panel: (place: PanelPlace) => ReactNode
  /** The number of results of the list. */
  found?: ReactNode
  /** A note about the chips, read before them. */
  note?: string | undefined
}

/** The filters of a list, in a strip of constant height. Each chip opens its editor and removes its filter. */
export function FilterStrip<Chip extends FilterChip>({ chips, onRemove, panel, found, note }: FilterStripProps<Chip>) {
  const t = useT()
  const [open, setOpen] = useState<{ chip?: string; anchor: HTMLElement }>()
  const strip = useRef<HTMLDivElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const start = () => add.current && setOpen({ anchor: add.current })
  const toggle = (chip: string | undefined, anchor: HTMLElement) => {
    if (open?.anchor === anchor) close()
    else setOpen(chip === undefined ? { anchor } : { chip, anchor })
  }
  useShortcuts([{ key: 'f', label: t('filter', 'Filter'), run: start }])

  const buttonOf = (key: string | undefined) => strip.current?.querySelector<HTMLElement>(`[data-chip="${key}"] button`) ?? null
  const focusNext = (key: string) => {
    const at = chips.findIndex((chip) => chip.key === key)
    const next = chips[at + 1] ?? chips[at - 1]
    const target = next ? buttonOf(next.key) : add.current
    target?.focus()
  }
  const remove = (chip: Chip) => {
    focusNext(chip.key)
    onRemove([chip])
  }
  const close = () => {
    setOpen(undefined)
    const back = buttonOf(open?.chip) ?? add.current
    back?.focus()
  }
  const removed = () => {
    setOpen(undefined)
    if (open?.chip) focusNext(open.chip)
  }

  return (
    <div className={classes.strip} ref={strip}>
      <div className={classes.scroll}>
        {note && (
          <span className={classes.note} role="status">
            {note}
          </span>
        )}
        {chips.length > 0 && (
          <ul className={classes.chips} aria-label={t('filter', 'Filters set')}>
            {chips.map((chip) => (
              <FilterChipItem
                key={chip.key}
                chip={chip}
                isOpen={open?.chip === chip.key}
                onOpen={(anchor) => toggle(chip.key, anchor)}
                onRemove={() => remove(chip)}
              />
            ))}
          </ul>
        )}
        <div className={classes.acts}>
          <button
            ref={add}
            type="button"
            className={classes.add}
            aria-haspopup="dialog"
            aria-expanded={open !== undefined && open.chip === undefined}
            aria-keyshortcuts="F"
            onClick={(event) => toggle(undefined, event.currentTarget)}
          >
            <IconPlus size={14} aria-hidden />
            {t('filter', 'Filter')}
            <KeyCap>F</KeyCap>
          </button>
          {chips.length > 0 && (
            <button
              type="button"
              className={classes.clear}
              onClick={() => {
                add.current?.focus()
                onRemove(chips)
              }}
            >
              {t('filter', 'Clear filters')}
            </button>
          )}
        </div>
      </div>
      {found && (
        <span className={classes.found} role="status">
          {found}
        </span>
      )}
      {open && <Suspense>{panel({ ...open, onClose: close, onRemoved: removed })}</Suspense>}
    </div>
  )
}
