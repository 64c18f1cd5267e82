import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const issue: PhraseCatalogue = {
  issue: {
    'Report a problem': 'Повідомити про проблему',
    'What is wrong?': 'Що не так?',
    'What did you do, what happened, and what should have?': 'Що ви зробили, що сталося і що мало статися?',
    'Sent along: the address of this page ({url}), your browser and the version. Never a password.':
      'Разом надсилаються адреса цієї сторінки ({url}), ваш браузер і версія. Пароль – ніколи.',
    Send: 'Надіслати',
    'Thank you: the administrators can read it now': 'Дякуємо: адміністратори вже можуть це прочитати',
    'You have reported a lot just now: try again in {minutes, plural, one {# minute} other {# minutes}}':
      'Ви щойно надіслали багато повідомлень: спробуйте знову через {minutes, plural, one {# хвилину} few {# хвилини} many {# хвилин} other {# хвилини}}',
    'Reported problems': 'Повідомлення про проблеми',
    All: 'Усі',
    'No open reports': 'Немає відкритих повідомлень',
    'No reports': 'Повідомлень немає',
    'What people report from the user menu appears here.': 'Тут з’являється те, про що повідомляють із меню користувача.',
    'Only what nobody has handled yet': 'Лише те, чим ще ніхто не зайнявся',
    'Mark as handled': 'Позначити вирішеним',
    'Open it again': 'Відкрити знову',
    'The report is handled': 'Повідомлення вирішено',
    'The report is open again': 'Повідомлення знову відкрито',
    'Handled by {name}, {date}': 'Вирішено: {name}, {date}',
  },
}
