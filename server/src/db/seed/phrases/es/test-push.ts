import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const testPush: PhraseCatalogue = {
  test_push: {
    Connecting: 'Conectando',
    Connected: 'Conectado',
    'Not connected': 'Sin conexión',
    'Live connection': 'Conexión en vivo',
    'Send a test message': 'Enviar un mensaje de prueba',
    State: 'Estado',
    Transport: 'Transporte',
    Channels: 'Canales',
    heard: 'se escucha',
    'not heard': 'no se escucha',
    'Last event': 'Último evento',
    '{event} on {channel}, {age}': '{event} en {channel}, {age}',
    'None since this page was opened': 'Ninguno desde que se abrió esta página',
    'Test message': 'Mensaje de prueba',
    'this server': 'este servidor',
    'a service elsewhere': 'un servicio externo',
    'WebSocket, encrypted, to {to} ({where})': 'WebSocket, cifrado, a {to} ({where})',
    'WebSocket, not encrypted, to {to} ({where})': 'WebSocket, sin cifrar, a {to} ({where})',
    'Not sent yet': 'Aún no enviado',
    'Arrived after {milliseconds, number} ms': 'Llegó tras {milliseconds, number} ms',
    'Nothing came within ten seconds: changes by others do not arrive here either.':
      'No llegó nada en diez segundos: los cambios de otros tampoco llegan aquí.',
    'Under way…': 'En camino…',
  },
}
