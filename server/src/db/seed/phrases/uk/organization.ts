import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const organization: PhraseCatalogue = {
  organization: {
    'API tokens': 'Токени API',
    'Add organization': 'Додати організацію',
    'Add the first one: people, couriers and orders belong to an organization.':
      'Додайте першу: люди, кур’єри й замовлення належать до організації.',
    Address: 'Адреса',
    Email: 'Ел. пошта',
    'Labels name it as the sender': 'На етикетках її вказано як відправника',
    Name: 'Назва',
    'Name, phone, email, address': 'Назва, телефон, ел. пошта, адреса',
    'New organization': 'Нова організація',
    'No organization found': 'Організацій не знайдено',
    'No organizations yet': 'Організацій ще немає',
    'While inactive, nobody signs in and no token works': 'Поки вона неактивна, ніхто не може ввійти й жоден токен не діє',
    Organization: 'Організація',
    Organizations: 'Організації',
    People: 'Люди',
    Phone: 'Телефон',
    'Search organizations': 'Пошук організацій',
    'There is an organization with this name already': 'Організація з такою назвою вже є',
    '{count, plural, one {# person} other {# people}}': '{count, plural, one {# особа} few {# особи} many {# осіб} other {# особи}}',
    '{count, plural, one {# person is} other {# people are}} signed out':
      '{count, plural, one {# особу виведено із системи} few {# осіб виведено із системи} many {# осіб виведено із системи} other {# особи виведено із системи}}',
    '{count, plural, one {# person} other {# people}} may sign in again':
      '{count, plural, one {# особа знову може ввійти} few {# особи знову можуть увійти} many {# осіб знову можуть увійти} other {# особи знову можуть увійти}}',
    '{count, plural, one {# token stops} other {# tokens stop}} working':
      '{count, plural, one {# токен більше не діє} few {# токени більше не діють} many {# токенів більше не діють} other {# токена більше не діють}}',
    '{count, plural, one {# token works} other {# tokens work}} again':
      '{count, plural, one {# токен знову діє} few {# токени знову діють} many {# токенів знову діють} other {# токена знову діють}}',
    '{name} is active: {effects}': '{name} – активна: {effects}',
    '{name} is disabled: {effects}': '{name} – неактивна: {effects}',
  },
  organization_token: {
    'API tokens': 'Токени API',
    'At most {days} days from now': 'Щонайбільше {days} дн. від сьогодні',
    'Copy line': 'Копіювати рядок',
    'Copy the token now: it is not shown again.': 'Скопіюйте токен зараз: більше його не буде показано.',
    'Copy token': 'Копіювати токен',
    'Create orders, and change them while new or in processing': 'Створювати замовлення та змінювати їх, доки вони нові або в обробці',
    'Expired on {date}': 'Термін дії минув {date}',
    'Expires on {date}': 'Діє до {date}',
    'I have copied it': 'Токен скопійовано',
    'It may': 'Дозволено',
    'Last used {age}': 'Використано {age}',
    'Made on {date}': 'Створено {date}',
    'Made on {date} by {by}': 'Створено {date}, {by}',
    'Make token': 'Створити токен',
    Name: 'Назва',
    'Name each ability once': 'Назвіть кожен дозвіл один раз',
    'Never used': 'Ще не використано',
    'New token': 'Новий токен',
    'New token of {name}': 'Новий токен: {name}',
    'None yet: with a token a shop hands its orders over by itself.': 'Ще немає: з токеном магазин сам передає свої замовлення.',
    'Read orders': 'Читати замовлення',
    Revoke: 'Відкликати',
    'Revoke all': 'Відкликати всі',
    'Revoke {count, plural, one {# token} other {all # tokens}} of {name}?':
      '{name}: відкликати {count, plural, one {# токен} few {всі # токени} many {всі # токенів} other {всі # токена}}?',
    'Revoke {name}': 'Відкликати {name}',
    'Revoke {name}?': 'Відкликати {name}?',
    'The change log names it so: call it after what uses it': 'Так його названо в журналі змін: назвіть за тим, що його використовує',
    'There are {most} tokens already: revoke one first': 'Токенів уже {most}: спершу відкличте один',
    'This lies in the past': 'Ця дата в минулому',
    Token: 'Токен',
    'Try it in a shell': 'Спробувати в командному рядку',
    'Whatever uses them is refused at once. They cannot be brought back.':
      'Усе, що їх використовує, відразу отримає відмову. Повернути їх не можна.',
    'Whatever uses this token is refused at once. It cannot be brought back.':
      'Усе, що використовує цей токен, відразу отримає відмову. Повернути його не можна.',
    'Works until': 'Діє до',
    '{count, plural, one {# token is} other {# tokens are}} revoked':
      '{count, plural, one {# токен відкликано} few {# токени відкликано} many {# токенів відкликано} other {# токена відкликано}}',
    '{name} is revoked': '{name} відкликано',
  },
}
