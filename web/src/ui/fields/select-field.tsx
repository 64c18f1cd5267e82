import { type ComboboxParsedItem, MultiSelect, Select } from '@mantine/core'
import { folded, hasEveryWord, searchWords } from '@tracklane/contract/kit/word-search'
import { useT } from '#lib/i18n.ts'
import { type FieldProps, inputProps } from './field.ts'
import { useFloating } from './floating.tsx'

interface Option<Value extends string | number> {
  value: Value
  label: string
  disabled?: boolean
}

type Options<Value extends string | number> = readonly (Option<Value> | { group: string; items: Option<Value>[] })[]

/** More than these are found by typing. */
const SEARCHABLE_FROM = 9

interface Choice<Value extends string | number> {
  options: Options<Value>
  /** Found by typing; by itself when there are many. */
  searchable?: boolean
}

interface SelectFieldProps<Value extends string | number> extends FieldProps<Value | null>, Choice<Value> {
  /** Can be emptied again; by itself when the field is not required. */
  clearable?: boolean
}

export function SelectField<Value extends string | number>({ options, searchable, clearable, ...field }: SelectFieldProps<Value>) {
  const choice = useChoice(options, searchable)
  const canClear = clearable ?? !field.required
  return (
    <Select<Value>
      {...inputProps(field)}
      {...choice}
      value={field.value}
      onChange={field.onChange}
      openOnFocus={!field.isFirst} // where a dialog begins nobody has asked for the choices yet
      clearable={canClear}
      allowDeselect={canClear}
    />
  )
}

interface MultiSelectFieldProps<Value extends string | number> extends FieldProps<Value[]>, Choice<Value> {}

/** The placeholder says what no choice means, and goes with the first one. */
export function MultiSelectField<Value extends string | number>({
  options,
  searchable,
  placeholder,
  ...field
}: MultiSelectFieldProps<Value>) {
  const choice = useChoice(options, searchable)
  return (
    <MultiSelect<Value>
      {...inputProps(field)}
      {...choice}
      placeholder={field.value.length > 0 ? undefined : placeholder}
      value={field.value}
      onChange={field.onChange}
      clearable
      hidePickedOptions={false}
    />
  )
}

function useChoice<Value extends string | number>(options: Options<Value>, searchable = countOf(options) >= SEARCHABLE_FROM) {
  const t = useT()
  return {
    data: options,
    searchable,
    filter: havingWords,
    comboboxProps: useFloating(),
    nothingFoundMessage: t('field', 'Nothing found'),
    clearButtonProps: { 'aria-label': t('field', 'Clear') },
    maxDropdownHeight: 280,
  }
}

function countOf<Value extends string | number>(options: Options<Value>): number {
  return options.reduce((count, option) => count + ('items' in option ? option.items.length : 1), 0)
}

/** The choices that have every word typed, in any order; a group without one goes. */
function havingWords<Value extends string | number>({ options, search }: { options: ComboboxParsedItem<Value>[]; search: string }) {
  const words = searchWords(search)
  const has = ({ label }: { label: string }) => hasEveryWord(words, folded(label))
  return options.flatMap((option) => {
    if (!('items' in option)) return has(option) ? option : []
    const items = option.items.filter(has)
    return items.length > 0 ? { ...option, items } : []
  })
}
