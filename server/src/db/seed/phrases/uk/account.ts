import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const account: PhraseCatalogue = {
  auth: {
    'Sign in as somebody else': 'Увійти як хтось інший',
    'You can try again in {time}': 'Наступна спроба можлива через {time}',
    'Too many attempts': 'Забагато спроб',
    'There is no administrator yet. Create one on the server with {command}.':
      'Адміністратора ще немає. Створіть його на сервері командою {command}.',
    'Ask for a new link': 'Попросити нове посилання',
    'Back to the sign-in': 'Назад до входу',
    'Enter the email address of your account.': 'Введіть електронну адресу вашого облікового запису.',
    'Forgot your password?': 'Забули пароль?',
    'If there is an account with this address, an email with a link is on its way to it. The link works for 30 minutes.':
      'Якщо є обліковий запис із цією адресою, на неї надіслано лист із посиланням. Воно діє 30 хвилин.',
    'Send me a link': 'Надіслати мені посилання',
    'Set the password': 'Установити пароль',
    'This link was used, or is too old. Ask for a new one.': 'Це посилання вже використане або застаре. Попросіть нове.',
    'Your password is set. Sign in with it.': 'Пароль установлено. Увійдіть із ним.',
    'At least {minimum} characters': 'Щонайменше {minimum, plural, one {# символ} few {# символи} many {# символів} other {# символу}}',
    'Change password': 'Змінити пароль',
    'Choose your password': 'Виберіть свій пароль',
    'Current password': 'Поточний пароль',
    'Demo accounts': 'Демонстраційні облікові записи',
    Email: 'Ел. пошта',
    'One click signs in. They exist in demo installations only.': 'Вхід одним натисканням. Вони є лише в демонстраційних версіях.',
    'New password': 'Новий пароль',
    'New password again': 'Новий пароль ще раз',
    Password: 'Пароль',
    'Password and sessions': 'Пароль і сеанси',
    'Show or hide the password': 'Показати або сховати пароль',
    'Sign in': 'Увійти',
    'The new password must differ from the current one': 'Новий пароль має відрізнятися від поточного',
    'The password is changed. Your other sessions have ended.': 'Пароль змінено. Інші ваші сеанси завершено.',
    'The password must differ from the login': 'Пароль має відрізнятися від логіна',
    'The two passwords differ': 'Паролі не збігаються',
    'The email address or the password is wrong': 'Неправильна адреса ел. пошти або пароль',
    'This is not the current password': 'Це не поточний пароль',
    'This password is too common: choose another one': 'Цей пароль надто поширений: виберіть інший',
    'Use the email address and password of your account.': 'Використовуйте адресу ел. пошти та пароль свого облікового запису.',
    'You are signed out on this device. The server hears of it as soon as there is a connection.':
      'Ви вийшли із системи на цьому пристрої. Сервер дізнається про це, щойно з’явиться зв’язок.',
    'Your password was set by somebody else. Choose one that only you know.':
      'Ваш пароль установив хтось інший. Виберіть такий, який знатимете лише ви.',
  },
  role: {
    Administrator: 'Адміністратор',
    Courier: 'Кур’єр',
    Logist: 'Логіст',
    'Organization administrator': 'Адміністратор організації',
    Reporter: 'Аналітик',
    Security: 'Служба безпеки',
  },
}
