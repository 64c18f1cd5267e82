import type { ArticlesOf } from '#db/seed/starter/starter-text.ts'

export const onboardingMoney: ArticlesOf<'money'> = {
  'collect-and-hand-over': {
    title: 'El efectivo: de la puerta a la oficina',
    body: `
<p>Los repartidores cobran los pedidos contra reembolso en la puerta y entregan el dinero en la oficina. <a href="/order/finance/">Finanzas</a> muestra, para cada repartidor, lo que está en camino, lo que falta por traer y lo que ya se ha recibido.</p>
<img src="picture:collect-and-hand-over" alt="La liquidación de un repartidor con los pedidos marcados, su suma y el botón que imprime el recibo">
<table><tbody>
<tr><th>Término</th><th>Qué pedidos</th></tr>
<tr><td>Previsto</td><td>Contra reembolso, en el estado «En reparto», a día de hoy</td></tr>
<tr><td>Pendiente</td><td>Contra reembolso, en los estados «Entregado», «Recogido por el cliente» o «Completado», sin pagar, a día de hoy</td></tr>
<tr><td>Cobrado</td><td>Contra reembolso, marcados como pagados, en el periodo</td></tr>
</tbody></table>
<p>Los pedidos archivados cuentan; los eliminados, nunca. Las monedas no se suman entre sí. Cada importe lleva a sus pedidos.</p>
<h2>Recibir el efectivo de un repartidor</h2>
<ol>
<li>Pulse <strong>Liquidar</strong> junto al repartidor.</li>
<li>Compruebe <strong>Recibido por</strong>: aparece su nombre; escriba otro si quien recibe el dinero es otra persona.</li>
<li>Todos los pedidos pendientes están marcados. Quite la marca donde falte el dinero. También sirve un lector: lea la etiqueta en <strong>Buscar pedido</strong> y el pedido se marca o se desmarca.</li>
<li>Cuente el efectivo y compárelo con la suma del pie. Lo que no está marcado se indica: queda pendiente.</li>
<li>Pulse <strong>Marcar … como pagados e imprimir recibo</strong>. El recibo tiene dos líneas para firmar.</li>
</ol>
<h2>Si algo estaba mal</h2>
<ul>
<li>En <strong>Liquidaciones anteriores</strong>, pulse <strong>Anular</strong> e indique un motivo. Sus pedidos vuelven a estar sin pagar; la liquidación se conserva y lo dice. Mientras uno de sus pedidos esté archivado no se puede: sáquelo antes del archivo.</li>
<li><strong>Imprimir recibo</strong> lo imprime otra vez.</li>
<li>¿Un pedido sigue en Pendiente? Vea <a href="/faq/view?key=money-open">por qué sigue habiendo dinero pendiente</a>.</li>
</ul>
<blockquote><p><strong>Marcar como pagado</strong>, en el menú de un pedido, hace lo mismo con el dinero, pero sin liquidación ni recibo. Resérvelo para los pedidos que no ha llevado ningún repartidor, como los recogidos en el mostrador.</p></blockquote>`,
  },
  exports: {
    title: 'Exportaciones',
    body: `
<p>Una exportación convierte una lista en un archivo: para una hoja de cálculo, para contabilidad, para una tienda que pregunta. Dice lo mismo que la pantalla, ni más ni menos.</p>
<img src="picture:exports" alt="El menú Exportar sobre una lista, con la elección entre archivo de Excel y archivo de texto">
<h2>Exportar una lista de pedidos</h2>
<ol>
<li>Filtre y ordene la lista tal como quiere el archivo.</li>
<li>En <strong>Columnas</strong>, elija qué debe contener y en qué orden.</li>
<li>Pulse <strong>Exportar</strong> y elija <strong>Archivo de Excel (XLSX)</strong> o <strong>Archivo de texto (CSV)</strong>.</li>
<li>Un aviso muestra cuánto lleva. Puede seguir trabajando, o cancelarla.</li>
</ol>
<p>El archivo contiene todas las páginas de la lista, no solo la que ve. Para exportar unos pocos, selecciónelos y elija <strong>Acciones</strong> y <strong>Exportar como XLSX</strong> o <strong>Exportar como CSV</strong>.</p>
<h2>Qué dice el archivo</h2>
<table><tbody>
<tr><th>En la pantalla</th><th>En el archivo</th></tr>
<tr><td>Una celda con dos datos, como cliente y teléfono</td><td>Dos columnas</td></tr>
<tr><td>Fechas y horas</td><td>En su zona horaria, que se indica en la cabecera de la columna</td></tr>
<tr><td>Importes</td><td>Números; la moneda tiene su propia columna</td></tr>
<tr><td>Cabeceras y estados</td><td>En su idioma</td></tr>
</tbody></table>
<h2>El informe financiero</h2>
<p>En <a href="/order/finance/">Finanzas</a>, <strong>Exportar</strong> genera el informe financiero: por país, moneda, repartidor y pago, con un total por moneda. Toma el periodo y el país de la pantalla; los pedidos archivados cuentan.</p>
<h2>Qué formato</h2>
<ul>
<li><strong>XLSX</strong> para Excel y programas parecidos: las fechas y los números lo son de verdad.</li>
<li><strong>CSV</strong> para otros programas y para más de un millón de filas. Los textos que una hoja de cálculo tomaría por una fórmula llevan un apóstrofo delante.</li>
</ul>
<h2>Si algo sale mal</h2>
<ul>
<li>Ya hay dos exportaciones en curso: espere a una o cancélela.</li>
<li>El archivo está incompleto: la conexión se cortó por el camino. No se ha guardado nada; empiece de nuevo.</li>
<li>Los números no coinciden con los de otra pantalla: vea <a href="/faq/view?key=export-differs">por qué una exportación es distinta</a>.</li>
</ul>`,
  },
  'archive-and-restore': {
    title: 'Archivar, eliminar, restaurar',
    body: `
<p>Archivar aparta los pedidos terminados para que el tablero y las listas sean cortos. No se pierde nada: un pedido archivado se puede encontrar, imprimir, exportar y recuperar.</p>
<img src="picture:archive-and-restore" alt="El archivo con el menú abierto de un pedido que se puede recuperar">
<table><tbody>
<tr><th></th><th>Archivado</th><th>Eliminado</th></tr>
<tr><td>En el tablero</td><td>no</td><td>no</td></tr>
<tr><td>Se encuentra con <code>Ctrl + K</code></td><td>sí</td><td>no</td></tr>
<tr><td>Cuenta en Finanzas</td><td>sí</td><td>no</td></tr>
<tr><td>Se puede mover o cambiar</td><td>no</td><td>no</td></tr>
<tr><td>Se puede marcar como pagado</td><td>sí</td><td>no</td></tr>
<tr><td>Se puede recuperar</td><td>sí</td><td>sí</td></tr>
</tbody></table>
<h2>Archivar</h2>
<ol>
<li>Seleccione lo que está terminado: por ejemplo, «Completado» y <strong>Pagado</strong>.</li>
<li>Elija <strong>Acciones</strong> y después <strong>Archivar</strong>. Para un solo pedido está en su menú.</li>
</ol>
<p>Se puede en cualquier estado, así que compruébelo dos veces. Nada se archiva solo.</p>
<h2>Sacar del archivo</h2>
<ol>
<li>Abra <a href="/order/archive/">Archivo</a> y busque el pedido; la búsqueda y los filtros funcionan como en cualquier lista.</li>
<li>Selecciónelo y pulse <strong>Sacar del archivo</strong>. Vuelve a donde estaba, con su estado y su repartidor.</li>
</ol>
<h2>Eliminar y recuperar</h2>
<p><strong>Eliminar…</strong> es para los pedidos que no deberían existir: uno introducido dos veces, una prueba. Antes se le pregunta y se dice que no se puede deshacer; aun así, un pedido se recupera de esta manera:</p>
<ol>
<li>Abra <a href="/order/index">Pedidos</a>, pulse <strong>Filtro</strong> y elija <strong>Eliminados</strong> y después <strong>Pedidos eliminados</strong>.</li>
<li>Elija <strong>Restaurar…</strong> en su menú. Si el pedido estaba archivado cuando se eliminó, vuelve a estarlo.</li>
</ol>
<h2>Si no funciona</h2>
<ul>
<li>«El pedido está archivado» aparece donde algo no se puede cambiar. Sáquelo del archivo, cámbielo y archívelo otra vez.</li>
<li>Una liquidación solo se puede anular mientras ninguno de sus pedidos esté archivado.</li>
<li>¿Ha archivado los que no eran? Pulse <strong>Deshacer</strong> o <code>Z</code> enseguida.</li>
</ul>`,
  },
  'keys-and-palette': {
    title: 'Teclas y acceso a todo',
    body: `
<p>Quien mueve doscientos pedidos al día ahorra una hora con unas pocas teclas. No hace falta aprenderlas: <code>?</code> muestra las de la pantalla en la que está.</p>
<img src="picture:keys-and-palette" alt="El campo Buscar o abrir con todo aquello a lo que lleva">
<h2>Buscar o abrir</h2>
<ol>
<li>Pulse <code>Ctrl + K</code>, en un Mac <code>⌘ K</code>, o el campo de arriba.</li>
<li>Escriba el principio del nombre de una pantalla, o al menos tres letras o cifras de un pedido: número de seguimiento, número de pedido, nombre o teléfono.</li>
<li>Intro lo abre. <code>Mayús</code> Intro muestra qué se puede hacer con el pedido, sin abrirlo.</li>
</ol>
<p>También cambia el tema y el idioma, informa de un problema y cierra la sesión.</p>
<h2>Teclas del tablero y de las listas</h2>
<table><tbody>
<tr><th>Tecla</th><th>Qué hace</th></tr>
<tr><td><code>?</code></td><td>Ver la lista de teclas</td></tr>
<tr><td><code>/</code></td><td>Búsqueda</td></tr>
<tr><td><code>F</code></td><td>Filtro</td></tr>
<tr><td><code>C</code></td><td>Nuevo pedido (en el tablero y en Pedidos)</td></tr>
<tr><td><code>X</code></td><td>Seleccionar; con <code>Mayús</code>, todos desde el último</td></tr>
<tr><td><code>M</code></td><td>Menú de la tarjeta o de la fila; con una selección, <strong>Mover a</strong></td></tr>
<tr><td><code>A</code></td><td>Asignar repartidor</td></tr>
<tr><td><code>1</code>–<code>9</code></td><td>Mover al estado con este número</td></tr>
<tr><td><code>Z</code></td><td>Deshacer lo último, mientras su mensaje esté a la vista</td></tr>
<tr><td><code>Escape</code></td><td>Cerrar, o anular la selección</td></tr>
</tbody></table>
<p>Las teclas actúan sobre lo seleccionado y, si no hay nada, sobre la tarjeta o la fila con el foco. En el teléfono se llega a todo con el dedo; ninguna tecla es imprescindible.</p>
<h2>Si una tecla no hace nada</h2>
<ul>
<li>Las teclas sueltas no actúan nunca mientras escribe, ni con una ventana o un menú abierto.</li>
<li>Quizá estén desactivadas: pulse el icono del teclado de arriba y mire <strong>Las teclas sueltas actúan</strong>. <code>Ctrl + K</code> funciona de todos modos.</li>
<li>No hay nada seleccionado ni nada tiene el foco: vaya a una tarjeta o a una fila con las flechas, o seleccione una.</li>
</ul>
<p>Qué significan los números se explica en <a href="/onboarding?article_key=move-orders">Mover pedidos</a>.</p>`,
  },
}
