import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const told: PhraseCatalogue = {
  told: {
    'This person has no phone': 'Esta persona no tiene teléfono',
    'It could not be sent before the quiet hours': 'No se pudo enviar antes de las horas de silencio',
    '{organization} has sent {most, number} SMS and messenger messages today: no more are sent until tomorrow.':
      '{organization} ha enviado hoy {most, number} SMS y mensajes instantáneos: no se envían más hasta mañana.',
    'A later message took its place': 'Un mensaje posterior ocupó su lugar',
    'The customer has no address for it': 'El cliente no tiene dirección para ello',
    'The customer wants no messages': 'El cliente no quiere mensajes',
    'The order had moved on before it was sent': 'El pedido había avanzado antes de enviarlo',
    'The order is deleted': 'El pedido está eliminado',
    'This person does not see the order any more': 'Esta persona ya no ve el pedido',
    'Organization and country go with a role': 'La organización y el país corresponden a un rol',
    'Say which messages are read: these, or all': 'Diga qué mensajes están leídos: estos o todos',
    'Say whom it is for: persons, or a role': 'Diga para quién es: personas o un rol',
    'Nobody is there to read it': 'No hay nadie que pueda leerlo',
    'At most {most, number} people can be written to at once': 'Se puede escribir a {most, number} personas a la vez como máximo',
    'Order changed': 'Pedido modificado',
    'These messages cannot be switched off': 'Estos mensajes no se pueden desactivar',
    'These messages never reach your role': 'Estos mensajes nunca llegan a su rol',
    'There is no active template for it': 'No hay ninguna plantilla activa para ello',
    'They have switched these messages off': 'Ha desactivado estos mensajes',
    'Nobody of this audience sees the order': 'Nadie de este grupo ve el pedido',
    'Nobody but the person who did it would hear of it': 'Nadie se enteraría salvo quien lo hizo',
    'It could not be sent before the day began': 'No se pudo enviar antes de que empezara el día',
    status: 'estado',
    'delivery date': 'fecha de entrega',
    address: 'dirección',
    customer: 'cliente',
    phone: 'teléfono',
    products: 'productos',
    amount: 'importe',
    payment: 'pago',
    comment: 'comentario',
    'Order {track} was changed: {fields}': 'El pedido {track} ha cambiado: {fields}',
    '{count, plural, one {# order is} other {# orders are}} new for you':
      '{count, plural, one {# pedido es nuevo} many {# de pedidos son nuevos} other {# pedidos son nuevos}} para usted',
    '{count, plural, one {# order is} other {# orders are}} not yours any more':
      '{count, plural, one {# pedido ya no es suyo} many {# de pedidos ya no son suyos} other {# pedidos ya no son suyos}}',
    '{count, plural, one {# order} other {# orders}}: {what}':
      '{count, plural, one {# pedido} many {# de pedidos} other {# pedidos}}: {what}',
    'Somebody else has given you a new password.': 'Otra persona le ha dado una contraseña nueva.',
    'Your role is now: {role}.': 'Su rol es ahora: {role}.',
    'Somebody has signed in to your account from a new address. If it was not you, change your password.':
      'Alguien ha iniciado sesión en su cuenta desde una dirección nueva. Si no fue usted, cambie su contraseña.',
    'You have written a lot just now: try again in {minutes, plural, one {# minute} other {# minutes}}':
      'Acaba de escribir mucho: inténtelo de nuevo dentro de {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}',
  },
}
