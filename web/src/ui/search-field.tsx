import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import classes from './search-field.module.css'
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
  return (
    <TextInput
      type="search"
      className={classes.search}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onPaste={(event) => {
        if (onPaste?.(event.clipboardData.getData('text'))) event.preventDefault()
      }}
      placeholder={placeholder}
      aria-label={label}
      leftSection={<IconSearch size={16} aria-hidden />}
      maxLength={200}
    />
  )
}
