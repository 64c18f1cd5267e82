import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const faqReader: PhraseCatalogue = {
  faq_reader: {
    'Link copied': 'Посилання скопійовано',
    'All questions': 'Усі запитання',
    'As soon as an administrator publishes the first answer, it stands here.':
      'Щойно адміністратор опублікує першу відповідь, вона з’явиться тут.',
    Categories: 'Категорії',
    'In all categories: {count, plural, one {# question} other {# questions}}.':
      'В усіх категоріях: {count, plural, one {# запитання} few {# запитання} many {# запитань} other {# запитання}}.',
    'It has been deleted or is not published right now. Perhaps another one answers it.':
      'Його видалено або зараз не опубліковано. Можливо, допоможе інше.',
    'Look in all categories': 'Шукати в усіх категоріях',
    'More in {category}': 'Більше в «{category}»',
    'Next question': 'Наступне запитання',
    No: 'Ні',
    'No questions are answered here yet': 'Тут ще немає відповідей на запитання',
    'No, it did not help': 'Ні, це не допомогло',
    'Nothing in this category': 'У цій категорії нічого',
    'Nothing is found for “{search}”': 'За запитом «{search}» нічого не знайдено',
    'Only in {language} so far': 'Поки що лише мовою: {language}',
    'Open alone': 'Відкрити окремо',
    'Previous question': 'Попереднє запитання',
    'Show all questions': 'Показати всі запитання',
    'Thank you': 'Дякуємо',
    'This question is not here any more': 'Цього запитання тут уже немає',
    'Try fewer words, only the beginning of a word, or another word for it.': 'Спробуйте менше слів, лише початок слова або інше слово.',
    'Was this helpful?': 'Чи це допомогло?',
    'Everybody says for themselves whether it helps': 'Чи це допомагає, кожен каже сам за себе',
    Yes: 'Так',
    'Yes, it helped': 'Так, це допомогло',
    'Your search is noted: administrators see what is still to be written.':
      'Ваш пошук занотовано: адміністратори бачать, що ще слід написати.',
    '{count, plural, one {# question} other {# questions}} with “{search}”':
      '{count, plural, one {# запитання} few {# запитання} many {# запитань} other {# запитання}} зі словами «{search}»',
  },
  knowledge: {
    Article: 'Стаття',
    Articles: 'Статті',
    Question: 'Запитання',
    'Questions and articles': 'Запитання та статті',
    '{count, plural, one {# hit} other {# hits}} with “{search}”':
      '{count, plural, one {# збіг} few {# збіги} many {# збігів} other {# збігу}} за «{search}»',
  },
}
