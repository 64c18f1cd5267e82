import { CARD_KEYS, type CardKey, type KanbanCardField } from '@tracklane/contract/kanban'
import { CARD_ICONS, type CardIconName } from '@tracklane/contract/kanban-card'

/** A field as the editor shows it. */
export interface FieldValue {
  readonly id: CardKey
  readonly icon: CardIconName
  readonly visible: boolean
  readonly display: KanbanCardField['display']
}

/** A card layout as it is being written. */
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

/** The fields in their order, and after them, hidden, those of which the layout says nothing. */
export function valuesOf({ name, organization_id, country_id, fields }: CardContent): CardValues {
  const known = [...fields]
    .sort((left, right) => left.position - right.position)
    .map(({ key, icon, visible, display }) => ({ id: key, icon: iconOf(icon), visible, display }))
  const others = CARD_KEYS.filter((one) => !fields.some(({ key }) => key === one))
  const hidden = others.map((id) => ({ id, icon: iconOf('tag'), visible: false, display: 'text' as const }))
  return { name, organization_id, country_id, fields: [...known, ...hidden] }
}

/** One that this version has no picture of shows as a tag, and is saved as one. */
function iconOf(name: string): CardIconName {
  return CARD_ICONS.find((icon) => icon === name) ?? 'tag'
}

/** A new one that begins as another, for that country; its organization is still to be said. */
export function copyOf(layout: CardContent, name: string, country_id: number | null): CardValues {
  return { ...valuesOf(layout), name, organization_id: null, country_id }
}

/** As the API takes it. */
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

/** These stand in a line of their own, always in words: an icon may stand before them. */
const IN_WORDS: readonly CardKey[] = ['track', 'customer_name', 'customer_address']

export function isAlwaysInWords(key: CardKey): boolean {
  return IN_WORDS.includes(key)
}
