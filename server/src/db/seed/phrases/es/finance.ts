import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const finance: PhraseCatalogue = {
  finance: {
    '{count, plural, one {{tracks} is paid already} other {{tracks} are paid already}}':
      '{count, plural, one {{tracks} ya está pagado} other {{tracks} ya están pagados}}',
    '{count, plural, one {{tracks} is no delivered cash order of this courier} other {{tracks} are no delivered cash orders of this courier}}':
      '{count, plural, one {{tracks} no es un pedido contra reembolso entregado de este repartidor} other {{tracks} no son pedidos contra reembolso entregados de este repartidor}}',
    '{count, plural, one {{tracks} stands in a hand-over already: {numbers}} other {{tracks} stand in hand-overs already: {numbers}}}':
      '{count, plural, one {{tracks} ya está en una liquidación: {numbers}} other {{tracks} ya están en liquidaciones: {numbers}}}',
    'superseded by {number}': 'sustituida por {number}',
    '{count, plural, one {{tracks} is archived: restore it first} other {{tracks} are archived: restore them first}}':
      '{count, plural, one {{tracks} está archivado: sáquelo antes del archivo} other {{tracks} están archivados: sáquelos antes del archivo}}',
    'This hand-over has been taken back already': 'Esta liquidación ya se ha anulado',
    'Receipt {number}': 'Recibo {number}',
    Courier: 'Repartidor',
    'Received by': 'Recibido por',
    'Handed over': 'Liquidado',
    'Noted by': 'Anotado por',
    Track: 'Seguimiento',
    Customer: 'Cliente',
    Delivered: 'Entregado',
    Amount: 'Importe',
    '{orders, plural, one {# order} other {# orders}}': '{orders, plural, one {# pedido} other {# pedidos}}',
    'Page {page} of {pages}': 'Página {page} de {pages}',
    'Taken back on {at} by {name}: {reason}': 'Anulada el {at} por {name}: {reason}',
    Finance: 'Finanzas',
    Expected: 'Previsto',
    Outstanding: 'Pendiente',
    Collected: 'Cobrado',
    Prepaid: 'Prepago',
    'In delivery, cash': 'En reparto, contra reembolso',
    'Delivered, not handed over': 'Entregado, sin liquidar',
    'Cash marked as paid': 'Contra reembolso, marcado como pagado',
    'as of now': 'a día de hoy',
    'in the period': 'en el periodo',
    'all time': 'todo el período',
    'No orders': 'Sin pedidos',
    'No courier': 'Sin repartidor',
    'No money yet': 'Aún no hay dinero',
    'Cash orders in delivery, delivered or paid show here, courier by courier.':
      'Aquí aparecen los pedidos contra reembolso en reparto, entregados o pagados, por repartidor.',
    Currency: 'Moneda',
    Country: 'País',
    'All countries': 'Todos los países',
    Total: 'Total',
    'all couriers': 'todos los repartidores',
    '{orders, plural, one {# order} other {# orders}}, {whose}': '{orders, plural, one {# pedido} other {# pedidos}}, {whose}',
    '{currency}, {orders, plural, one {# order} other {# orders}}, {whose}':
      '{currency}, {orders, plural, one {# pedido} other {# pedidos}}, {whose}',
    'Prepaid, marked as paid in the period, not in these sums:': 'Prepago, marcado como pagado en el periodo, fuera de estas sumas:',
    'Prepaid, marked as paid, not in these sums:': 'Prepago, marcado como pagado, fuera de estas sumas:',
    Period: 'Periodo',
    Today: 'Hoy',
    Yesterday: 'Ayer',
    'This month': 'Este mes',
    'Last month': 'Mes anterior',
    'Any time': 'Todo el periodo',
    'Hand-over': 'Liquidación',
    'Hand over': 'Liquidar',
    'Hand over: {courier}': 'Liquidar: {courier}',
    'Hand-over · {courier}': 'Liquidación · {courier}',
    'Hand-over {number}': 'Liquidación {number}',
    '{count, plural, =0 {Mark as paid} other {Mark # as paid and print receipt}}':
      '{count, plural, =0 {Marcar como pagado} one {Marcar # como pagado e imprimir recibo} other {Marcar # como pagados e imprimir recibo}}',
    'Find an order': 'Buscar pedido',
    'Track or customer': 'Seguimiento o cliente',
    '{count, plural, one {{tracks} is not outstanding any more} other {{tracks} are not outstanding any more}}':
      '{count, plural, one {{tracks} ya no está pendiente} other {{tracks} ya no están pendientes}}',
    'These are {count, number} of {total, number} orders. One hand-over takes no more: hand the others over next.':
      'Estos son {count, number} de {total, number} pedidos. Una liquidación no admite más: liquide los demás después.',
    'Nothing to hand over': 'Nada que liquidar',
    'This courier has no delivered cash orders that are unpaid.': 'Este repartidor no tiene pedidos contra reembolso entregados sin pagar.',
    'No order of this courier fits.': 'Ningún pedido de este repartidor coincide.',
    'All {count, number}': 'Los {count, number}',
    '{ticked, number} of {of, number} selected': '{ticked, number} de {of, number} seleccionados',
    '{amount} stays open': '{amount} queda pendiente',
    'Past hand-overs': 'Liquidaciones anteriores',
    'None in this period.': 'Ninguna en este periodo.',
    'None yet. Press “Hand over” beside a courier who brings money.':
      'Aún no hay ninguna. Pulse «Liquidar» junto a un repartidor que traiga dinero.',
    'taken back': 'anulada',
    'Take back': 'Anular',
    'Take back {number}': 'Anular {number}',
    '{number} is taken back': '{number}: anulada',
    '{number}: {count, plural, one {# order} other {# orders}} marked as paid':
      '{number}: {count, plural, one {# pedido marcado como pagado} other {# pedidos marcados como pagados}}',
    'Print receipt': 'Imprimir recibo',
    'Print receipt {number}': 'Imprimir recibo {number}',
    Reason: 'Motivo',
    '{orders, plural, one {# order was handed over again later and stays paid.} other {# orders were handed over again later and stay paid.}}':
      '{orders, plural, one {# pedido se liquidó otra vez más tarde y sigue pagado.} many {# de pedidos se liquidaron otra vez más tarde y siguen pagados.} other {# pedidos se liquidaron otra vez más tarde y siguen pagados.}}',
    '{orders, plural, one {# order handed over again} other {# orders handed over again}}':
      '{orders, plural, one {# pedido liquidado otra vez} many {# de pedidos liquidados otra vez} other {# pedidos liquidados otra vez}}',
    '{orders, plural, one {# order} other {# orders}} of {courier} will be unpaid again: {sums}.':
      '{orders, plural, one {# pedido} other {# pedidos}} de {courier} {orders, plural, one {volverá} other {volverán}} a estar sin pagar: {sums}.',
  },
}
