import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const faq: PhraseCatalogue = {
  faq: {
    'Put “{search}” away': 'Прибрати «{search}»',
    'Write a question': 'Написати запитання',
    'Write a question from “{search}”': 'Написати запитання за пошуком «{search}»',
    'Did not help': 'Не допомогло',
    Helped: 'Допомогло',
    'Not helpful': 'Не допомогли',
    'Nobody has said that an answer did not help': 'Ніхто не сказав, що відповідь не допомогла',
    'Answers that logists did not find helpful appear here, with how many said so.':
      'Тут з’являються відповіді, які логісти вважають некорисними, і скільки їх так сказало.',
    'Add question': 'Додати запитання',
    'Add the first one: every question belongs to a category.': 'Додайте першу: кожне запитання належить до категорії.',
    Answer: 'Відповідь',
    Category: 'Категорія',
    'Every search has found something': 'Кожен пошук щось знайшов',
    'FAQ categories': 'Категорії довідки',
    'FAQ questions': 'Запитання довідки',
    'Helped {helpful, number}, did not help {not_helpful, number}': 'Допомогло: {helpful, number}, не допомогло: {not_helpful, number}',
    'How often': 'Скільки разів',
    'Last time': 'Востаннє',
    'Make a category first: every question belongs to one.': 'Спершу створіть категорію: кожне запитання належить до однієї.',
    Name: 'Назва',
    'New question': 'Нове запитання',
    'No categories yet': 'Категорій ще немає',
    'No questions yet': 'Запитань ще немає',
    Place: 'Місце',
    Question: 'Запитання',
    Questions: 'Запитання',
    'Search questions': 'Пошук запитань',
    'Searched for': 'Що шукали',
    'Searches without result': 'Пошуки без результату',
    Visibility: 'Видимість',
    'What logists look for in the FAQ without finding anything stands here.': 'Тут видно, що логісти шукали в довідці й нічого не знайшли.',
    'Search the FAQ': 'Шукати в запитаннях',
    'logists find it': 'логісти це знаходять',
    'logists find it only when its category is published, too': 'логісти знайдуть це, лише коли опубліковано й категорію',
    'logists find it, with those of its {count, plural, one {# question} other {# questions}} that are published':
      'логісти це знаходять, разом з опублікованими з {count, plural, one {# запитання} few {# запитань} many {# запитань} other {# запитання}}',
    'logists no longer find it': 'логісти цього більше не знаходять',
    'logists no longer find it, nor its {count, plural, one {# question} other {# questions}}':
      'логісти цього більше не знаходять, як і {count, plural, one {# запитання} few {# запитань} many {# запитань} other {# запитання}} в ній',
    '{count, plural, one {# FAQ category} other {# FAQ categories}}':
      '{count, plural, one {# категорія довідки} few {# категорії довідки} many {# категорій довідки} other {# категорії довідки}}',
    '{count, plural, one {# question} other {# questions}}':
      '{count, plural, one {# запитання} few {# запитання} many {# запитань} other {# запитання}}',
  },
  translations: {
    'As readers see it': 'Як бачать читачі',
    'As readers see it: {language}': 'Як бачать читачі: {language}',
    'Until it is translated, its readers see the source language': 'Поки немає перекладу, читачі бачать текст мовою оригіналу',
    'Add to {name}': 'Додати до «{name}»',
    'Copy from the source': 'Скопіювати з мови оригіналу',
    Language: 'Мова',
    'Logists find what is published; of the rest only administrators know':
      'Логісти знаходять опубліковане; решту бачать лише адміністратори',
    'Missing in': 'Бракує мовою',
    'Missing: {languages}': 'Бракує: {languages}',
    'Not published': 'Не опубліковано',
    'Order within {name}': 'Порядок у «{name}»',
    Published: 'Опубліковано',
    Texts: 'Тексти',
    'The order can be changed when search and filters leave nothing out.':
      'Порядок можна змінювати, коли пошук і фільтри нічого не приховують.',
    'There are {maximum, number} already, and no more are possible: delete one first':
      'Їх уже {maximum, number}, більше не можна: спершу видаліть якийсь',
    'The list has other rows by now: somebody may have added or deleted one. Load it again':
      'У списку вже інші рядки: можливо, хтось додав або видалив рядок. Завантажте його знову',
    'Write it in at least one language': 'Напишіть це хоча б однією мовою',
    'Written in every language': 'Є всіма мовами',
    changed: 'змінено',
    missing: 'бракує',
    'not valid': 'неправильно',
    written: 'є',
    '{total, plural, one {{uses} is in it} other {{uses} are in it}}: unpublish it instead':
      '{total, plural, one {{uses} належить до неї} few {{uses} належать до неї} many {{uses} належать до неї} other {{uses} належать до неї}}: замість видалення скасуйте публікацію',
    '{field} ({language})': '{field} ({language})',
    '{language} (source)': '{language} (оригінал)',
  },
}
