import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const message: PhraseCatalogue = {
  message: {
    'Set SMS_URL and start Tracklane again, then send these again, or switch the templates off.':
      'Задайте SMS_URL, перезапустіть Tracklane і надішліть знову або вимкніть шаблони.',
    'Set MESSENGER_URL and start Tracklane again, then send these again, or switch the templates off.':
      'Задайте MESSENGER_URL, перезапустіть Tracklane і надішліть знову або вимкніть шаблони.',
    'Look whether the gateway runs, then send these again.': 'Перевірте, чи працює шлюз, і надішліть знову.',
    'Look into the log of the gateway: it says why it did not take them.': 'Перегляньте журнал шлюзу: там сказано, чому він їх не прийняв.',
    'The gateway needs https://, or an address of the own network.': 'Шлюзу потрібен https:// або адреса власної мережі.',
    'Raise MESSAGES_PER_DAY and start again, or send these again tomorrow.':
      'Збільште MESSAGES_PER_DAY і перезапустіть або надішліть завтра.',
    'Messages do not leave this machine: each is written to a file in the data folder.':
      'Повідомлення не залишають цей комп’ютер: кожне записується у файл у теці даних.',
    '{count, plural, one {# was} other {# were}} given up: what to do':
      '{count, plural, one {# не надіслано} few {# не надіслано} many {# не надіслано} other {# не надіслано}}: що робити',
    'Given up': 'Не надіслано',
    'A later message to this customer waits already': 'Пізніше повідомлення цьому клієнтові вже чекає',
    'Ask whoever runs the mail server why it put these off, then send them again.':
      'Запитайте того, хто веде поштовий сервер, чому він їх відклав, і надішліть знову.',
    'Correct the address, then send it again.': 'Виправте адресу й надішліть знову.',
    'Correct user name and password in SMTP_URL, start again, then send these again.':
      'Виправте ім’я користувача й пароль у SMTP_URL, перезапустіть і надішліть знову.',
    Delivery: 'Надсилання',
    'It is sent again': 'Надсилається знову',
    'It may have been sent after the backup was made: ask before you send it again.':
      'Його могли надіслати після створення копії: запитайте, перш ніж надсилати знову.',
    'Look at SMTP_URL and whether the mail server runs, then send these again.':
      'Перевірте SMTP_URL і чи працює поштовий сервер, потім надішліть знову.',
    'Look at the address in the order. If it is right, ask whoever runs the mail server.':
      'Перевірте адресу в замовленні. Якщо вона правильна, запитайте того, хто веде поштовий сервер.',
    'Look into the log of the server at that time.': 'Перегляньте журнал сервера за цей час.',
    'Emails do not leave this machine: each is written to a file in the data folder.':
      'Листи не залишають комп’ютер: кожен записується у файл у теці даних.',
    'Emails to customers, couriers and colleagues appear here, and why one did not arrive.':
      'Тут з’являються листи клієнтам, кур’єрам і колегам, а також причина, чому якийсь не дійшов.',
    'Next try': 'Наступна спроба',
    'No mail server is set: emails are not sent.': 'Поштовий сервер не налаштовано: листи не надсилаються.',
    'No message found': 'Повідомлень не знайдено',
    'Nothing was sent yet': 'Ще нічого не надіслано',
    'Open the order': 'Відкрити замовлення',
    Order: 'Замовлення',
    Reason: 'Причина',
    'Send again': 'Надіслати ще раз',
    'Send {count, plural, one {it} other {all #}} again':
      '{count, plural, =1 {Надіслати ще раз} one {Надіслати ще раз усі #} few {Надіслати ще раз усі #} many {Надіслати ще раз усі #} other {Надіслати ще раз усі #}}',
    'Set SMTP_URL and start Tracklane again, then send these again.': 'Задайте SMTP_URL, перезапустіть Tracklane і надішліть знову.',
    State: 'Стан',
    'The customer may be told of the order.': 'Клієнта можна повідомляти про замовлення.',
    'The customer wants no messages.': 'Клієнт не хоче повідомлень.',
    'The mail server needs a valid certificate, or smtps:// in SMTP_URL.':
      'Поштовому серверу потрібен чинний сертифікат або smtps:// у SMTP_URL.',
    'The server at the other end was slow. Send it again.': 'Сервер отримувача відповідав надто повільно. Надішліть ще раз.',
    'They want messages again': 'Знову хоче повідомлень',
    'They want no messages': 'Не хоче повідомлень',
    'This customer gets messages again': 'Цей клієнт знову отримує повідомлення',
    'This customer gets no more messages': 'Цей клієнт більше не отримує повідомлень',
    'This message was not given up': 'Цього повідомлення немає серед не надісланих',
    'This order has neither a phone nor an email address of the customer':
      'У цьому замовленні немає ні телефону, ні електронної адреси клієнта',
    'Tracklane was stopped while it was sent. It may have arrived: ask before you send it again.':
      'Tracklane зупинили під час надсилання. Воно могло дійти: запитайте, перш ніж надсилати знову.',
    Tries: 'Спроби',
    Written: 'Створено',
    '{count, plural, one {# message is} other {# messages are}} sent again':
      'Надсилається знову: {count, plural, one {# повідомлення} few {# повідомлення} many {# повідомлень} other {# повідомлення}}',
    '{count, plural, one {# message was} other {# messages were}} given up: {reason}':
      '{count, plural, one {# повідомлення не надіслано} few {# повідомлення не надіслано} many {# повідомлень не надіслано} other {# повідомлення не надіслано}}: {reason}',
    '{unread, plural, =0 {Messages} one {Messages, # unread} other {Messages, # unread}}':
      '{unread, plural, =0 {Повідомлення} one {Повідомлення, # непрочитане} few {Повідомлення, # непрочитані} many {Повідомлення, # непрочитаних} other {Повідомлення, # непрочитаного}}',
    Messages: 'Повідомлення',
    '{count, plural, one {# new message} other {# new messages}}, the last: {text}':
      '{count, plural, one {# нове повідомлення} few {# нові повідомлення} many {# нових повідомлень} other {# нового повідомлення}}, останнє: {text}',
    'Mark all as read': 'Усі прочитані',
    'Mark as read': 'Позначити як прочитане',
    'Message settings': 'Налаштування повідомлень',
    'No messages yet': 'Повідомлень ще немає',
    'Here you see what others do with your orders and what colleagues write to you.':
      'Тут видно, що інші роблять із вашими замовленнями і що вам пишуть колеги.',
    'Show earlier ones': 'Показати раніші',
    'New message': 'Нове повідомлення',
    Unread: 'Непрочитане',
    'Tell me in the app about': 'У застосунку дізнаюся про',
    'Always on': 'Завжди увімкнено',
    'Choose an organization': 'Виберіть організацію',
    'Choose at least one person': 'Виберіть щонайменше одну особу',
    'Sent to {count, plural, one {# person} other {# people}}':
      'Надіслано {count, plural, one {# особі} few {# особам} many {# особам} other {# особи}}',
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
    'Every country': 'Усі країни',
    People: 'Люди',
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
  refusal: {
    'Done: {organization} sends you no more messages.': 'Готово: {organization} більше не надсилатиме вам повідомлень.',
    'Messages about your orders': 'Повідомлення про ваші замовлення',
    'Send me no more messages': 'Не надсилати мені повідомлень',
    '{organization} tells you when your orders are on their way. You can stop these messages.':
      '{organization} повідомляє, коли ваші замовлення в дорозі. Ви можете відмовитися від цих повідомлень.',
  },
  letter: {
    'Your account at {brand} has another email address': 'Ваш обліковий запис у {brand} має іншу електронну адресу',
    'Somebody who administers accounts at {brand} has changed the email address of yours: you sign in with the new one.':
      'Хтось, хто керує обліковими записами в {brand}, змінив електронну адресу вашого: ви входите з новою.',
    'If that is not right, tell your administrator.': 'Якщо це не так, повідомте адміністратора.',
    'Choose a new password for {brand}': 'Виберіть новий пароль для {brand}',
    'Somebody has asked for a new password for your account at {brand}. This link works once, for 30 minutes:':
      'Хтось попросив новий пароль для вашого облікового запису в {brand}. Це посилання діє один раз, 30 хвилин:',
    'If it was not you, do nothing: your password stays as it is.': 'Якщо це були не ви, нічого не робіть: пароль лишається незмінним.',
    'Your account at {brand}': 'Ваш обліковий запис у {brand}',
    'An account was made for you at {brand}. Choose your password with this link; it works once, for seven days:':
      'Для вас створено обліковий запис у {brand}. Виберіть пароль за цим посиланням; воно діє один раз, сім днів:',
    'Later you can ask for a new link on the page where you sign in.': 'Пізніше ви можете попросити нове посилання на сторінці входу.',
  },
}
