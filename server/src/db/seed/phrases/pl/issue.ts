import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const issue: PhraseCatalogue = {
  issue: {
    'Report a problem': 'Zgłoś problem',
    'What is wrong?': 'Co jest nie tak?',
    'What did you do, what happened, and what should have?': 'Jakie były kroki, co się stało, a co powinno się stać?',
    'Sent along: the address of this page ({url}), your browser and the version. Never a password.':
      'Wysłane zostaną także: adres tej strony ({url}), nazwa przeglądarki i wersja. Nigdy hasło.',
    Send: 'Wyślij',
    'Thank you: the administrators can read it now': 'Dziękujemy: administratorzy mogą to już przeczytać',
    'You have reported a lot just now: try again in {minutes, plural, one {# minute} other {# minutes}}':
      'Zgłoszeń było ostatnio dużo: spróbuj ponownie za {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}',
    'Reported problems': 'Zgłoszone problemy',
    All: 'Wszystkie',
    'No open reports': 'Brak otwartych zgłoszeń',
    'No reports': 'Brak zgłoszeń',
    'What people report from the user menu appears here.': 'Tutaj pojawia się to, co zgłoszono w menu użytkownika.',
    'Only what nobody has handled yet': 'Tylko to, czego nikt jeszcze nie załatwił',
    'Mark as handled': 'Oznacz jako załatwione',
    'Open it again': 'Otwórz ponownie',
    'The report is handled': 'Zgłoszenie jest załatwione',
    'The report is open again': 'Zgłoszenie jest znów otwarte',
    'Handled by {name}, {date}': 'Załatwione przez: {name}, {date}',
  },
}
