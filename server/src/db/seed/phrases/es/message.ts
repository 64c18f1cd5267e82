import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const message: PhraseCatalogue = {
  message: {
    '{unread, plural, =0 {Messages} one {Messages, # unread} other {Messages, # unread}}':
      '{unread, plural, =0 {Mensajes} one {Mensajes, # sin leer} many {Mensajes, # sin leer} other {Mensajes, # sin leer}}',
    Messages: 'Mensajes',
    '{count, plural, one {# new message} other {# new messages}}, the last: {text}':
      '{count, plural, one {# mensaje nuevo} many {# de mensajes nuevos} other {# mensajes nuevos}}, el último: {text}',
    'Mark all as read': 'Todo leído',
    'Mark as read': 'Marcar como leído',
    'Message settings': 'Ajustes de mensajes',
    'No messages yet': 'Aún no hay mensajes',
    'This is where it says what others do with your orders, and what colleagues write to you.':
      'Aquí se dice lo que otros hacen con sus pedidos y lo que le escriben sus colegas.',
    'Show earlier ones': 'Mostrar anteriores',
    'New message': 'Mensaje nuevo',
    Unread: 'Sin leer',
    'Tell me in the app about': 'Avisarme en la aplicación de',
    'Always on': 'Siempre activo',
    'Choose an organization': 'Elija una organización',
    'Choose at least one person': 'Elija al menos una persona',
    'Sent to {count, plural, one {# person} other {# people}}':
      'Enviado a {count, plural, one {# persona} many {# de personas} other {# personas}}',
    To: 'Para',
    'To people': 'A personas',
    'To all of a role': 'A todos los de un rol',
    Text: 'Texto',
    '{count, plural, one {# character left} other {# characters left}}':
      '{count, plural, one {Queda # carácter} many {Quedan # de caracteres} other {Quedan # caracteres}}',
    Send: 'Enviar',
    Role: 'Rol',
    Organization: 'Organización',
    Country: 'País',
    'Every country': 'Todos los países',
    People: 'Personas',
    'Show who was told': 'Mostrar a quién se avisó',
    'Hide who was told': 'Ocultar a quién se avisó',
    'Nobody was told anything yet': 'Aún no se ha avisado a nadie',
    'Each change that people are told of appears here.': 'Aquí aparece cada cambio del que se avisa a alguien.',
    Sent: 'Enviado',
    Waiting: 'En espera',
    'Gave up': 'Abandonado',
    'Not sent': 'No enviado',
    '{count, plural, one {# try} other {# tries}}': '{count, plural, one {# intento} many {# de intentos} other {# intentos}}',
  },
}
