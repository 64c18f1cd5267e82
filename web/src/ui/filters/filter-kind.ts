import type { ComponentType, ReactNode } from 'react'

/** A value that a filter offers. */
export interface FilterChoice<Filter> {
  readonly key: string
  readonly label: string
  /** The heading of the choices of one kind. */
  readonly group?: string
  readonly isChosen: boolean
  /** Selects the value, or removes it. */
  readonly toggle: Partial<Filter>
}

export interface FilterEditorProps<Filter> {
  /** The filter with the changes so far, not applied yet. */
  readonly draft: Filter
  readonly onChange: (change: Partial<Filter>) => void
  /** False: the input is not valid. */
  readonly onValid: (isValid: boolean) => void
}

/** A filter of a list, with its editor: choices or other input. */
export interface FilterKind<Filter> {
  /** The key of its chip. */
  readonly key: string
  readonly label: string
  readonly group?: string
  readonly icon: ComponentType<{ size: number; 'aria-hidden': true }>
  /** The properties of the filter that it clears. */
  readonly parts: readonly (keyof Filter)[]
  readonly choices?: (draft: Filter) => readonly FilterChoice<Filter>[]
  readonly editor?: (props: FilterEditorProps<Filter>) => ReactNode
  /** The text of its chip for other input; undefined where nothing is entered. */
  readonly entered?: (filter: Filter) => string | undefined
  /** True where the values are clear without the label: the chip does not show it. */
  readonly isPlain?: boolean
  /** True where the editor needs more room for hundreds of words. */
  readonly isWide?: boolean
}

/** A filter that one press sets or removes. */
export interface QuickFilter<Filter> {
  readonly key: string
  readonly label: string
  readonly icon: ComponentType<{ size: number; 'aria-hidden': true }>
  readonly isSet?: boolean
  readonly group?: string
  readonly change: Partial<Filter>
}

interface Option {
  readonly value: string | number | boolean
  readonly label: string
  readonly group?: string
}

/** Makes a filter with any number of values; none means no filter. */
export function anyOf<Filter extends object>(part: keyof Filter, options: readonly Option[]) {
  return (draft: Filter): FilterChoice<Filter>[] => {
    const chosen = listOf(draft[part])
    return options.map(({ value, ...option }) => {
      const isChosen = chosen.includes(value)
      const next = isChosen ? chosen.filter((one) => one !== value) : [...chosen, value]
      return { ...option, key: String(value), isChosen, toggle: changeOf<Filter>(part, next.length > 0 ? next : undefined) }
    })
  }
}

interface RowChoice {
  readonly label: string
  readonly group?: string
  readonly icon: FilterKind<object>['icon']
  readonly rows: readonly { readonly id: number; readonly name: string }[]
}

/** Makes a filter whose values are rows. */
export function anyRow<Filter extends object = Record<string, unknown>>(
  part: NoInfer<keyof Filter & string>,
  { rows, ...said }: RowChoice,
): FilterKind<Filter> {
  const options = rows.map(({ id, name }) => ({ value: id, label: name }))
  return { key: part, ...said, parts: [part], choices: anyOf(part, options) }
}

/** Makes a filter with one value or none. */
export function oneOf<Filter extends object>(part: keyof Filter, options: readonly Option[]) {
  return (draft: Filter): FilterChoice<Filter>[] =>
    options.map(({ value, ...option }) => {
      const isChosen = draft[part] === value
      return { ...option, key: String(value), isChosen, toggle: changeOf<Filter>(part, isChosen ? undefined : value) }
    })
}

/** Returns a change that clears these parts of the filter. */
export function without<Filter extends object>(parts: readonly (keyof Filter)[]): Partial<Filter> {
  return Object.fromEntries(parts.map((part) => [part, undefined])) as Partial<Filter> // its own parts
}

function changeOf<Filter>(part: keyof Filter, value: unknown): Partial<Filter> {
  return { [part]: value } as Partial<Filter> // the caller offers this value for that part
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
