import { type ComboboxParsedItem, MultiSelect, Select } from '@mantine/core'
import { folded, hasEveryWord, searchWords } from '@tracklane/contract/kit/word-search'
import { useT } from '#lib/i18n.ts'
import { type FieldProps, inputProps } from './field.ts'
import { useFloating } from './floating.tsx'
import { useTypedChoice } from './use-typed-choice.ts'

interface Option<Value extends string | number> {
  value: Value
  label: string
  disabled?: boolean
}

type Options<Value extends string | number> = readonly (Option<Value> | { group: string; items: Option<Value>[] })[]

/** From this number of options on, the field can be searched. */
const SEARCHABLE_FROM = 9

interface Choice<Value extends string | number> {
  options: Options<Value>
  /** Found by typing; by default for many options. */
  searchable?: boolean
}

interface SelectFieldProps<Value extends string | number> extends FieldProps<Value | null>, Choice<Value> {
  /** Can be emptied; by default where the field is not required. */
  clearable?: boolean
  /** True while the options are on their way: Enter waits for them. */
  isLooking?: boolean
}

/** A choice. Choosing the chosen value again changes nothing; the × empties the field. */
export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { options, searchable, clearable, isLooking = false, ...field } = props
  const t = useT()
  const choice = useChoice(options, searchable)
  const canClear = clearable ?? !field.required
  const all = flat(options)
  const typing = useTypedChoice({
    ...field,
    label: all.find(({ value }) => value === field.value)?.label ?? '',
    fitting: (text) => fitting(all, text),
    choose: field.onChange,
    clear: canClear ? () => field.onChange(null) : undefined,
    isLooking,
  })
  return (
    <Select<Value>
      {...inputProps(field)}
      {...choice}
      {...(isLooking && { nothingFoundMessage: t('field', 'Searching…') })}
      {...typing.props}
      value={field.value}
      onChange={field.onChange}
      clearable={canClear}
      allowDeselect={false}
    />
  )
}

interface MultiSelectFieldProps<Value extends string | number> extends FieldProps<Value[]>, Choice<Value> {}

/** Several choices. The placeholder says what an empty choice means, and goes with the first choice. */
export function MultiSelectField<Value extends string | number>({
  options,
  searchable,
  placeholder,
  ...field
}: MultiSelectFieldProps<Value>) {
  const choice = useChoice(options, searchable)
  const left = flat(options).filter(({ value }) => !field.value.includes(value))
  const typing = useTypedChoice({
    ...field,
    label: '',
    fitting: (text) => fitting(left, text),
    choose: (value: Value) => field.onChange([...field.value, value]),
  })
  return (
    <MultiSelect<Value>
      {...inputProps(field)}
      {...choice}
      {...typing.props}
      placeholder={field.value.length > 0 ? undefined : placeholder}
      value={field.value}
      onChange={field.onChange}
      clearable
      hidePickedOptions={typing.isTyping}
    />
  )
}

function useChoice<Value extends string | number>(options: Options<Value>, searchable = flat(options).length >= SEARCHABLE_FROM) {
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

function flat<Value extends string | number>(options: Options<Value>): Option<Value>[] {
  return options.flatMap((option) => ('items' in option ? option.items : option))
}

function fitting<Value extends string | number>(options: readonly Option<Value>[], text: string): Value[] {
  const words = searchWords(text)
  return options.filter(({ label, disabled }) => !disabled && hasEveryWord(words, folded(label))).map(({ value }) => value)
}

/** Finds the options with all typed words, in any order. A group without options goes. */
function havingWords<Value extends string | number>({ options, search }: { options: ComboboxParsedItem<Value>[]; search: string }) {
  const words = searchWords(search)
  const has = ({ label }: { label: string }) => hasEveryWord(words, folded(label))
  return options.flatMap((option) => {
    if (!('items' in option)) return has(option) ? option : []
    const items = option.items.filter(has)
    return items.length > 0 ? { ...option, items } : []
  })
}
