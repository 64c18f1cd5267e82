import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const testPush: PhraseCatalogue = {
  test_push: {
    Connecting: 'Verbindung wird aufgebaut',
    Connected: 'Verbunden',
    'Not connected': 'Nicht verbunden',
    'Live connection': 'Live-Verbindung',
    'Send a test message': 'Testnachricht senden',
    State: 'Zustand',
    Transport: 'Übertragung',
    Channels: 'Kanäle',
    heard: 'wird gehört',
    'not heard': 'wird nicht gehört',
    'Last event': 'Letztes Ereignis',
    '{event} on {channel}, {age}': '{event} auf {channel}, {age}',
    'None since this page was opened': 'Keines, seit diese Seite geöffnet ist',
    'Test message': 'Testnachricht',
    'this server': 'dieser Server',
    'a service elsewhere': 'ein Dienst an anderer Stelle',
    'WebSocket, encrypted, to {to} ({where})': 'WebSocket, verschlüsselt, zu {to} ({where})',
    'WebSocket, not encrypted, to {to} ({where})': 'WebSocket, unverschlüsselt, zu {to} ({where})',
    'Not sent yet': 'Noch nicht gesendet',
    'Arrived after {milliseconds, number} ms': 'Nach {milliseconds, number} ms angekommen',
    'Nothing came within ten seconds: changes by others do not arrive here either.':
      'In zehn Sekunden kam nichts an: Auch Änderungen anderer kommen hier nicht an.',
    'Under way…': 'Unterwegs\u00a0…',
  },
}
