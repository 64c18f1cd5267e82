import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { logError } from '#lib/log.ts'
import { KeyCap } from './key-cap.tsx'
import classes from './search-field.module.css'
import { useShortcuts } from './shortcuts.ts'

interface SearchFieldProps {
  value: string
  onChange: (value: string) => void
  label: string
  placeholder: string
  /** Handles a pasted text that is no search. False lets it into the field. */
  onPaste?: (text: string) => boolean
}

/** A search field. It reports the text a moment after the last key. Enter opens the first hit, the arrow down focuses it. */
export function SearchField({ value, onChange, label, placeholder, onPaste }: SearchFieldProps) {
  const [text, type, tellNow] = useDelayed(value, onChange)
  const giveUp = useRef<() => void>(undefined)
  const field = useRef<HTMLInputElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const search = text.trim()
    const opens = event.key === 'Enter' && search !== '' && !event.ctrlKey && !event.metaKey
    if ((!opens && event.key !== 'ArrowDown') || event.nativeEvent.isComposing) return
    event.preventDefault()
    tellNow()
    // Loaded with the first such key, which keeps the screens with a size limit small.
    import('./first-hit.ts').then(
      ({ whenFound }) => {
        const isStillThere = field.current === document.activeElement
        if (isStillThere) giveUp.current = whenFound({ search, act: (hit) => (opens ? hit.click() : hit.focus()) })
      },
      (error: unknown) => logError('The way from the search to its list did not come', error),
    )
  }
  useEffect(() => () => giveUp.current?.(), [])
  const clear = () => {
    type('')
    field.current?.focus()
  }
  useShortcuts([{ key: '/', label, run: () => field.current?.focus() }])
  return (
    <TextInput
      ref={field}
      type="search"
      className={classes.search}
      value={text}
      onChange={(event) => {
        giveUp.current?.()
        type(event.currentTarget.value)
      }}
      onKeyDown={onKeyDown}
      onBlur={() => giveUp.current?.()}
      onPaste={(event) => {
        if (onPaste?.(event.clipboardData.getData('text'))) event.preventDefault()
      }}
      placeholder={placeholder}
      aria-label={label}
      aria-keyshortcuts="/"
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={text === '' ? <KeyCap>/</KeyCap> : <ClearButton onClear={clear} />}
      maxLength={200}
    />
  )
}

function ClearButton({ onClear }: { onClear: () => void }) {
  const t = useT()
  return (
    <button type="button" className={classes.clear} aria-label={t('filter', 'Clear the search')} onClick={onClear}>
      <IconX size={16} aria-hidden />
    </button>
  )
}

/** Milliseconds after the last key. */
const REST = 250

type Delayed = readonly [text: string, type: (text: string) => void, tellNow: () => void]

/** Keeps a text that shows typing at once. It reports the text a moment after the last key, or at once on demand. */
function useDelayed(value: string, onChange: (value: string) => void): Delayed {
  const [text, setText] = useState(value)
  const tell = useDebouncedCallback(onChange, REST)
  useEffect(() => setText(value), [value])

  const type = (next: string) => {
    setText(next)
    tell(next.trim())
  }
  return [text, type, tell.flush]
}
