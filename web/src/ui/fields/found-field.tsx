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
  /** The chosen row. */
  chosen: Found | undefined
  onChange: (value: number) => void
  /** The rows found for the last text. */
  found: readonly Found[]
  /** Called with the typed text; empty when nothing is typed. */
  onSearch: (text: string) => void
  isLooking: boolean
}

/** A choice among many rows, which the server finds by the typed text. */
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
      // The server has found the rows; the chosen one is an option only for its label.
      filter={({ options: all }) => all.filter((one) => 'value' in one && isFound(one.value))}
      comboboxProps={useFloating()}
      nothingFoundMessage={isLooking ? t('field', 'Searching…') : t('field', 'Nothing found')}
      maxDropdownHeight={280}
    />
  )
}
