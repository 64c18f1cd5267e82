import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const issue: PhraseCatalogue = {
  issue: {
    'Report a problem': 'Informar de un problema',
    'What is wrong?': '¿Qué falla?',
    'What did you do, what happened, and what should have?': '¿Qué hizo, qué ocurrió y qué debería haber ocurrido?',
    'Sent along: the address of this page ({url}), your browser and the version. Never a password.':
      'Se envían también la dirección de esta página ({url}), su navegador y la versión. Nunca una contraseña.',
    Send: 'Enviar',
    'Thank you: the administrators can read it now': 'Gracias: los administradores ya pueden leerlo',
    'You have reported a lot just now: try again in {minutes, plural, one {# minute} other {# minutes}}':
      'Ha enviado muchos avisos seguidos: inténtelo de nuevo dentro de {minutes, plural, one {# minuto} other {# minutos}}',
    'Reported problems': 'Problemas comunicados',
    All: 'Todos',
    'No open reports': 'Ningún aviso abierto',
    'No reports': 'Ningún aviso',
    'What people report from the user menu appears here.': 'Aquí aparece lo que se comunica desde el menú de usuario.',
    'Only what nobody has handled yet': 'Solo lo que nadie ha resuelto aún',
    'Mark as handled': 'Marcar como resuelto',
    'Open it again': 'Volver a abrir',
    'The report is handled': 'El aviso está resuelto',
    'The report is open again': 'El aviso vuelve a estar abierto',
    'Handled by {name}, {date}': 'Resuelto por {name}, {date}',
  },
}
