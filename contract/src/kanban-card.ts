import { z } from 'zod'
import { CARD_KEYS, CardKey, KanbanCard } from './kanban.ts'
import { inPlace, LayoutArea, LayoutFacts, LayoutName, LayoutQuery, LayoutThere, layoutRoles, repeatedAt } from './kanban-layout.ts'
import { crud } from './kit/crud.ts'
import { int } from './kit/page.ts'
import { phrase } from './kit/phrase.ts'
import { STOP } from './kit/text.ts'

export const KanbanCardLayout = KanbanCard.extend(LayoutFacts.shape)
export type KanbanCardLayout = z.output<typeof KanbanCardLayout>

/** Names of Tabler icons. Every browser has their pictures. */
export const CARD_ICONS = [
  'barcode',
  'calendar',
  'calendar-event',
  'clock',
  'hash',
  'home',
  'map-pin',
  'message',
  'message-circle',
  'note',
  'package',
  'phone',
  'tag',
  'truck',
  'truck-delivery',
  'user',
] as const
export type CardIconName = (typeof CARD_ICONS)[number]

export const CARD_DISPLAYS = ['icon', 'text', 'both'] as const

const Field = z.object({
  key: CardKey,
  icon: z.enum(CARD_ICONS),
  position: int(0, 1000),
  visible: z.boolean().default(true),
  display: z.enum(CARD_DISPLAYS).default('both'),
})

const Fields = z
  .array(Field)
  .min(1, STOP)
  .max(CARD_KEYS.length)
  .superRefine((fields, context) => {
    const twice = phrase('kanban_layout', 'Each field stands on a card once')
    for (const index of repeatedAt(fields, ({ key }) => key)) {
      context.addIssue({ code: 'custom', path: [index, 'key'], params: { phrase: twice } })
    }
  })
  .transform(inPlace)

const Content = LayoutName.extend({ fields: Fields })
export const KanbanCardDraft = Content.extend(LayoutArea.shape)
export type KanbanCardDraft = z.output<typeof KanbanCardDraft>
export type KanbanCardInput = z.input<typeof KanbanCardDraft>

const calls = crud('/kanban-card', layoutRoles, {
  row: KanbanCardLayout,
  draft: KanbanCardDraft,
  patch: Content.partial(),
  query: LayoutQuery,
})

export const kanbanCardEndpoints = { ...calls, create: { ...calls.create, refusal: LayoutThere } }
