import { Select } from '@mantine/core'
import { useT } from '#lib/i18n.ts'
import { type FieldProps, inputProps } from './field.ts'
import { useFloating } from './floating.tsx'
import { useTypedChoice } from './use-typed-choice.ts'

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
  const label = chosen?.label ?? ''
  const value = chosen?.value ?? null
  const typing = useTypedChoice({
    ...field,
    value,
    label,
    fitting: () => found.map((one) => one.value),
    choose: onChange,
    onSearch,
    isLooking,
  })
  const isFound = (value: unknown) => found.some((one) => one.value === value)
  const options = chosen && !isFound(chosen.value) ? [chosen, ...found] : found
  return (
    <Select<number>
      {...inputProps({ ...field, value, onChange: () => {} })}
      {...typing.props}
      data={options}
      value={value}
      onChange={(id) => id !== null && onChange(id)}
      allowDeselect={false}
      searchable
      // The server has found them; the chosen one is there for its label alone.
      filter={({ options: all }) => all.filter((one) => 'value' in one && isFound(one.value))}
      comboboxProps={useFloating()}
      nothingFoundMessage={isLooking ? t('field', 'Searching…') : t('field', 'Nothing found')}
      maxDropdownHeight={280}
    />
  )
}
