import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const rejected: PhraseCatalogue = {
  rejected_order: {
    'Before: {first} to {last}': 'Antes: del {first} al {last}',
    'By country': 'Por país',
    'By courier': 'Por repartidor',
    'By day': 'Por día',
    'By reason': 'Por motivo',
    'By week': 'Por semana',
    'Choose a longer one: orders count on the day on which they were delivered, rejected or sent back.':
      'Elija uno más largo: los pedidos cuentan el día en que se entregaron, rechazaron o devolvieron.',
    'Couriers are exact from {day} on; before that, some are those that the orders have now.':
      'Los repartidores constan con exactitud desde el {day}; antes, algunos son los que los pedidos tienen ahora.',
    Day: 'Día',
    'Group by': 'Agrupar por',
    'In this period': 'En este periodo',
    'No reason given': 'Sin motivo indicado',
    'No rejected orders': 'Ningún pedido rechazado',
    'No orders were closed in this period': 'En este periodo no terminó ningún pedido',
    'Nothing was rejected in this period.': 'En este periodo no se rechazó nada.',
    Orders: 'Pedidos',
    Period: 'Periodo',
    Rate: 'Tasa',
    Rejected: 'Rechazados',
    'Rejected orders': 'Pedidos rechazados',
    'Rejected rate': 'Tasa de rechazo',
    Returned: 'Devueltos',
    Share: 'Porcentaje',
    Statistics: 'Estadísticas',
    Week: 'Semana',
    'The days add up to {count, number}: some orders were rejected on several.':
      'Los días suman {count, number}: algunos pedidos se rechazaron en varios.',
    'What customers refuse stands here until it is delivered after all or sent back.':
      'Lo que los clientes rechazan queda aquí hasta que por fin se entrega o se devuelve.',
    'before: {number}': 'antes: {number}',
    'of {count, plural, =0 {all} other {#}} closed {count, plural, one {order} other {orders}}':
      '{count, plural, =0 {de todos los terminados} one {de # terminado} other {de los # terminados}}',
    'sent back to the sender': 'devueltos al remitente',
    'even if delivered later': 'aunque se entregaran después',
    '{days} days': '{days} días',
    '{first} to {last}': 'del {first} al {last}',
  },
  redelivery: {
    'Call {name}, {phone}': 'Llamar a {name}, {phone}',
    'Chosen orders': 'Pedidos elegidos',
    Couriers: 'Repartidores',
    '{orders, number} already assigned': '{orders, plural, one {# ya asignado} other {# ya asignados}}',
    '{orders, number} of {capacity, number} already assigned': '{orders, number} de {capacity, number} ya asignados',
    'Drag a day or an order here. You can exceed capacity.': 'Arrastre aquí un día o un pedido. Puede superar la capacidad.',
    Late: 'Con retraso',
    'Let go over the courier who is to take them.': 'Suelte sobre el repartidor que debe llevarlos.',
    'No date': 'Sin fecha',
    'No reason given': 'Sin motivo indicado',
    'Nothing waits to be delivered again': 'Nada espera una reentrega',
    'Orders and capacity of couriers by day': 'Pedidos y capacidad de los repartidores por día',
    'Orders come here when a delivery has failed and the customer is to get another day.':
      'Aquí llegan los pedidos cuya entrega ha fallado y que necesitan otro día.',
    'Over capacity': 'Capacidad superada',
    'Redelivery dates': 'Reentregas',
    'Select all of {day}': 'Seleccionar todos los del {day}',
    'The first {shown, number} of {total, number} orders are shown.':
      'Se muestran los primeros {shown, number} de {total, number} pedidos.',
    'There is no active courier here.': 'Aquí no hay ningún repartidor activo.',
    'Today, {date}': 'Hoy, {date}',
    'Tomorrow, {date}': 'Mañana, {date}',
    waiting: 'en espera',
    '{count, plural, =0 {no attempt} one {# attempt} other {# attempts}}':
      '{count, plural, =0 {sin intentos} one {# intento} other {# intentos}}',
    '{count, plural, one {# order} other {# orders}}': '{count, plural, one {# pedido} other {# pedidos}}',
  },
}
