import type { KanbanCardField } from '@tracklane/contract/kanban'
import type { CardIconName } from '@tracklane/contract/kanban-card'
import type { Translate } from '#lib/i18n.ts'

export function displayName(t: Translate, display: KanbanCardField['display']): string {
  switch (display) {
    case 'icon':
      return t('kanban_layout', 'Icon')
    case 'text':
      return t('kanban_layout', 'Text')
    case 'both':
      return t('kanban_layout', 'Both')
  }
}

export function iconName(t: Translate, icon: CardIconName): string {
  const names: Record<CardIconName, string> = {
    barcode: t('kanban_layout', 'Barcode'),
    calendar: t('kanban_layout', 'Calendar'),
    'calendar-event': t('kanban_layout', 'Calendar with a day'),
    clock: t('kanban_layout', 'Clock'),
    hash: t('kanban_layout', 'Hash sign'),
    home: t('kanban_layout', 'House'),
    'map-pin': t('kanban_layout', 'Pin'),
    message: t('kanban_layout', 'Speech bubble'),
    'message-circle': t('kanban_layout', 'Round speech bubble'),
    note: t('kanban_layout', 'Note'),
    package: t('kanban_layout', 'Parcel'),
    phone: t('kanban_layout', 'Telephone'),
    tag: t('kanban_layout', 'Tag'),
    truck: t('kanban_layout', 'Truck'),
    'truck-delivery': t('kanban_layout', 'Delivery truck'),
    user: t('kanban_layout', 'Person'),
  }
  return names[icon]
}
