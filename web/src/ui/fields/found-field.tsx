import { Select } from '@mantine/core'
import { useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { type FieldProps, inputProps } from './field.ts'
import { useFloating } from './floating.tsx'

interface Found {
  readonly value: number
  readonly label: string
}

interface FoundFieldProps extends Omit<FieldProps<number | null>, 'value' | 'onChange'> {
  /** The one that is chosen. */
  chosen: Found | undefined
  onChange: (value: number) => void
  /** Rows found for the text that was typed last. */
  found: readonly Found[]
  /** Told what is typed; empty while nothing is. */
  onSearch: (text: string) => void
  isLooking: boolean
}

/** One of many rows, which the server finds by what is typed. */
export function FoundField({ chosen, onChange, found, onSearch, isLooking, ...field }: FoundFieldProps) {
  const t = useT()
  const [typed, setTyped] = useState<string>()
  const label = chosen?.label ?? ''
  const search = (text: string) => {
    setTyped(text)
    onSearch(text === label ? '' : text)
  }
  const end = () => {
    setTyped(undefined)
    onSearch('')
  }
  const isFound = (value: unknown) => found.some((one) => one.value === value)
  const options = chosen && !isFound(chosen.value) ? [chosen, ...found] : found
  return (
    <Select<number>
      {...inputProps({ ...field, value: chosen?.value ?? null, onChange: () => {} })}
      data={options}
      value={chosen?.value ?? null}
      onChange={(value) => value !== null && onChange(value)}
      allowDeselect={false}
      searchable
      searchValue={typed ?? label}
      onSearchChange={search}
      onDropdownClose={end}
      // The server has found them; the chosen one is there for its label alone.
      filter={({ options: all }) => all.filter((one) => 'value' in one && isFound(one.value))}
      comboboxProps={useFloating()}
      nothingFoundMessage={isLooking ? t('field', 'Searching…') : t('field', 'Nothing found')}
      maxDropdownHeight={280}
      selectFirstOptionOnChange
    />
  )
}
