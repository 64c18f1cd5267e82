import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const testPush: PhraseCatalogue = {
  test_push: {
    Connecting: 'Łączenie',
    Connected: 'Połączono',
    'Not connected': 'Brak połączenia',
    'Live connection': 'Połączenie na żywo',
    'Send a test message': 'Wyślij wiadomość testową',
    State: 'Stan',
    Transport: 'Transmisja',
    Channels: 'Kanały',
    heard: 'odbierany',
    'not heard': 'nieodbierany',
    'Last event': 'Ostatnie zdarzenie',
    '{event} on {channel}, {age}': '{event} na {channel}, {age}',
    'None since this page was opened': 'Brak od otwarcia tej strony',
    'Test message': 'Wiadomość testowa',
    'this server': 'ten serwer',
    'a service elsewhere': 'usługa zewnętrzna',
    'WebSocket, encrypted, to {to} ({where})': 'WebSocket, szyfrowany, do {to} ({where})',
    'WebSocket, not encrypted, to {to} ({where})': 'WebSocket, nieszyfrowany, do {to} ({where})',
    'Not sent yet': 'Jeszcze nie wysłano',
    'Arrived after {milliseconds, number} ms': 'Dotarła po {milliseconds, number} ms',
    'Nothing came within ten seconds: changes by others do not arrive here either.':
      'Przez dziesięć sekund nic nie dotarło: zmiany innych też tu nie docierają.',
    'Under way…': 'W drodze…',
  },
}
