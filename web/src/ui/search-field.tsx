import { TextInput } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { useT } from '#lib/i18n.ts'
import { KeyCap } from './key-cap.tsx'
import classes from './search-field.module.css'
import { useShortcuts } from './shortcuts.ts'
import { useDelayed } from './use-delayed.ts'

interface SearchFieldProps {
  value: string
  onChange: (value: string) => void
  label: string
  placeholder: string
  /** Takes a pasted text for something else than a search; false lets it into the field. */
  onPaste?: (text: string) => boolean
}

/** Answers while typing, a moment after the last key. */
export function SearchField({ value, onChange, label, placeholder, onPaste }: SearchFieldProps) {
  const [text, type] = useDelayed(value, onChange)
  const field = useRef<HTMLInputElement>(null)
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
      onChange={(event) => type(event.currentTarget.value)}
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
