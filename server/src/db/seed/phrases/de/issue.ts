import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const issue: PhraseCatalogue = {
  issue: {
    'Report a problem': 'Problem melden',
    'What is wrong?': 'Was stimmt nicht?',
    'What did you do, what happened, and what should have?': 'Was haben Sie getan, was ist passiert, und was hätte passieren sollen?',
    'Sent along: the address of this page ({url}), your browser and the version. Never a password.':
      'Mitgesendet werden die Adresse dieser Seite ({url}), Ihr Browser und die Version. Nie ein Passwort.',
    Send: 'Senden',
    'Thank you: the administrators can read it now': 'Danke: Die Administratoren können es jetzt lesen',
    'You have reported a lot just now: try again in {minutes, plural, one {# minute} other {# minutes}}':
      'Sie haben gerade viel gemeldet: Versuchen Sie es in {minutes, plural, one {# Minute} other {# Minuten}} noch einmal',
    'Reported problems': 'Gemeldete Probleme',
    All: 'Alle',
    'No open reports': 'Keine offenen Meldungen',
    'No reports': 'Keine Meldungen',
    'What people report from the user menu appears here.': 'Was über das Benutzermenü gemeldet wird, erscheint hier.',
    'Only what nobody has handled yet': 'Nur was noch niemand erledigt hat',
    'Mark as handled': 'Als erledigt markieren',
    'Open it again': 'Wieder öffnen',
    'The report is handled': 'Die Meldung ist erledigt',
    'The report is open again': 'Die Meldung ist wieder offen',
    'Handled by {name}, {date}': 'Erledigt von {name}, {date}',
  },
}
