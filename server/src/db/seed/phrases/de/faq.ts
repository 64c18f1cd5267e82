import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const faq: PhraseCatalogue = {
  faq: {
    'Put “{search}” away': '„{search}“ ausblenden',
    'Write a question': 'Frage schreiben',
    'Write a question from “{search}”': 'Frage zu „{search}“ schreiben',
    'Did not help': 'Nicht geholfen',
    Helped: 'Geholfen',
    'Not helpful': 'Nicht hilfreich',
    'Nobody has said that an answer did not help': 'Niemand hat gesagt, dass eine Antwort nicht geholfen hat',
    'Answers that logists did not find helpful appear here, with how many said so.':
      'Hier stehen Antworten, die Disponenten nicht hilfreich fanden, mit der Zahl derer, die es sagten.',
    'Add question': 'Frage anlegen',
    'Add the first one: every question belongs to a category.': 'Legen Sie die erste an: Jede Frage gehört zu einer Kategorie.',
    Answer: 'Antwort',
    Category: 'Kategorie',
    'Every search has found something': 'Jede Suche hat etwas gefunden',
    'FAQ categories': 'FAQ-Kategorien',
    'FAQ questions': 'FAQ-Fragen',
    'Helped {helpful, number}, did not help {not_helpful, number}':
      '{helpful, number}-mal geholfen, {not_helpful, number}-mal nicht geholfen',
    'How often': 'Wie oft',
    'Last time': 'Zuletzt',
    'Make a category first: every question belongs to one.': 'Legen Sie zuerst eine Kategorie an: Jede Frage gehört zu einer.',
    Name: 'Name',
    'New question': 'Neue Frage',
    'No categories yet': 'Noch keine Kategorien',
    'No questions yet': 'Noch keine Fragen',
    Place: 'Einordnung',
    Question: 'Frage',
    Questions: 'Fragen',
    'Search questions': 'Fragen durchsuchen',
    'Searched for': 'Gesucht nach',
    'Searches without result': 'Suchen ohne Treffer',
    Visibility: 'Sichtbarkeit',
    'What logists look for in the FAQ without finding anything stands here.':
      'Was Disponenten in den FAQ suchen, ohne etwas zu finden, steht hier.',
    'Search the FAQ': 'FAQ durchsuchen',
    'logists find it': 'Disponenten finden sie',
    'logists find it only when its category is published, too': 'Disponenten finden sie erst, wenn auch ihre Kategorie veröffentlicht ist',
    'logists find it, with those of its {count, plural, one {# question} other {# questions}} that are published':
      'Disponenten finden sie, mit den veröffentlichten von {count, plural, one {# Frage} other {# Fragen}} darin',
    'logists no longer find it': 'Disponenten finden sie nicht mehr',
    'logists no longer find it, nor its {count, plural, one {# question} other {# questions}}':
      'Disponenten finden sie nicht mehr, auch nicht {count, plural, one {ihre # Frage} other {ihre # Fragen}}',
    '{count, plural, one {# FAQ category} other {# FAQ categories}}': '{count, plural, one {# FAQ-Kategorie} other {# FAQ-Kategorien}}',
    '{count, plural, one {# question} other {# questions}}': '{count, plural, one {# Frage} other {# Fragen}}',
  },
  translations: {
    'As readers see it': 'Wie Leser es sehen',
    'As readers see it: {language}': 'Wie Leser es sehen: {language}',
    'Until it is translated, its readers see the source language': 'Bis der Text übersetzt ist, sehen seine Leser den der Quellsprache',
    'Add to {name}': 'Zu „{name}“ hinzufügen',
    'Copy from the source': 'Aus der Quellsprache übernehmen',
    Language: 'Sprache',
    'Logists find what is published; of the rest only administrators know':
      'Disponenten finden, was veröffentlicht ist; alles andere sehen nur Administratoren',
    'Missing in': 'Fehlt in',
    'Missing: {languages}': 'Fehlt: {languages}',
    'Not published': 'Nicht veröffentlicht',
    'Order within {name}': 'Reihenfolge in „{name}“',
    Published: 'Veröffentlicht',
    Texts: 'Texte',
    'The order can be changed when search and filters leave nothing out.':
      'Die Reihenfolge lässt sich ändern, wenn Suche und Filter nichts auslassen.',
    'There are {maximum, number} already, and no more are possible: delete one first':
      'Es gibt schon {maximum, number}, und mehr sind nicht möglich: Löschen Sie zuerst einen Eintrag',
    'The list has other rows by now: somebody may have added or deleted one. Load it again':
      'Die Liste hat inzwischen andere Zeilen: Vielleicht hat jemand eine angelegt oder gelöscht. Laden Sie sie neu',
    'Write it in at least one language': 'Schreiben Sie es in mindestens einer Sprache',
    'Written in every language': 'In jeder Sprache vorhanden',
    changed: 'geändert',
    missing: 'fehlt',
    'not valid': 'nicht gültig',
    written: 'vorhanden',
    '{total, plural, one {{uses} is in it} other {{uses} are in it}}: unpublish it instead':
      '{total, plural, one {{uses} steht darin} other {{uses} stehen darin}}: Nehmen Sie die Veröffentlichung zurück, statt zu löschen',
    '{field} ({language})': '{field} ({language})',
    '{language} (source)': '{language} (Quelle)',
  },
}
