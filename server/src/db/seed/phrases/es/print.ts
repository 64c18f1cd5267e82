import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const print: PhraseCatalogue = {
  print: {
    '{count, number} orders match: at most {most, number} labels are printed at once. Narrow the list down.':
      'Coinciden {count, number} pedidos: se imprimen como máximo {most, number} etiquetas a la vez. Acote la lista.',
    '{count, plural, one {# order cannot be printed} other {# orders cannot be printed}}':
      '{count, plural, one {# pedido no se puede imprimir} other {# pedidos no se pueden imprimir}}',
    'There is nothing to print': 'No hay nada que imprimir',
    'The customer’s phone number is missing: add it to the order': 'Falta el teléfono del cliente: añádalo al pedido',
    'The address is too long and will be shortened': 'La dirección es demasiado larga y se acortará',
    'The sender’s address is missing: an administrator adds it to the organization':
      'Falta la dirección del remitente: un administrador la añade en la organización',
    'The courier has no orders to take along': 'El repartidor no tiene pedidos que llevar',
    'The courier has too many orders for one manifest: choose a day':
      'El repartidor tiene demasiados pedidos para una hoja de reparto: elija un día',
    'Labels {day}': 'Etiquetas {day}',
    From: 'Remitente',
    To: 'Destinatario',
    'Cash on delivery': 'Contra reembolso',
    'Manifest of {courier}': 'Hoja de reparto de {courier}',
    'All days': 'Todos los días',
    'For {day}': 'Para el {day}',
    '{count, plural, one {# order} other {# orders}}': '{count, plural, one {# pedido} other {# pedidos}}',
    'Printed {moment}': 'Impreso el {moment}',
    Customer: 'Cliente',
    Address: 'Dirección',
    'To collect': 'Por cobrar',
    Remark: 'Observación',
    'To collect altogether': 'Total por cobrar',
    Nothing: 'Nada',
    'Handed over (name, date, signature)': 'Entregado por (nombre, fecha, firma)',
    'Received by the courier (name, date, signature)': 'Recibido por el repartidor (nombre, fecha, firma)',
    'Not printed as written, look them up: stop {stops}': 'No impreso tal como está escrito, consúltelo: parada {stops}',
    Window: 'Franja',
    'Page {page} of {pages}': 'Página {page} de {pages}',
    'Manifests {day}': 'Hojas de reparto {day}',
    'No. {number}': 'N.º {number}',
    Sender: 'Remitente',
    '{field}: too long, it will be shortened': '{field}: demasiado largo, se acortará',
    '{field}: letters that no font has will be printed as “?”': '{field}: los signos que no tiene ninguna fuente se imprimirán como «?»',
    'The track number is too long for the bar code: scan the square code':
      'El número de seguimiento es demasiado largo para el código de barras: escanee el código cuadrado',
    'The couriers have no orders to take along': 'Ninguno de estos repartidores tiene pedidos que llevar',
    'All {count} couriers': 'Los {count} repartidores',
    'Manifests: {count} couriers': 'Hojas de reparto: {count} repartidores',
    'Without orders, left out: {couriers}': 'Sin pedidos, no se incluyen: {couriers}',
    'Orders that wait for the courier, are delivered again or are on the way.':
      'Pedidos que esperan al repartidor, se entregan de nuevo o están en camino.',
    Labels: 'Etiquetas',
    'Labels {part} of {parts}': 'Etiquetas {part} de {parts}',
    'Print label: {track}': 'Imprimir etiqueta: {track}',
    'Print labels: {count, plural, one {# order} other {# orders}}':
      'Imprimir etiquetas: {count, plural, one {# pedido} other {# pedidos}}',
    '{count, plural, =0 {Print} one {Print # label} other {Print # labels}}':
      '{count, plural, =0 {Imprimir} one {Imprimir # etiqueta} other {Imprimir # etiquetas}}',
    '{count, plural, one {# label} other {# labels}}': '{count, plural, one {# etiqueta} other {# etiquetas}}',
    '{count, plural, one {# label} other {# labels}} on {sheets, plural, one {# sheet} other {# sheets}} of A4':
      '{count, plural, one {# etiqueta} other {# etiquetas}} en {sheets, plural, one {# hoja} other {# hojas}} A4',
    '{count, plural, one {# of them was printed before} other {# of them were printed before}}':
      '{count, plural, one {# de ellas ya se imprimió} other {# de ellas ya se imprimieron}}',
    '{count, plural, one {Something is missing on # label} other {Something is missing on # labels}}':
      '{count, plural, one {Falta algo en # etiqueta} other {Falta algo en # etiquetas}}',
    '{count, plural, one {# order cannot be printed and is left out} other {# orders cannot be printed and are left out}}':
      '{count, plural, one {# pedido no se puede imprimir y queda fuera} other {# pedidos no se pueden imprimir y quedan fuera}}',
    Paper: 'Papel',
    '100 × 150 mm': '100 × 150 mm',
    'A label printer: one label a page': 'Impresora de etiquetas: una etiqueta por página',
    A4: 'A4',
    'Four labels a sheet, to cut or on sticky paper': 'Cuatro etiquetas por hoja, para cortar o en papel adhesivo',
    'First free place': 'Primer hueco libre',
    'Place {place}': 'Hueco {place}',
    'Manifest…': 'Hoja de reparto…',
    Manifest: 'Hoja de reparto',
    'Manifest: {name}': 'Hoja de reparto: {name}',
    'Only those due on': 'Solo los previstos para el',
    'Print this day': 'Imprimir este día',
    'Print all days': 'Imprimir todos los días',
  },
}
