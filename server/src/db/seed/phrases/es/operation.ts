import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const operation: PhraseCatalogue = {
  operation: {
    '{track} can be restored.': '{track} se puede restaurar.',
    '{count, plural, one {Delete # order?} other {Delete # orders?}}':
      '{count, plural, one {¿Eliminar # pedido?} other {¿Eliminar # pedidos?}}',
    'They can be restored.': 'Se pueden restaurar.',
    'Move to “{status}”': 'Mover a «{status}»',
    '{count, plural, one {Print label…} other {Print labels…}}': '{count, plural, one {Imprimir etiqueta…} other {Imprimir etiquetas…}}',
    '{count, plural, one {Print label again…} other {Print labels again…}}':
      '{count, plural, one {Reimprimir etiqueta…} other {Reimprimir etiquetas…}}',
    'It is not known whether this was undone: the server cannot be reached.':
      'No se sabe si se ha deshecho: no se puede conectar con el servidor.',
    '{count, plural, one {The flow has no way back for # order.} other {The flow has no way back for # orders.}}':
      '{count, plural, one {El flujo no tiene vuelta atrás para # pedido.} other {El flujo no tiene vuelta atrás para # pedidos.}}',
    'Link to {track} copied': 'Enlace a {track} copiado',
    '{track} copied': '{track} copiado',
    'Copy track number': 'Copiar número de seguimiento',
    'Change reason…': 'Cambiar motivo…',
    'Not possible now': 'Ahora no es posible',
    'Change: {field}': 'Cambiar: {field}',
    '{track} changed': '{track}: cambiado',
    '{count, plural, =0 {Restore from archive} one {Restore # order from archive} other {Restore # orders from archive}}':
      '{count, plural, =0 {Sacar del archivo} one {Sacar # pedido del archivo} other {Sacar # pedidos del archivo}}',
    '{count, plural, one {# order restored from the archive} other {# orders restored from the archive}}':
      '{count, plural, one {# pedido sacado del archivo} other {# pedidos sacados del archivo}}',
    'Assign courier…': 'Asignar repartidor…',
    'Assign courier': 'Asignar repartidor',
    '{count, plural, =0 {Assign courier} one {Assign courier to # order} other {Assign courier to # orders}}':
      '{count, plural, =0 {Asignar repartidor} one {Asignar repartidor a # pedido} other {Asignar repartidor a # pedidos}}',
    'Courier assigned to {track}': 'Repartidor asignado a {track}',
    '{count, plural, one {Courier assigned to # order} other {Courier assigned to # orders}}':
      '{count, plural, one {Repartidor asignado a # pedido} other {Repartidor asignado a # pedidos}}',
    '{count, plural, =0 {Take the courier off} one {Take the courier off # order} other {Take the courier off # orders}}':
      '{count, plural, =0 {Quitar repartidor} one {Quitar repartidor a # pedido} other {Quitar repartidor a # pedidos}}',
    'Courier taken off {track}': 'Repartidor quitado de {track}',
    '{count, plural, one {Courier taken off # order} other {Courier taken off # orders}}':
      '{count, plural, one {Repartidor quitado de # pedido} other {Repartidor quitado de # pedidos}}',
    'Take the actual delivery date off': 'Quitar la fecha real de entrega',
    '{count, plural, =0 {Take the actual delivery date off} one {Take the actual delivery date off # order} other {Take the actual delivery date off # orders}}':
      '{count, plural, =0 {Quitar la fecha real de entrega} one {Quitar la fecha real de entrega de # pedido} other {Quitar la fecha real de entrega de # pedidos}}',
    'Actual delivery date taken off {track}': 'Fecha real de entrega de {track} quitada',
    '{count, plural, one {Actual delivery date taken off # order} other {Actual delivery date taken off # orders}}':
      '{count, plural, one {Fecha real de entrega de # pedido quitada} other {Fecha real de entrega de # pedidos quitada}}',
    'Set actual delivery date…': 'Fecha real de entrega…',
    'Set actual delivery date': 'Fijar la fecha real de entrega',
    'Actual delivery date of {track} set': 'Fecha real de entrega de {track} fijada',
    '{count, plural, one {Actual delivery date of # order set} other {Actual delivery date of # orders set}}':
      '{count, plural, one {Fecha real de entrega de # pedido fijada} other {Fecha real de entrega de # pedidos fijada}}',
    'Change delivery date…': 'Cambiar fecha de entrega…',
    '{count, plural, =0 {Change delivery date} one {Change delivery date of # order} other {Change delivery date of # orders}}':
      '{count, plural, =0 {Cambiar fecha de entrega} one {Cambiar fecha de entrega de # pedido} other {Cambiar fecha de entrega de # pedidos}}',
    '{count, plural, one {Delivery date of # order changed} other {Delivery date of # orders changed}}':
      '{count, plural, one {Fecha de entrega de # pedido cambiada} other {Fecha de entrega de # pedidos cambiada}}',
    '{count, plural, =0 {Mark as paid} other {Mark # as paid}}':
      '{count, plural, =0 {Marcar como pagado} one {Marcar # como pagado} other {Marcar # como pagados}}',
    '{count, plural, =0 {Mark as not paid} other {Mark # as not paid}}':
      '{count, plural, =0 {Marcar como no pagado} one {Marcar # como no pagado} other {Marcar # como no pagados}}',
    'Actual delivery date': 'Fecha real de entrega',
    'Address of {track} changed': 'Dirección de {track} cambiada',
    Archive: 'Archivar',
    'Change address': 'Cambiar dirección',
    'Change address…': 'Cambiar dirección…',
    'Change delivery date': 'Cambiar fecha de entrega',
    'Change reason': 'Cambiar motivo',
    'Copy the phone number': 'Copiar el teléfono',
    'Delivery date': 'Fecha de entrega',
    'Delivery date of {track} changed': 'Fecha de entrega de {track} cambiada',
    'Going back does not restore the time of delivery.': 'Al volver atrás no se restaura la hora de entrega.',
    'Looking up the order’s flow…': 'Consultando el flujo del pedido…',
    'Mark as not paid': 'Marcar como no pagado',
    'Mark as paid': 'Marcar como pagado',
    'Move to': 'Mover a',
    'Orders are being changed…': 'Los pedidos se están cambiando…',
    Restore: 'Restaurar',
    'Restore from archive': 'Sacar del archivo',
    'Restore from archive…': 'Sacar del archivo…',
    'Restore…': 'Restaurar…',
    'Save error': 'Error al guardar',
    'Take the courier off': 'Quitar repartidor',
    'The order comes back as it was, with its status and courier.': 'El pedido vuelve como estaba, con su estado y su repartidor.',
    'The orders come back as they were, each with its status and courier.':
      'Los pedidos vuelven como estaban, cada uno con su estado y su repartidor.',
    'There is no step for you from here': 'Desde aquí no hay ningún paso para usted',
    'Time, if known': 'Hora, si se conoce',
    Undone: 'Deshecho',
    '{count, plural, one {# order could not go back} other {# orders could not go back}}':
      '{count, plural, one {# pedido no ha podido volver a su estado anterior} other {# pedidos no han podido volver a su estado anterior}}',
    '{count, plural, one {# order could not go back} other {# orders could not go back}}: {reason}':
      '{count, plural, one {# pedido no ha podido volver a su estado anterior} other {# pedidos no han podido volver a su estado anterior}}: {reason}',
    '{count, plural, one {# order was not changed} other {# orders were not changed}}: {reason}':
      '{count, plural, one {# pedido no se ha cambiado} other {# pedidos no se han cambiado}}: {reason}',
    '{count, plural, one {# order} other {# orders}} assigned to {name}':
      '{count, plural, one {# pedido asignado} other {# pedidos asignados}} a {name}',
    '{count, plural, one {# order} other {# orders}} assigned to {name}, who is over capacity that day':
      '{count, plural, one {# pedido asignado} other {# pedidos asignados}} a {name}, por encima de su capacidad ese día',
    'Value missed': 'Falta el valor',
    '{count, plural, =0 {Archive} one {Archive # order} other {Archive # orders}}':
      '{count, plural, =0 {Archivar} one {Archivar # pedido} other {Archivar # pedidos}}',
    '{count, plural, =0 {Delete} one {Delete # order} other {Delete # orders}}':
      '{count, plural, =0 {Eliminar} one {Eliminar # pedido} other {Eliminar # pedidos}}',
    '{count, plural, =0 {Restore} one {Restore # order} other {Restore # orders}}':
      '{count, plural, =0 {Restaurar} one {Restaurar # pedido} other {Restaurar # pedidos}}',
    '{count, plural, one {# order archived} other {# orders archived}}':
      '{count, plural, one {# pedido archivado} other {# pedidos archivados}}',
    '{count, plural, one {# order changed} other {# orders changed}}':
      '{count, plural, one {# pedido cambiado} other {# pedidos cambiados}}',
    '{count, plural, one {# order deleted} other {# orders deleted}}':
      '{count, plural, one {# pedido eliminado} other {# pedidos eliminados}}',
    '{count, plural, one {# order had no such date before and keeps this one.} other {# orders had no such date before and keep this one.}}':
      '{count, plural, one {# pedido no tenía antes esta fecha y la conserva.} other {# pedidos no tenían antes esta fecha y la conservan.}}',
    '{count, plural, one {# order is as it was before} other {# orders are as they were before}}':
      '{count, plural, one {# pedido vuelve a estar como antes} other {# pedidos vuelven a estar como antes}}',
    '{count, plural, one {# order marked as not paid} other {# orders marked as not paid}}':
      '{count, plural, one {# pedido marcado como no pagado} other {# pedidos marcados como no pagados}}',
    '{count, plural, one {# order marked as paid} other {# orders marked as paid}}':
      '{count, plural, one {# pedido marcado como pagado} other {# pedidos marcados como pagados}}',
    '{count, plural, one {# order restored} other {# orders restored}}':
      '{count, plural, one {# pedido restaurado} other {# pedidos restaurados}}',
    '{count, plural, one {# order was not changed} other {# orders were not changed}}':
      '{count, plural, one {# pedido no se ha cambiado} other {# pedidos no se han cambiado}}',
    '{count, plural, one {Possible for # order} other {Possible for # orders}}':
      '{count, plural, one {Posible para # pedido} other {Posible para # pedidos}}',
    '{count, plural, one {Not possible for # order} other {Not possible for # orders}}':
      '{count, plural, one {No posible para # pedido} other {No posible para # pedidos}}',
    '{track} archived': '{track}: archivado',
    '{track} deleted': '{track}: eliminado',
    '{track} marked as not paid': '{track} marcado como no pagado',
    '{track} marked as paid': '{track} marcado como pagado',
    '{track} moved to “{status}”': '{track} movido a «{status}»',
    '{track} restored': '{track}: restaurado',
    '{track} restored from the archive': '{track} sacado del archivo',
    '{what}: {count, plural, one {# order} other {# orders}}': '{what}: {count, plural, one {# pedido} other {# pedidos}}',
    '{what}: {track}': '{what}: {track}',
  },
}
