import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const onboardingAdmin: PhraseCatalogue = {
  onboarding_admin: {
    '{count, plural, one {# article} other {# articles}}':
      '{count, plural, one {# artykuł} few {# artykuły} many {# artykułów} other {# artykułu}}',
    '{count, plural, one {# category} other {# categories}}':
      '{count, plural, one {# kategoria} few {# kategorie} many {# kategorii} other {# kategorii}}',
    'Add article': 'Dodaj artykuł',
    'Add section': 'Dodaj sekcję',
    'Add the first one: categories and their articles stand in sections.': 'Dodaj pierwszą: kategorie i ich artykuły są w sekcjach.',
    Article: 'Artykuł',
    Category: 'Kategoria',
    'Cover picture': 'Obraz tytułowy',
    Description: 'Opis',
    'Make a category first: every article belongs to one.': 'Najpierw utwórz kategorię: każdy artykuł należy do jednej z nich.',
    'Make a section first: every category belongs to one.': 'Najpierw utwórz sekcję: każda kategoria należy do jednej z nich.',
    Name: 'Nazwa',
    'Name or description': 'Nazwa lub opis',
    'New article': 'Nowy artykuł',
    'New section': 'Nowa sekcja',
    'No articles yet': 'Nie ma jeszcze artykułów',
    'No categories yet': 'Nie ma jeszcze kategorii',
    'No sections yet': 'Nie ma jeszcze sekcji',
    'Onboarding articles': 'Wdrożenie: artykuły',
    'Onboarding categories': 'Wdrożenie: kategorie',
    'Onboarding sections': 'Wdrożenie: sekcje',
    Place: 'Miejsce',
    'Search articles': 'Szukaj artykułów',
    'Search sections': 'Szukaj sekcji',
    Section: 'Sekcja',
    Text: 'Tekst',
    Title: 'Tytuł',
    Visibility: 'Widoczność',
    'Words of the title': 'Słowa z tytułu',
    'logists find the article': 'dyspozytorzy znajdą ten artykuł',
    'logists find the article only when its category and its section are published, too':
      'dyspozytorzy znajdą ten artykuł dopiero po opublikowaniu jego kategorii i sekcji',
    'logists find the category only when its section is published, too':
      'dyspozytorzy znajdą tę kategorię dopiero po opublikowaniu jej sekcji',
    'logists find the category, with those of its {count, plural, one {# article} other {# articles}} that are published':
      'dyspozytorzy znajdą tę kategorię, razem z opublikowanymi z {count, plural, one {# artykułu} few {# artykułów} many {# artykułów} other {# artykułu}}',
    'logists find the section, with those of its {count, plural, one {# category} other {# categories}} that are published':
      'dyspozytorzy znajdą tę sekcję, razem z opublikowanymi z {count, plural, one {# kategorii} few {# kategorii} many {# kategorii} other {# kategorii}}',
    'logists no longer find the article': 'dyspozytorzy już nie znajdą tego artykułu',
    'logists no longer find the category, nor its {count, plural, one {# article} other {# articles}}':
      'dyspozytorzy już nie znajdą tej kategorii, ani jej {count, plural, one {# artykułu} few {# artykułów} many {# artykułów} other {# artykułu}}',
    'logists no longer find the section, nor its {count, plural, one {# category} other {# categories}}':
      'dyspozytorzy już nie znajdą tej sekcji, ani jej {count, plural, one {# kategorii} few {# kategorii} many {# kategorii} other {# kategorii}}',
  },
}
