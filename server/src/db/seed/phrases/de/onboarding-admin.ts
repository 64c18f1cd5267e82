import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const onboardingAdmin: PhraseCatalogue = {
  onboarding_admin: {
    '{count, plural, one {# article} other {# articles}}': '{count, plural, one {# Artikel} other {# Artikel}}',
    '{count, plural, one {# category} other {# categories}}': '{count, plural, one {# Kategorie} other {# Kategorien}}',
    'Add article': 'Artikel anlegen',
    'Add section': 'Bereich anlegen',
    'Add the first one: categories and their articles stand in sections.':
      'Legen Sie den ersten an: Kategorien und ihre Artikel stehen in Bereichen.',
    Article: 'Artikel',
    Category: 'Kategorie',
    'Cover picture': 'Titelbild',
    Description: 'Beschreibung',
    'Make a category first: every article belongs to one.': 'Legen Sie zuerst eine Kategorie an: Jeder Artikel gehört zu einer.',
    'Make a section first: every category belongs to one.': 'Legen Sie zuerst einen Bereich an: Jede Kategorie gehört zu einem.',
    Name: 'Name',
    'Name or description': 'Name oder Beschreibung',
    'New article': 'Neuer Artikel',
    'New section': 'Neuer Bereich',
    'No articles yet': 'Noch keine Artikel',
    'No categories yet': 'Noch keine Kategorien',
    'No sections yet': 'Noch keine Bereiche',
    'Onboarding articles': 'Einführung: Artikel',
    'Onboarding categories': 'Einführung: Kategorien',
    'Onboarding sections': 'Einführung: Bereiche',
    Place: 'Einordnung',
    'Search articles': 'Artikel durchsuchen',
    'Search sections': 'Bereiche durchsuchen',
    Section: 'Bereich',
    Text: 'Text',
    Title: 'Titel',
    Visibility: 'Sichtbarkeit',
    'Words of the title': 'Wörter aus dem Titel',
    'logists find the article': 'Disponenten finden den Artikel',
    'logists find the article only when its category and its section are published, too':
      'Disponenten finden den Artikel erst, wenn auch seine Kategorie und sein Bereich veröffentlicht sind',
    'logists find the category only when its section is published, too':
      'Disponenten finden die Kategorie erst, wenn auch ihr Bereich veröffentlicht ist',
    'logists find the category, with those of its {count, plural, one {# article} other {# articles}} that are published':
      'Disponenten finden die Kategorie, mit den veröffentlichten von {count, plural, one {# Artikel} other {# Artikeln}} darin',
    'logists find the section, with those of its {count, plural, one {# category} other {# categories}} that are published':
      'Disponenten finden den Bereich, mit den veröffentlichten von {count, plural, one {# Kategorie} other {# Kategorien}} darin',
    'logists no longer find the article': 'Disponenten finden den Artikel nicht mehr',
    'logists no longer find the category, nor its {count, plural, one {# article} other {# articles}}':
      'Disponenten finden die Kategorie nicht mehr, auch nicht {count, plural, one {ihren # Artikel} other {ihre # Artikel}}',
    'logists no longer find the section, nor its {count, plural, one {# category} other {# categories}}':
      'Disponenten finden den Bereich nicht mehr, auch nicht {count, plural, one {seine # Kategorie} other {seine # Kategorien}}',
  },
}
