import { IconSearch } from '@tabler/icons-react'
import { Fragment, type KeyboardEvent, type Ref, useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { ClippedText } from '#ui/clipped-text.tsx'
import type { FilterEntry } from './filter-entries.rules.ts'
import classes from './filter-panel.module.css'

interface FilterListProps<Filter> {
  entries: readonly FilterEntry<Filter>[]
  text: string
  onText: (text: string) => void
  active: string | undefined
  onActive: (id: string) => void
  onChoose: (entry: FilterEntry<Filter>) => void
  field: Ref<HTMLInputElement>
}

const LIST = 'filter-list'

/** The filters of a list, found by typing. The arrows choose; Enter or → opens. */
export function FilterList<Filter>({ entries, text, onText, active, onActive, onChoose, field }: FilterListProps<Filter>) {
  const t = useT()
  const [list, setList] = useState<HTMLElement | null>(null)
  const at = entries.findIndex(({ id }) => id === active)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, value } = event.currentTarget
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const isOpening = event.key === 'Enter' || (event.key === 'ArrowRight' && selectionStart === value.length)
    const next = entries[step === 0 ? at : (at + step + entries.length) % entries.length]
    if (!next || !(step !== 0 || isOpening)) return
    event.preventDefault()
    if (step === 0) return onChoose(next)
    onActive(next.id)
    document.getElementById(next.id)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      <div className={classes.find}>
        <IconSearch size={16} aria-hidden />
        <input
          ref={field}
          data-autofocus
          role="combobox"
          aria-expanded
          aria-controls={LIST}
          aria-activedescendant={active}
          aria-autocomplete="list"
          aria-label={t('filter', 'Filter by…')}
          placeholder={t('filter', 'Filter by…')}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div ref={setList} className={classes.entries} id={LIST} role="listbox" aria-label={t('filter', 'Filters')} tabIndex={-1}>
        {entries.map((entry, index) => (
          <Fragment key={entry.id}>
            {entry.group !== '' && entry.group !== entries[index - 1]?.group && (
              <div className={classes.group} role="presentation">
                {entry.group}
              </div>
            )}
            <Entry entry={entry} isActive={entry.id === active} onActive={onActive} onChoose={onChoose} />
          </Fragment>
        ))}
      </div>
      <ClippedText area={list} parts="[role='option']" />
      {entries.length === 0 && <div className={classes.nothing}>{t('filter', 'No filter and no value has this name')}</div>}
    </>
  )
}

interface EntryProps<Filter> {
  entry: FilterEntry<Filter>
  isActive: boolean
  onActive: (id: string) => void
  onChoose: (entry: FilterEntry<Filter>) => void
}

function Entry<Filter>({ entry, isActive, onActive, onChoose }: EntryProps<Filter>) {
  const { id, label, icon: Icon, count, kind } = entry
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above it has the focus and hears the keys
    // biome-ignore lint/a11y/useFocusableInteractive: as said by aria-activedescendant
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={classes.entry}
      onPointerMove={() => !isActive && onActive(id)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(entry)}
    >
      <Icon size={16} aria-hidden />
      <span className={kind ? classes.text : `${classes.text} ${classes.recent}`} data-clips>
        {label}
      </span>
      {count > 0 && <span className={classes.count}>{kind ? count : '✓'}</span>}
    </div>
  )
}
