import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const faqReader: PhraseCatalogue = {
  faq_reader: {
    'Link copied': 'Link kopiert',
    'All questions': 'Alle Fragen',
    'As soon as an administrator publishes the first answer, it stands here.':
      'Sobald ein Administrator die erste Antwort veröffentlicht, steht sie hier.',
    Categories: 'Kategorien',
    'In all categories: {count, plural, one {# question} other {# questions}}.':
      'In allen Kategorien: {count, plural, one {# Frage} other {# Fragen}}.',
    'It has been deleted or is not published right now. Perhaps another one answers it.':
      'Sie wurde gelöscht oder ist gerade nicht veröffentlicht. Vielleicht hilft eine andere weiter.',
    'Look in all categories': 'In allen Kategorien suchen',
    'More in {category}': 'Mehr in „{category}“',
    'Next question': 'Nächste Frage',
    No: 'Nein',
    'No questions are answered here yet': 'Hier sind noch keine Fragen beantwortet',
    'No, it did not help': 'Nein, das hat nicht geholfen',
    'Nothing in this category': 'Nichts in dieser Kategorie',
    'Nothing is found for “{search}”': 'Zu „{search}“ wurde nichts gefunden',
    'Only in {language} so far': 'Bisher nur auf {language}',
    'Open alone': 'Einzeln öffnen',
    'Previous question': 'Vorige Frage',
    'Show all questions': 'Alle Fragen anzeigen',
    'Thank you': 'Danke',
    'This question is not here any more': 'Diese Frage gibt es hier nicht mehr',
    'Try fewer words, only the beginning of a word, or another word for it.':
      'Versuchen Sie es mit weniger Wörtern, nur dem Wortanfang oder einem anderen Wort dafür.',
    'Was this helpful?': 'War das hilfreich?',
    'Everybody says for themselves whether it helps': 'Ob es hilft, sagt jeder für sich selbst',
    Yes: 'Ja',
    'Yes, it helped': 'Ja, das hat geholfen',
    'Your search is noted: administrators see what is still to be written.':
      'Ihre Suche ist vermerkt: So sehen die Administratoren, was noch fehlt.',
    '{count, plural, one {# question} other {# questions}} with “{search}”':
      '{count, plural, one {# Frage} other {# Fragen}} mit „{search}“',
  },
  knowledge: {
    Article: 'Artikel',
    Articles: 'Artikel',
    Question: 'Frage',
    'Questions and articles': 'Fragen und Artikel',
    '{count, plural, one {# hit} other {# hits}} with “{search}”': '{count, plural, one {# Treffer} other {# Treffer}} mit „{search}“',
  },
}
