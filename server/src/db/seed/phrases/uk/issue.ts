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
      'Ви щойно надіслали багато звернень: спробуйте ще раз через {minutes, plural, one {# хвилину} few {# хвилини} many {# хвилин} other {# хвилини}}',
    'Reported problems': 'Звернення про проблеми',
    All: 'Усі',
    'No open reports': 'Немає відкритих звернень',
    'No reports': 'Звернень немає',
    'What people report from the user menu appears here.': 'Тут з’являється те, про що повідомляють із меню користувача.',
    'Only what nobody has handled yet': 'Лише те, чого ще ніхто не опрацював',
    'Mark as handled': 'Позначити як опрацьоване',
    'Open it again': 'Відкрити знову',
    'The report is handled': 'Звернення опрацьовано',
    'The report is open again': 'Звернення знову відкрито',
    'Handled by {name}, {date}': 'Опрацьовано: {name}, {date}',
  },
}
