import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const message: PhraseCatalogue = {
  message: {
    '{unread, plural, =0 {Messages} one {Messages, # unread} other {Messages, # unread}}':
      '{unread, plural, =0 {Повідомлення} one {Повідомлення, # непрочитане} few {Повідомлення, # непрочитані} many {Повідомлення, # непрочитаних} other {Повідомлення, # непрочитаного}}',
    Messages: 'Повідомлення',
    '{count, plural, one {# new message} other {# new messages}}, the last: {text}':
      '{count, plural, one {# нове повідомлення} few {# нові повідомлення} many {# нових повідомлень} other {# нового повідомлення}}, останнє: {text}',
    'Mark all as read': 'Усі прочитані',
    'Mark as read': 'Позначити як прочитане',
    'Message settings': 'Налаштування повідомлень',
    'No messages yet': 'Повідомлень ще немає',
    'This is where it says what others do with your orders, and what colleagues write to you.':
      'Тут видно, що інші роблять із вашими замовленнями і що вам пишуть колеги.',
    'Show earlier ones': 'Показати раніші',
    'New message': 'Нове повідомлення',
    Unread: 'Непрочитане',
    'Tell me in the app about': 'У застосунку дізнаюся про',
    'Always on': 'Завжди увімкнено',
    'Choose an organization': 'Виберіть організацію',
    'Choose at least one person': 'Виберіть щонайменше одну особу',
    'Sent to {count, plural, one {# person} other {# people}}':
      'Надіслано: {count, plural, one {# особа} few {# особи} many {# осіб} other {# особи}}',
    To: 'Кому',
    'To people': 'Особам',
    'To all of a role': 'Усім із роллю',
    Text: 'Текст',
    '{count, plural, one {# character left} other {# characters left}}':
      '{count, plural, one {Залишився # символ} few {Залишилося # символи} many {Залишилося # символів} other {Залишилося # символу}}',
    Send: 'Надіслати',
    Role: 'Роль',
    Organization: 'Організація',
    Country: 'Країна',
    'Every country': 'Кожна країна',
    People: 'Особи',
    'Show who was told': 'Показати, хто дізнався',
    'Hide who was told': 'Сховати, хто дізнався',
    'Nobody was told anything yet': 'Ще ніхто ні про що не дізнався',
    'Each change that people are told of appears here.': 'Тут з’являється кожна зміна, про яку хтось дізнається.',
    Sent: 'Надіслано',
    Waiting: 'Чекає',
    'Gave up': 'Припинено',
    'Not sent': 'Не надіслано',
    '{count, plural, one {# try} other {# tries}}': '{count, plural, one {# спроба} few {# спроби} many {# спроб} other {# спроби}}',
  },
}
