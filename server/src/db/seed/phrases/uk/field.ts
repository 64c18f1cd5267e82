import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const field: PhraseCatalogue = {
  field: {
    'Choose a date from {from} on': 'Виберіть дату від {from}',
    'Choose a date from {from} to {to}': 'Виберіть дату від {from} до {to}',
    Clear: 'Очистити',
    'Next decade': 'Наступне десятиліття',
    'Next month': 'Наступний місяць',
    'Next year': 'Наступний рік',
    'Nothing found': 'Нічого не знайдено',
    'Previous decade': 'Попереднє десятиліття',
    'Previous month': 'Попередній місяць',
    'Previous year': 'Попередній рік',
    'The start must be earlier than the end: the dates were cleared': 'Початок має бути раніше за кінець: дати очищено',
    Today: 'Сьогодні',
    Tomorrow: 'Завтра',
    Yesterday: 'Учора',
    'dd.mm.yyyy': 'дд.мм.рррр',
    '{label}, day': '{label}, день',
    '{label}, from': '{label}, від',
    '{label}, hours': '{label}, години',
    '{label}, minutes': '{label}, хвилини',
    '{label}, to': '{label}, до',
    '“{text}” is not a date: write it as dd.mm.yyyy': '«{text}» – не дата: введіть її як дд.мм.рррр',
  },
}
