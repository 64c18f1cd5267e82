import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const onboardingAdmin: PhraseCatalogue = {
  onboarding_admin: {
    '{count, plural, one {# article} other {# articles}}':
      '{count, plural, one {# стаття} few {# статті} many {# статей} other {# статті}}',
    '{count, plural, one {# category} other {# categories}}':
      '{count, plural, one {# категорія} few {# категорії} many {# категорій} other {# категорії}}',
    'Add article': 'Додати статтю',
    'Add section': 'Додати розділ',
    'Add the first one: categories and their articles stand in sections.': 'Додайте перший: категорії та їхні статті містяться в розділах.',
    Article: 'Стаття',
    Category: 'Категорія',
    'Cover picture': 'Обкладинка',
    Description: 'Опис',
    'Make a category first: every article belongs to one.': 'Спершу створіть категорію: кожна стаття належить до однієї.',
    'Make a section first: every category belongs to one.': 'Спершу створіть розділ: кожна категорія належить до одного.',
    Name: 'Назва',
    'Name or description': 'Назва або опис',
    'New article': 'Нова стаття',
    'New section': 'Новий розділ',
    'No articles yet': 'Статей ще немає',
    'No categories yet': 'Категорій ще немає',
    'No sections yet': 'Розділів ще немає',
    'Onboarding articles': 'Навчання: статті',
    'Onboarding categories': 'Навчання: категорії',
    'Onboarding sections': 'Навчання: розділи',
    Place: 'Місце',
    'Search articles': 'Пошук статей',
    'Search sections': 'Пошук розділів',
    Section: 'Розділ',
    Text: 'Текст',
    Title: 'Заголовок',
    Visibility: 'Видимість',
    'Words of the title': 'Слова із заголовка',
    'logists find the article': 'логісти знаходять статтю',
    'logists find the article only when its category and its section are published, too':
      'логісти знайдуть статтю, лише коли опубліковано її категорію та розділ',
    'logists find the category only when its section is published, too': 'логісти знайдуть категорію, лише коли опубліковано й розділ',
    'logists find the category, with those of its {count, plural, one {# article} other {# articles}} that are published':
      'логісти знаходять категорію, разом з опублікованими з {count, plural, one {# статті} few {# статей} many {# статей} other {# статті}}',
    'logists find the section, with those of its {count, plural, one {# category} other {# categories}} that are published':
      'логісти знаходять розділ, разом з опублікованими з {count, plural, one {# категорії} few {# категорій} many {# категорій} other {# категорії}}',
    'logists no longer find the article': 'логісти більше не знаходять статтю',
    'logists no longer find the category, nor its {count, plural, one {# article} other {# articles}}':
      'логісти більше не знаходять категорію, як і {count, plural, one {# статтю} few {# статті} many {# статей} other {# статті}} в ній',
    'logists no longer find the section, nor its {count, plural, one {# category} other {# categories}}':
      'логісти більше не знаходять розділ, як і {count, plural, one {# категорію} few {# категорії} many {# категорій} other {# категорії}} в ньому',
  },
}
