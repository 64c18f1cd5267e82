import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const faqReader: PhraseCatalogue = {
  faq_reader: {
    'Link copied': 'Link skopiowany',
    'All questions': 'Wszystkie pytania',
    'As soon as an administrator publishes the first answer, it stands here.':
      'Pierwsza odpowiedź pojawi się tutaj, gdy tylko administrator ją opublikuje.',
    Categories: 'Kategorie',
    'In all categories: {count, plural, one {# question} other {# questions}}.':
      'We wszystkich kategoriach: {count, plural, one {# pytanie} few {# pytania} many {# pytań} other {# pytania}}.',
    'It has been deleted or is not published right now. Perhaps another one answers it.':
      'Zostało usunięte albo nie jest teraz opublikowane. Może pomoże inne.',
    'Look in all categories': 'Szukaj we wszystkich kategoriach',
    'More in {category}': 'Więcej w „{category}”',
    'Next question': 'Następne pytanie',
    No: 'Nie',
    'No questions are answered here yet': 'Nie ma tu jeszcze odpowiedzi na pytania',
    'No, it did not help': 'Nie, to nie pomogło',
    'Nothing in this category': 'Nic w tej kategorii',
    'Nothing is found for “{search}”': 'Nic nie znaleziono dla „{search}”',
    'Only in {language} so far': 'Na razie tylko w języku: {language}',
    'Open alone': 'Otwórz osobno',
    'Previous question': 'Poprzednie pytanie',
    'Show all questions': 'Pokaż wszystkie pytania',
    'Thank you': 'Dziękujemy',
    'This question is not here any more': 'Tego pytania już tu nie ma',
    'Try fewer words, only the beginning of a word, or another word for it.':
      'Spróbuj użyć mniej słów, tylko początku słowa albo innego określenia.',
    'Was this helpful?': 'Czy to pomogło?',
    'Everybody says for themselves whether it helps': 'O tym, czy pomaga, każdy mówi sam',
    Yes: 'Tak',
    'Yes, it helped': 'Tak, to pomogło',
    'Your search is noted: administrators see what is still to be written.':
      'Wyszukiwanie zostało odnotowane: administratorzy widzą, co trzeba jeszcze napisać.',
    '{count, plural, one {# question} other {# questions}} with “{search}”':
      '{count, plural, one {# pytanie} few {# pytania} many {# pytań} other {# pytania}} z „{search}”',
  },
  knowledge: {
    Article: 'Artykuł',
    Articles: 'Artykuły',
    Question: 'Pytanie',
    'Questions and articles': 'Pytania i artykuły',
    '{count, plural, one {# hit} other {# hits}} with “{search}”':
      '{count, plural, one {# wynik} few {# wyniki} many {# wyników} other {# wyniku}} dla „{search}”',
  },
}
