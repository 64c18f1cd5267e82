import { CARD_KEYS, type CardKey, type KanbanCardField } from '@tracklane/contract/kanban'
import { CARD_ICONS, type CardIconName } from '@tracklane/contract/kanban-card'

/** A field in the editor. */
export interface FieldValue {
  readonly id: CardKey
  readonly icon: CardIconName
  readonly visible: boolean
  readonly display: KanbanCardField['display']
}

/** A card layout in the form. */
export interface CardValues {
  name: string
  organization_id: number | null
  country_id: number | null
  fields: readonly FieldValue[]
}

interface CardContent {
  readonly name: string
  readonly organization_id: number | null
  readonly country_id: number | null
  readonly fields: readonly KanbanCardField[]
}

/** Returns the fields in their order, followed by the ones that the layout does not mention, hidden. */
export function valuesOf({ name, organization_id, country_id, fields }: CardContent): CardValues {
  const known = [...fields]
    .sort((left, right) => left.position - right.position)
    .map(({ key, icon, visible, display }) => ({ id: key, icon: iconOf(icon), visible, display }))
  const others = CARD_KEYS.filter((one) => !fields.some(({ key }) => key === one))
  const hidden = others.map((id) => ({ id, icon: iconOf('tag'), visible: false, display: 'text' as const }))
  return { name, organization_id, country_id, fields: [...known, ...hidden] }
}

/** Returns the icon; an unknown icon becomes a tag, and is saved as one. */
function iconOf(name: string): CardIconName {
  return CARD_ICONS.find((icon) => icon === name) ?? 'tag'
}

/** Makes a copy of a layout for a country; the organization is chosen later. */
export function copyOf(layout: CardContent, name: string, country_id: number | null): CardValues {
  return { ...valuesOf(layout), name, organization_id: null, country_id }
}

/** Returns the body for the API. */
export function contentOf({ name, fields }: Pick<CardValues, 'name' | 'fields'>) {
  return { name: name.trim(), fields: fieldsOf(fields) }
}

export function draftOf(values: CardValues) {
  const { organization_id, country_id } = values
  return { ...contentOf(values), ...(organization_id !== null && { organization_id }), country_id }
}

export function fieldsOf(fields: readonly FieldValue[]) {
  return fields.map(({ id, ...field }, index) => ({ key: id, position: index + 1, ...field }))
}

/** Fields with a line of their own, always as text; an icon may stand before them. */
const IN_WORDS: readonly CardKey[] = ['track', 'customer_name', 'customer_address']

export function isAlwaysInWords(key: CardKey): boolean {
  return IN_WORDS.includes(key)
}
