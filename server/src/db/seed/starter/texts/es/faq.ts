import type { StarterTexts } from '#db/seed/starter/starter-text.ts'

export const faqs: StarterTexts['faqs'] = {
  'order-missing': {
    question: '¿Por qué no encuentro un pedido?',
    answer: `
<p>Lo más frecuente es que un filtro lo oculte o que esté en el archivo. Pulse <code>Ctrl + K</code> y escriba su número de seguimiento, número de pedido, nombre o teléfono: así se busca sin filtros, y también en el archivo. Si tampoco está ahí:</p>
<ul>
<li>Puede que esté eliminado. Abra <a href="/order/index">Pedidos</a>, pulse <strong>Filtro</strong> y elija <strong>Eliminados</strong> y después <strong>Pedidos eliminados</strong>.</li>
<li>Puede que pertenezca a una organización o un país distintos de los de su cuenta. Entonces solo lo encuentra quien ve ese país.</li>
<li>Puede que aún no haya llegado. Pida a la tienda el número de pedido.</li>
</ul>`,
  },
  'empty-list': {
    question: '¿Por qué una lista está vacía?',
    answer: `
<p>«Ningún pedido encontrado» significa que la búsqueda y los filtros no dejan nada: pulse <strong>Quitar filtros</strong>. Una entrada del menú trae los últimos filtros que usó en esa pantalla, así que suele pasar al día siguiente.</p>
<p>Si dice «Aún no hay pedidos», su organización y su país no tienen ningún pedido fuera del archivo y sin eliminar. «El archivo está vacío» y «Ningún pedido rechazado» son buenas noticias: ahí no espera nada.</p>
<p>Cómo funcionan los filtros se explica en <a href="/onboarding?article_key=filters-and-search">Búsqueda y filtros</a>.</p>`,
  },
  'order-late': {
    question: 'Un pedido aparece con retraso. ¿Qué hago?',
    answer: `
<p>Averigüe dónde está; después ciérrelo o dele otro día. «Con retraso» significa que su franja de entrega ha pasado y sigue abierto.</p>
<ol>
<li>Si su estado es «En reparto», llame al repartidor. Si ya lo tiene el cliente, muévalo a «Entregado».</li>
<li>Si la entrega falló, muévalo a «Reentrega» con un motivo y el nuevo día.</li>
<li>Si no llegó a salir, elija <strong>Cambiar fecha de entrega…</strong> y avise al cliente.</li>
</ol>
<p>La marca desaparece sola en cuanto la nueva franja está por venir. Para verlos todos, use el filtro <strong>Pedidos con retraso</strong>.</p>`,
  },
  'address-change': {
    question: 'El cliente tiene otra dirección. ¿Aún se puede cambiar?',
    answer: `
<p>Sí, en cualquier estado, salvo que el pedido esté archivado o eliminado. Elija <strong>Cambiar dirección…</strong> en el menú del pedido, o pulse el lápiz junto a <strong>Dirección</strong> en el pedido abierto.</p>
<ul>
<li>El teléfono del repartidor muestra la nueva dirección en cuanto tiene conexión. Si ya está en camino, llámelo también.</li>
<li>Una etiqueta ya impresa conserva la dirección antigua: imprima una nueva.</li>
<li>Si un compañero cambió la dirección mientras usted escribía, verá la suya y elegirá cuál vale.</li>
</ul>
<p>Quién cambió qué está en el <strong>Historial de cambios</strong> del pedido.</p>`,
  },
  'move-refused': {
    question: '¿Por qué no puedo mover un pedido a donde quiero?',
    answer: `
<p>Porque el flujo de su organización no tiene ese paso, o lo tiene solo para otros roles. El motivo está en la cabecera de la columna, en el mensaje y, en el menú, bajo <strong>Por qué no a otro estado</strong>.</p>
<table><tbody>
<tr><th>Mensaje</th><th>Qué hacer</th></tr>
<tr><td>El flujo no tiene ningún paso de … a …</td><td>Pase por un estado intermedio.</td></tr>
<tr><td>Solo estos roles pueden mover …</td><td>Pídaselo a alguien con ese rol.</td></tr>
<tr><td>El pedido está archivado …</td><td>Sáquelo del archivo o pídaselo a alguien con uno de los roles que nombra.</td></tr>
<tr><td>Un pedido en reparto necesita un repartidor</td><td>Elija uno.</td></tr>
<tr><td>… se ha movido entretanto</td><td>Mire dónde está ahora.</td></tr>
</tbody></table>
<p>Solo un administrador de la organización puede añadir un paso al flujo.</p>`,
  },
  'empty-board': {
    question: '¿Por qué está vacío el tablero?',
    answer: `
<p>Mire primero los filtros sobre las columnas. «Ningún pedido coincide con estos filtros» significa que no dejan nada: pulse <strong>Quitar filtros</strong>.</p>
<ul>
<li>«Aquí no hay pedidos» en todas las columnas: su organización y su país no tienen ningún pedido fuera del archivo y sin eliminar.</li>
<li>«Este tablero no tiene columnas»: un administrador de su organización tiene que elegirlas.</li>
<li>Algunas columnas solo están contraídas; en el tablero estándar, «Completado» y «Devuelto al remitente» lo están desde el principio: se abren con un clic.</li>
</ul>
<p>Todo lo demás que se ve se explica en <a href="/onboarding?article_key=read-the-board">Leer el tablero</a>.</p>`,
  },
  'board-columns': {
    question: '¿Quién elige las columnas y los campos del tablero?',
    answer: `
<p>Un administrador de su organización: las columnas, su orden y sus límites en <strong>Kanban</strong>, <strong>Tableros</strong>; los campos de las tarjetas en <strong>Tarjetas</strong>. Un tablero puede valer para toda la organización o para un país.</p>
<p>Lo que elige usted: <strong>Compacta</strong> o <strong>Amplia</strong> y qué campos muestran sus tarjetas (las dos cosas en el menú encima del tablero), y qué columnas están contraídas mientras la página está abierta. Un límite no impide nada: si se supera, el número de la cabecera resalta y los pedidos siguen entrando.</p>`,
  },
  'board-stale': {
    question: '¿Qué significa «No en directo desde» junto al título?',
    answer: `
<p>Se ha perdido la conexión en directo: los cambios de otros pueden llegar tarde. El tablero consulta por su cuenta cada pocos segundos, como dice la marca, y vuelve a estar en directo sin recargar la página. Puede seguir trabajando; el servidor comprueba cada movimiento como siempre.</p>
<ol>
<li>Compruebe la red de su ordenador.</li>
<li>Si dura varios minutos, vuelva a cargar la página.</li>
<li>Si sus compañeros ven lo mismo, elija <strong>Informar de un problema</strong> bajo su nombre o avise a su administrador.</li>
</ol>
<p>Si un movimiento no recibe respuesta, el programa averigua qué ha sido de él y se lo dice. Si dice que no se sabe, mire el pedido antes de moverlo otra vez.</p>`,
  },
  'courier-missing': {
    question: '¿Por qué falta un repartidor en la lista?',
    answer: `
<p>Porque está inactivo o pertenece a un país distinto del pedido: solo se ofrecen los repartidores activos de su país. Quien está completo ese día sigue en la lista, al final.</p>
<ol>
<li>Escriba el nombre en <strong>Buscar repartidor</strong>.</li>
<li>Abra <a href="/courier/">Repartidores</a>, busque a la persona y mire <strong>País</strong> y <strong>Activo</strong>. Marque <strong>Activo</strong> y guarde.</li>
<li>¿No hay nadie con ese nombre? Pulse <strong>Nuevo repartidor</strong>.</li>
</ol>
<p>No basta con una cuenta con el rol Repartidor: tiene que ser la <strong>Cuenta vinculada</strong> de un repartidor.</p>`,
  },
  'courier-offline': {
    question: '¿Qué pasa cuando un repartidor no tiene red?',
    answer: `
<p>El repartidor puede seguir trabajando. El teléfono guarda los pedidos y los movimientos y los envía por orden en cuanto vuelve la conexión; una entrega conserva la hora a la que se hizo. Hasta entonces, usted ve el estado anterior.</p>
<ul>
<li>No mueva usted ese pedido sin haber llamado antes. Si lo hace, es posible que no se admita el movimiento del repartidor, y el teléfono se lo dirá.</li>
<li>El repartidor no debe cerrar la sesión mientras haya movimientos en espera: se perderían. El teléfono lo avisa.</li>
<li>Para que la página se abra sin red, el repartidor tiene que haberla abierto antes una vez con ella, en una dirección segura (https).</li>
</ul>`,
  },
  'redelivery-when': {
    question: '¿Cuándo uso Reentrega y cuándo solo cambio la fecha?',
    answer: `
<p>Use «Reentrega» cuando un repartidor ya ha salido y el cliente sigue queriendo el pedido. Cambie solo la fecha cuando todavía no ha salido nadie.</p>
<table><tbody>
<tr><th>Qué ha pasado</th><th>Qué hace usted</th></tr>
<tr><td>No había nadie en casa, no contestan al teléfono</td><td>Mover a «Reentrega», con el motivo y el nuevo día</td></tr>
<tr><td>El cliente llama el día anterior</td><td><strong>Cambiar fecha de entrega…</strong></td></tr>
<tr><td>El cliente no lo quiere</td><td>Mover a «Rechazado», con el motivo</td></tr>
</tbody></table>
<p>Cada vez que un pedido pasa a «En reparto» cuenta como un intento. Así las cifras son ciertas; vea <a href="/onboarding?article_key=rejected-and-redelivery">Reentregas y pedidos rechazados</a>.</p>`,
  },
  'money-open': {
    question: '¿Por qué sigue habiendo dinero pendiente?',
    answer: `
<p>Porque el pedido es contra reembolso, lo tiene el cliente y nadie lo ha marcado como pagado. Pulse el importe de <strong>Pendiente</strong> para ver qué pedidos son.</p>
<ul>
<li>El dinero lo tiene el repartidor: pulse <strong>Liquidar</strong>.</li>
<li>Se quedó fuera de una liquidación: no estaba marcado. Liquídelo ahora.</li>
<li>Está en <strong>Sin repartidor</strong>: elija <strong>Marcar como pagado</strong> en el menú del pedido.</li>
<li>Se anuló una liquidación: sus pedidos vuelven a estar pendientes.</li>
</ul>
<p>El periodo de arriba solo acota <strong>Cobrado</strong>. Los pedidos archivados también cuentan.</p>`,
  },
  'paid-by-mistake': {
    question: 'He marcado un pedido como pagado por error. ¿Cómo lo deshago?',
    answer: `
<p>Pulse <strong>Deshacer</strong> en el mensaje, o <code>Z</code> mientras esté a la vista. Más tarde, elija <strong>Marcar como no pagado</strong> en el menú del pedido.</p>
<p>¿Formaba parte de una liquidación? Entonces abra <a href="/order/finance/">Finanzas</a>, vaya a <strong>Liquidaciones anteriores</strong>, pulse <strong>Anular</strong>, indique el motivo y liquide de nuevo sin ese pedido. Si no, el recibo y los pedidos dirían cosas distintas. No se puede mientras uno de sus pedidos esté archivado: sáquelo antes del archivo. La liquidación antigua sigue en la lista, marcada como <strong>anulada</strong>.</p>`,
  },
  'export-differs': {
    question: '¿Por qué una exportación da números distintos de los de otra pantalla?',
    answer: `
<p>Porque cuentan pedidos distintos. Una exportación contiene lo que contiene su lista, con sus filtros, en el momento en que pulsó <strong>Exportar</strong>.</p>
<ul>
<li>La lista de pedidos deja fuera los archivados; Finanzas y las estadísticas de rechazados los cuentan. Ponga el filtro <strong>Archivo</strong> en <strong>También pedidos archivados</strong>.</li>
<li>En Finanzas, el periodo solo acota <strong>Cobrado</strong> y las sumas de prepago; <strong>Previsto</strong> y <strong>Pendiente</strong> son a día de hoy.</li>
<li>Los días son los de su zona horaria. Un compañero en otro lugar puede tener otros días.</li>
<li>Sume las monedas de una en una.</li>
</ul>`,
  },
  'label-not-printed': {
    question: 'Una etiqueta no ha salido. ¿Qué hago?',
    answer: `
<p>Imprímala otra vez: <strong>Reimprimir etiqueta…</strong> en el menú del pedido. No pasa nada por hacerlo. <strong>Etiqueta impresa</strong> significa que se hizo el archivo, no que saliera papel de la impresora.</p>
<ul>
<li>El archivo llega como descarga: búsquelo ahí, ábralo e imprímalo a tamaño real.</li>
<li>¿No hay nada que imprimir? Los pedidos eliminados no llevan etiqueta; restaure antes el pedido.</li>
<li>¿Falta algo en ella? Si falta el teléfono o la dirección del remitente, solo se avisa. La dirección del remitente la añade un administrador en la organización.</li>
<li>Para ver las que faltan por imprimir, use el filtro <strong>Etiqueta sin imprimir</strong>.</li>
</ul>`,
  },
}
