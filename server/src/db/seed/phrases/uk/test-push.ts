import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const testPush: PhraseCatalogue = {
  test_push: {
    Connecting: 'З’єднання',
    Connected: 'З’єднано',
    'Not connected': 'Немає з’єднання',
    'Live connection': 'З’єднання наживо',
    'Send a test message': 'Надіслати тестове повідомлення',
    State: 'Стан',
    Transport: 'Передача',
    Channels: 'Канали',
    heard: 'чути',
    'not heard': 'не чути',
    'Last event': 'Остання подія',
    '{event} on {channel}, {age}': '{event} у {channel}, {age}',
    'None since this page was opened': 'Жодної, відколи відкрито цю сторінку',
    'Test message': 'Тестове повідомлення',
    'this server': 'цей сервер',
    'a service elsewhere': 'зовнішня служба',
    'WebSocket, encrypted, to {to} ({where})': 'WebSocket, зашифровано, до {to} ({where})',
    'WebSocket, not encrypted, to {to} ({where})': 'WebSocket, не зашифровано, до {to} ({where})',
    'Not sent yet': 'Ще не надіслано',
    'Arrived after {milliseconds, number} ms': 'Надійшло за {milliseconds, number} мс',
    'Nothing came within ten seconds: changes by others do not arrive here either.':
      'За десять секунд нічого не надійшло: зміни інших сюди теж не надходять.',
    'Under way…': 'У дорозі…',
  },
}
