import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

/** Texts that every list and every record share. */
export const record: PhraseCatalogue = {
  record: {
    '{count, plural, one {# organization} other {# organizations}}':
      '{count, plural, one {# організація} few {# організації} many {# організацій} other {# організації}}',
    'The first texts are being prepared': 'Перші тексти готуються',
    'They appear here within a minute.': 'Вони з’являться тут протягом хвилини.',
    'Make our own copy': 'Створити власну копію',
    'Search categories': 'Пошук категорій',
    'Add category': 'Додати категорію',
    'New category': 'Нова категорія',
    Active: 'Активно',
    Inactive: 'Неактивно',
    'Make inactive': 'Зробити неактивним',
    'Nothing matches the search and the filters.': 'Пошуку та фільтрам нічого не відповідає.',
    'Somebody else changed this meanwhile, at {time}. Everything else of both is kept.':
      'Тим часом це змінив хтось інший, о {time}. Решту змін обох збережено.',
    'Somebody else changed this meanwhile: both changes are kept': 'Тим часом це змінив хтось інший: обидві зміни збережено',
    'Somebody else changed this meanwhile: save again to keep yours':
      'Тим часом це змінив хтось інший: збережіть ще раз, щоб діяла ваша версія',
    'Somebody may have deleted it meanwhile.': 'Можливо, тим часом це хтось видалив.',
    'Take this': 'Узяти це',
    'This is not here any more': 'Цього вже немає',
    Show: 'Показати',
    'Show {count, number}': 'Показати {count, number}',
    'When you save: {effects}': 'Після збереження: {effects}',
    'Show {uses}': 'Показати: {uses}',
    empty: 'порожньо',
    'it changes for {uses}': 'зміниться для: {uses}',
    'it is no longer offered': 'більше не пропонується',
    'it is no longer offered, and still in use: {uses}': 'більше не пропонується, але ще використовується: {uses}',
    'it is offered again': 'знову пропонується',
    'Move {name} with the up and down arrows': 'Перемістити «{name}» стрілками вгору та вниз',
    '{name} is now number {place} of {count}': '{name}: тепер місце {place} із {count}',
    '{count, plural, one {# account} other {# accounts}}':
      '{count, plural, one {# обліковий запис} few {# облікові записи} many {# облікових записів} other {# облікового запису}}',
    '{count, plural, one {# article} other {# articles}}':
      '{count, plural, one {# стаття} few {# статті} many {# статей} other {# статті}}',
    '{count, plural, one {# board} other {# boards}}': '{count, plural, one {# дошка} few {# дошки} many {# дощок} other {# дошки}}',
    '{count, plural, one {# category} other {# categories}}':
      '{count, plural, one {# категорія} few {# категорії} many {# категорій} other {# категорії}}',
    '{count, plural, one {# hand-over} other {# hand-overs}}':
      '{count, plural, one {# передача} few {# передачі} many {# передач} other {# передачі}}',
    '{count, plural, one {# card layout} other {# card layouts}}':
      '{count, plural, one {# макет картки} few {# макети картки} many {# макетів картки} other {# макета картки}}',
    '{count, plural, one {# country} other {# countries}}':
      '{count, plural, one {# країна} few {# країни} many {# країн} other {# країни}}',
    '{count, plural, one {# courier} other {# couriers}}':
      '{count, plural, one {# кур’єр} few {# кур’єри} many {# кур’єрів} other {# кур’єра}}',
    '{count, plural, one {# order flow} other {# order flows}}':
      '{count, plural, one {# схема переходів} few {# схеми переходів} many {# схем переходів} other {# схеми переходів}}',
    '{count, plural, one {# order} other {# orders}}':
      '{count, plural, one {# замовлення} few {# замовлення} many {# замовлень} other {# замовлення}}',
    '{count, plural, one {# sub-status} other {# sub-statuses}}':
      '{count, plural, one {# підстатус} few {# підстатуси} many {# підстатусів} other {# підстатусу}}',
    '{count, plural, one {# section} other {# sections}}':
      '{count, plural, one {# розділ} few {# розділи} many {# розділів} other {# розділу}}',
    '{count, plural, one {# template} other {# templates}}':
      '{count, plural, one {# шаблон} few {# шаблони} many {# шаблонів} other {# шаблону}}',
    '{count, plural, one {# token} other {# tokens}}': '{count, plural, one {# токен} few {# токени} many {# токенів} other {# токена}}',
    '{count, plural, one {# translation} other {# translations}}':
      '{count, plural, one {# переклад} few {# переклади} many {# перекладів} other {# перекладу}}',
    '{count, number} found': 'Знайдено: {count, number}',
    '{name} is added': 'Додано: {name}',
    '{name} is saved': 'Збережено: {name}',
    '{name} is deleted': 'Видалено: {name}',
  },
}
