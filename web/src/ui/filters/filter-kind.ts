import type { ComponentType, ReactNode } from 'react'

/** One of the values a filter offers. */
export interface FilterChoice<Filter> {
  readonly key: string
  readonly label: string
  /** Choices of the same kind stand together under this. */
  readonly group?: string
  readonly isChosen: boolean
  /** Chooses it, or lets go of it. */
  readonly toggle: Partial<Filter>
}

export interface FilterEditorProps<Filter> {
  /** As it would be after what has been changed so far; nothing of it counts yet. */
  readonly draft: Filter
  readonly onChange: (change: Partial<Filter>) => void
  /** False: what is entered cannot be asked for. */
  readonly onValid: (isValid: boolean) => void
}

/** Something a list can be narrowed down by, with its editor: choices, or what else it takes. */
export interface FilterKind<Filter> {
  /** The key of its chip. */
  readonly key: string
  readonly label: string
  readonly group?: string
  readonly icon: ComponentType<{ size: number; 'aria-hidden': true }>
  /** The properties of the filter that it takes off. */
  readonly parts: readonly (keyof Filter)[]
  readonly choices?: (draft: Filter) => readonly FilterChoice<Filter>[]
  readonly editor?: (props: FilterEditorProps<Filter>) => ReactNode
  /** The entry of its editor, in the words of the chip; undefined where nothing is entered. */
  readonly entered?: (filter: Filter) => string | undefined
  /** Its values say by themselves what they narrow down by: the chip does without the label. */
  readonly isPlain?: boolean
  /** Hundreds of words need more room. */
  readonly isWide?: boolean
}

/** Set, or taken off, with one press. */
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

/** Any number of these; none is no filter. */
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

/** The filter by what rows stand in. */
export function anyRow<Filter extends object = Record<string, unknown>>(
  part: NoInfer<keyof Filter & string>,
  { rows, ...said }: RowChoice,
): FilterKind<Filter> {
  const options = rows.map(({ id, name }) => ({ value: id, label: name }))
  return { key: part, ...said, parts: [part], choices: anyOf(part, options) }
}

/** One of these, or none. */
export function oneOf<Filter extends object>(part: keyof Filter, options: readonly Option[]) {
  return (draft: Filter): FilterChoice<Filter>[] =>
    options.map(({ value, ...option }) => {
      const isChosen = draft[part] === value
      return { ...option, key: String(value), isChosen, toggle: changeOf<Filter>(part, isChosen ? undefined : value) }
    })
}

/** Everything the kind narrows down by, taken off. */
export function without<Filter extends object>(parts: readonly (keyof Filter)[]): Partial<Filter> {
  return Object.fromEntries(parts.map((part) => [part, undefined])) as Partial<Filter> // its own parts
}

function changeOf<Filter>(part: keyof Filter, value: unknown): Partial<Filter> {
  return { [part]: value } as Partial<Filter> // a value the caller offers for that part
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
