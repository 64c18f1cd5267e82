import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const faq: PhraseCatalogue = {
  faq: {
    'Put “{search}” away': 'Ukryj „{search}”',
    'Write a question': 'Napisz pytanie',
    'Write a question from “{search}”': 'Napisz pytanie na podstawie „{search}”',
    'Did not help': 'Nie pomogło',
    Helped: 'Pomogło',
    'Not helpful': 'Nieprzydatne',
    'Nobody has said that an answer did not help': 'Nikt nie powiedział, że odpowiedź nie pomogła',
    'Answers that logists did not find helpful appear here, with how many said so.':
      'Tutaj pojawiają się odpowiedzi, które dyspozytorzy uznali za nieprzydatne, i liczba takich głosów.',
    'Add question': 'Dodaj pytanie',
    'Add the first one: every question belongs to a category.': 'Dodaj pierwszą: każde pytanie należy do kategorii.',
    Answer: 'Odpowiedź',
    Category: 'Kategoria',
    'Every search has found something': 'Każde wyszukiwanie coś znalazło',
    'FAQ categories': 'Kategorie FAQ',
    'FAQ questions': 'Pytania FAQ',
    'Helped {helpful, number}, did not help {not_helpful, number}': 'Pomogło: {helpful, number}, nie pomogło: {not_helpful, number}',
    'How often': 'Ile razy',
    'Last time': 'Ostatnio',
    'Make a category first: every question belongs to one.': 'Najpierw utwórz kategorię: każde pytanie należy do jednej z nich.',
    Name: 'Nazwa',
    'New question': 'Nowe pytanie',
    'No categories yet': 'Nie ma jeszcze kategorii',
    'No questions yet': 'Nie ma jeszcze pytań',
    Place: 'Miejsce',
    Question: 'Pytanie',
    Questions: 'Pytania',
    'Search questions': 'Szukaj pytań',
    'Searched for': 'Szukane',
    'Searches without result': 'Wyszukiwania bez wyniku',
    Visibility: 'Widoczność',
    'What logists look for in the FAQ without finding anything stands here.':
      'Tutaj pojawia się to, czego dyspozytorzy szukali w FAQ i nie znaleźli.',
    'Search the FAQ': 'Szukaj w pytaniach',
    'logists find it': 'dyspozytorzy to znajdą',
    'logists find it only when its category is published, too': 'dyspozytorzy znajdą to dopiero po opublikowaniu kategorii',
    'logists find it, with those of its {count, plural, one {# question} other {# questions}} that are published':
      'dyspozytorzy ją znajdą, razem z opublikowanymi z {count, plural, one {# pytania} few {# pytań} many {# pytań} other {# pytania}}',
    'logists no longer find it': 'dyspozytorzy już tego nie znajdą',
    'logists no longer find it, nor its {count, plural, one {# question} other {# questions}}':
      'dyspozytorzy już jej nie znajdą, ani jej {count, plural, one {# pytania} few {# pytań} many {# pytań} other {# pytania}}',
    '{count, plural, one {# FAQ category} other {# FAQ categories}}':
      '{count, plural, one {# kategoria FAQ} few {# kategorie FAQ} many {# kategorii FAQ} other {# kategorii FAQ}}',
    '{count, plural, one {# question} other {# questions}}':
      '{count, plural, one {# pytanie} few {# pytania} many {# pytań} other {# pytania}}',
  },
  translations: {
    'As readers see it': 'Tak, jak widzą czytelnicy',
    'As readers see it: {language}': 'Tak, jak widzą czytelnicy: {language}',
    'Until it is translated, its readers see the source language': 'Dopóki nie ma tłumaczenia, czytelnicy widzą tekst w języku źródłowym',
    'Add to {name}': 'Dodaj do „{name}”',
    'Copy from the source': 'Kopiuj z języka źródłowego',
    Language: 'Język',
    'Logists find what is published; of the rest only administrators know':
      'Dyspozytorzy znajdują to, co opublikowane; resztę widzą tylko administratorzy',
    'Missing in': 'Brakuje w',
    'Missing: {languages}': 'Brakuje: {languages}',
    'Not published': 'Nieopublikowane',
    'Order within {name}': 'Kolejność w „{name}”',
    Published: 'Opublikowane',
    Texts: 'Teksty',
    'The order can be changed when search and filters leave nothing out.':
      'Kolejność można zmienić, gdy wyszukiwanie i filtry niczego nie pomijają.',
    'There are {maximum, number} already, and no more are possible: delete one first':
      'Jest ich już {maximum, number} i więcej być nie może: najpierw usuń któryś',
    'The list has other rows by now: somebody may have added or deleted one. Load it again':
      'Na liście są już inne wiersze: ktoś mógł jakiś dodać lub usunąć. Wczytaj ją ponownie',
    'Write it in at least one language': 'Wpisz w co najmniej jednym języku',
    'Written in every language': 'Jest w każdym języku',
    changed: 'zmienione',
    missing: 'brak',
    'not valid': 'nieprawidłowe',
    written: 'wpisane',
    '{total, plural, one {{uses} is in it} other {{uses} are in it}}: unpublish it instead':
      '{total, plural, one {Jest w niej {uses}} few {Są w niej {uses}} many {Jest w niej {uses}} other {Są w niej {uses}}}: zamiast usuwać, cofnij publikację',
    '{field} ({language})': '{field} ({language})',
    '{language} (source)': '{language} (źródło)',
  },
}
