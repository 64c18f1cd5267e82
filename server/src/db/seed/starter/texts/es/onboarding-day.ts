import type { ArticlesOf } from '#db/seed/starter/starter-text.ts'

export const onboardingDay: ArticlesOf<'day'> = {
  'read-the-board': {
    title: 'Leer el tablero',
    body: `
<p>El <a href="/order/kanban">tablero</a> muestra dónde está cada pedido en este momento: una columna por estado, una tarjeta por pedido. Los pedidos archivados y los eliminados no están en él.</p>
<img src="picture:read-the-board" alt="El tablero con sus columnas, sus números y sumas, y las tarjetas compactas">
<h2>Una columna</h2>
<ul>
<li>Junto al nombre se indica cuántos pedidos hay. <strong>12/10</strong> significa: 12 pedidos, y el límite de esta columna es 10. Un límite avisa, pero no impide nada.</li>
<li>Debajo está lo que se cobrará contra reembolso por esos pedidos, una suma por moneda, o <strong>Sin reembolso</strong>.</li>
<li>Los tres puntos ofrecen <strong>Seleccionar los … cargados</strong> y <strong>Contraer</strong>. Una columna contraída se abre con un clic.</li>
<li>Las columnas largas cargan más tarjetas al desplazarse hacia abajo.</li>
</ul>
<h2>Una tarjeta</h2>
<table><tbody>
<tr><th>Se ve</th><th>Significa</th></tr>
<tr><td>Un importe</td><td>Es lo que hay que cobrar en la puerta.</td></tr>
<tr><td>Prepago, Pagado o N/D</td><td>No hay nada que cobrar.</td></tr>
<tr><td>Una hora en rojo con un reloj</td><td>La franja de entrega ha pasado: el pedido va con retraso.</td></tr>
<tr><td>Dos letras</td><td>Las iniciales del repartidor. Si faltan, no lo tiene nadie.</td></tr>
<tr><td>Un borde de color</td><td>Lleva en este estado un día o, si es más intenso, tres.</td></tr>
<tr><td>Un nombre y «ahora mismo»</td><td>Un compañero acaba de moverlo.</td></tr>
</tbody></table>
<p>Detenga el puntero sobre una tarjeta compacta para ver lo demás. <strong>Compacta</strong> o <strong>Amplia</strong>, encima del tablero, abre la vista: la altura de las tarjetas y los campos que muestran. Eso es solo suyo.</p>
<h2>Teclas que vale la pena conocer</h2>
<p>Con las flechas se pasa de tarjeta en tarjeta, Intro abre el pedido, <code>M</code> su menú, <code>X</code> lo selecciona y <code>F</code> filtra.</p>
<h2>Si falta algo</h2>
<ul>
<li>Hay un filtro puesto: mire los filtros sobre las columnas o pulse <strong>Quitar filtros</strong>.</li>
<li>Falta una columna: vea <a href="/faq/view?key=board-columns">quién elige las columnas</a>.</li>
<li>Ya no cambia nada: vea <a href="/faq/view?key=board-stale">qué significa «No en directo desde»</a>.</li>
</ul>
<p>Siguiente: <a href="/onboarding?article_key=move-orders">Mover pedidos</a>.</p>`,
  },
  'move-orders': {
    title: 'Mover pedidos',
    body: `
<p>Mover un pedido es darle otro estado. Se puede hacer en el tablero, en cualquier lista y en el pedido abierto; las reglas son siempre las mismas.</p>
<img src="picture:move-orders" alt="Una tarjeta levantada en el tablero; las columnas a las que no puede ir se atenúan y dicen por qué">
<h2>Con el ratón</h2>
<ol>
<li>Levante la tarjeta. Las columnas a las que no puede ir se atenúan y dicen por qué.</li>
<li>Suéltela sobre otra columna. Algunas piden algo antes: «En reparto», un repartidor; «Reentrega», el nuevo día y un motivo; «Rechazado», un motivo. <strong>Cancelar</strong> devuelve la tarjeta a su sitio.</li>
</ol>
<h2>Con el teclado</h2>
<ol>
<li>Vaya a la tarjeta con las flechas.</li>
<li>Pulse <code>Espacio</code>, elija una columna con izquierda y derecha y suelte con <code>Espacio</code>; <code>Escape</code> la devuelve.</li>
<li>O pulse directamente el número del estado.</li>
</ol>
<table><tbody>
<tr><th>Tecla</th><th>Estado</th><th>Tecla</th><th>Estado</th></tr>
<tr><td><code>1</code></td><td>Nuevo</td><td><code>6</code></td><td>Rechazado</td></tr>
<tr><td><code>2</code></td><td>En preparación</td><td><code>7</code></td><td>Entregado</td></tr>
<tr><td><code>3</code></td><td>Listo para envío</td><td><code>8</code></td><td>Recogido por el cliente</td></tr>
<tr><td><code>4</code></td><td>En reparto</td><td><code>9</code></td><td>Completado</td></tr>
<tr><td><code>5</code></td><td>Reentrega</td><td></td><td></td></tr>
</tbody></table>
<p>«Devuelto al remitente» no tiene tecla: se elige en el menú.</p>
<h2>Muchos a la vez</h2>
<p>Seleccione tarjetas con <code>X</code> o con su casilla y arrastre una de ellas, o elija <strong>Mover a</strong> en la barra de abajo. Antes verá cuántos pueden moverse, cuántos no y por qué.</p>
<h2>Deshacer un movimiento</h2>
<p>Pulse <strong>Deshacer</strong> en el mensaje, o <code>Z</code> mientras esté a la vista. Se ofrece cuando el flujo tiene una vuelta atrás para usted. En el flujo estándar, solo los administradores pueden deshacer «Entregado», «Recogido por el cliente» y «Completado».</p>
<h2>Si no se permite</h2>
<p>Siempre se dice el motivo; vea <a href="/faq/view?key=move-refused">qué significan los motivos</a>. Si un compañero se ha adelantado, el mensaje dice dónde está ahora el pedido. Nada de lo que hizo se sobrescribe.</p>`,
  },
  'assign-couriers': {
    title: 'Asignar repartidores',
    body: `
<p>Un pedido en reparto necesita un repartidor. Se puede elegir pronto, mientras el pedido aún se prepara, o en el momento de moverlo a «En reparto».</p>
<img src="picture:assign-couriers" alt="La ventana para elegir repartidor, con la carga de cada uno ese día">
<h2>Un pedido</h2>
<ol>
<li>Pulse <code>A</code> sobre la tarjeta o la fila, o elija <strong>Asignar repartidor…</strong> en su menú.</li>
<li>La ventana nombra el pedido y muestra los repartidores activos de su país. El que tiene más sitio el día de la entrega va primero y ya está elegido, salvo que el pedido tenga repartidor.</li>
<li>Pulse Intro o elija a otro. <strong>Buscar repartidor</strong> busca por nombre.</li>
</ol>
<h2>Leer la carga</h2>
<table><tbody>
<tr><th>Se ve</th><th>Significa</th></tr>
<tr><td>8 de 12, 4 libres</td><td>Ocho pedidos para ese día y sitio para otros cuatro.</td></tr>
<tr><td>Completo, 12 de 12</td><td>Ya no queda sitio. Se le avisa, pero puede continuar.</td></tr>
<tr><td>8 ese día, sin límite</td><td>Este repartidor no tiene una capacidad fijada.</td></tr>
</tbody></table>
<p>El día es el de la franja de entrega; para un pedido sin franja, o con una que ya ha pasado, es hoy.</p>
<h2>Muchos pedidos</h2>
<p>Selecciónelos y pulse <code>A</code>. Cuando son varios, no hay nadie elegido de antemano. Si mueve muchos a «En reparto» y no elige a nadie, los que no tienen repartidor se quedan donde están.</p>
<h2>Cambiar de idea</h2>
<ul>
<li>Asigne otro repartidor de la misma manera. Los teléfonos de ambos lo muestran en cuanto tienen conexión.</li>
<li><strong>Quitar repartidor</strong> deja el pedido sin nadie. Un pedido en reparto no puede quedarse sin repartidor: asígnelo a otro.</li>
</ul>
<h2>De dónde salen los repartidores</h2>
<p>En <a href="/courier/">Repartidores</a>, elija <strong>Nuevo repartidor</strong>: nombre, teléfono, vehículo y <strong>Capacidad</strong> (pedidos al día; vacío significa sin límite). Con una <strong>Cuenta vinculada</strong>, el repartidor inicia sesión en el teléfono y ve estos pedidos; esa cuenta la crea un administrador de su organización en Usuarios.</p>
<p>¿No está alguien en la lista? Vea <a href="/faq/view?key=courier-missing">por qué falta un repartidor</a>.</p>`,
  },
  'delivery-dates': {
    title: 'Fechas de entrega',
    body: `
<p>Un pedido tiene dos fechas que se confunden con facilidad: la franja de entrega, que es una promesa, y la fecha real de entrega, que es un hecho.</p>
<img src="picture:delivery-dates" alt="La ventana Cambiar fecha de entrega con un día y las horas desde y hasta">
<table><tbody>
<tr><th>Fecha</th><th>Qué es</th><th>Qué días</th></tr>
<tr><td>Franja de entrega</td><td>El día y las horas acordados con el cliente</td><td>Hoy o después</td></tr>
<tr><td>Entregado el</td><td>Cuándo se entregó de verdad</td><td>Hoy o antes</td></tr>
</tbody></table>
<h2>Cambiar el día prometido</h2>
<ol>
<li>Elija <strong>Cambiar fecha de entrega…</strong> en el menú del pedido, o pulse el lápiz junto a <strong>Franja</strong> en el pedido abierto.</li>
<li>Elija el día y las horas, <strong>Desde</strong> y <strong>Hasta</strong>.</li>
<li>Confirme con <strong>Cambiar fecha de entrega</strong>. El teléfono del repartidor lo muestra en cuanto tiene conexión.</li>
</ol>
<p>Si son muchos pedidos, selecciónelos antes y elíjalo en <strong>Acciones</strong>. Si deja vacía la hora <strong>Desde</strong>, cada pedido conserva la duración de su franja.</p>
<h2>Fijar cuándo se entregó</h2>
<p>Al mover un pedido a «Entregado» se anota el momento automáticamente. Si un repartidor le dice más tarde que fue ayer:</p>
<ol>
<li>Elija <strong>Fecha real de entrega…</strong>.</li>
<li>Elija el día; si es un solo pedido, también la hora, si se conoce.</li>
<li>Pulse <strong>Aceptar</strong>. No se puede elegir un día futuro.</li>
</ol>
<h2>Qué significa con retraso</h2>
<p>Un pedido va con retraso cuando su franja ha pasado y sigue abierto: «Nuevo», «En preparación», «Listo para envío», «Reentrega» o «En reparto». Se marca en su tarjeta, cuenta en el inicio y se encuentra con el filtro <strong>Pedidos con retraso</strong>.</p>
<h2>Si no funciona</h2>
<ul>
<li>En los pedidos archivados no se cambian fechas: sáquelos antes del archivo.</li>
<li>Cuando un pedido sale de «Entregado» hacia algo que no sea «Completado», se borra su hora de entrega.</li>
<li>Si una entrega ha fallado, no cambie solo la fecha: <a href="/onboarding?article_key=rejected-and-redelivery">muévalo a «Reentrega»</a>, para que el intento cuente y se sepa el motivo.</li>
</ul>`,
  },
  'rejected-and-redelivery': {
    title: 'Reentregas y pedidos rechazados',
    body: `
<p>No todas las entregas salen bien. «Reentrega» significa que el cliente sigue queriendo el pedido y lo recibirá otro día. «Rechazado» significa que alguien no lo quiere, y usted decide qué se hace con él.</p>
<img src="picture:rejected-and-redelivery" alt="La pantalla Reentregas con los días a la izquierda y la carga de los repartidores al lado">
<h2>Planificar el siguiente intento</h2>
<p><a href="/order/redeliver-dates/">Reentregas</a> muestra por días lo que espera: primero <strong>Con retraso</strong>, y <strong>Sin fecha</strong> para los que no tienen día. Cada fila muestra el último motivo, el número de intentos y un botón para llamar al cliente.</p>
<ol>
<li>Llame al cliente y acuerde un día.</li>
<li>Seleccione los pedidos y pulse <strong>Cambiar fecha de entrega…</strong>.</li>
<li>Arrastre un pedido, o la cabecera de un día entero, a un repartidor de la derecha, o pulse <strong>Asignar repartidor</strong> (<code>A</code>). La tabla muestra cuántos tiene cada uno cada día; si se supera la capacidad, se avisa, pero se puede.</li>
<li>Cuando el repartidor salga, mueva el pedido a «En reparto».</li>
</ol>
<h2>Decidir sobre los rechazados</h2>
<p><a href="/order/rejected/">Rechazados</a> muestra lo que está ahora en «Rechazado», con motivo, intentos y tiempo en el estado.</p>
<table><tbody>
<tr><th>El cliente</th><th>Usted elige</th></tr>
<tr><td>al final lo quiere</td><td><strong>Pasar a reentrega</strong></td></tr>
<tr><td>no lo quiere</td><td><strong>Devolver al remitente</strong></td></tr>
</tbody></table>
<p>La pestaña <strong>Estadísticas</strong> muestra qué parte de lo terminado se rechazó, por repartidor, país, motivo y día. Cada número lleva a sus pedidos.</p>
<h2>Indique siempre un motivo</h2>
<p>Las ventanas lo piden, aunque se puede dejar en blanco. Un motivo cuesta un segundo y explica a la semana siguiente por qué volvió tanto. Después se cambia con <strong>Cambiar motivo…</strong>.</p>
<h2>Si algo no está claro</h2>
<ul>
<li>En el flujo estándar no se vuelve de «Rechazado» a «En reparto»: pase por «Reentrega».</li>
<li>¿No sabe cuál es el correcto? Vea <a href="/faq/view?key=redelivery-when">cuándo usar Reentrega</a>.</li>
</ul>`,
  },
  'labels-and-manifests': {
    title: 'Etiquetas y hojas de reparto',
    body: `
<p>La etiqueta va en el paquete; la hoja de reparto, con el repartidor. Las dos salen como archivos PDF, que se imprimen desde su ordenador.</p>
<img src="picture:labels-and-manifests" alt="La ventana Imprimir etiquetas con la elección del papel y lo que se va a imprimir">
<h2>Imprimir etiquetas</h2>
<ol>
<li>Seleccione los pedidos, por ejemplo con el filtro <strong>Etiqueta sin imprimir</strong> y el estado «Listo para envío».</li>
<li>Elija <strong>Acciones</strong> y después <strong>Imprimir etiquetas…</strong>. Para un solo pedido está en su menú, como <strong>Imprimir etiqueta…</strong>.</li>
<li>Elija el papel: <strong>100 × 150 mm</strong> para una impresora de etiquetas, o <strong>A4</strong>, con cuatro etiquetas por hoja. En A4, elija el <strong>Primer hueco libre</strong> para aprovechar una hoja empezada.</li>
<li>Lea lo que dice la ventana: cuántas etiquetas hay, cuántas ya se imprimieron, qué falta en algunas y qué no se puede imprimir.</li>
<li>Pulse <strong>Imprimir</strong>, e imprima el archivo a tamaño real.</li>
</ol>
<p>Una etiqueta muestra remitente, cliente, dirección, teléfono, observación, el número de seguimiento en dos códigos y, si el pedido es contra reembolso y no está pagado, el importe por cobrar. Se generan como máximo 2000 etiquetas a la vez.</p>
<h2>Imprimir una hoja de reparto</h2>
<ol>
<li>Abra el repartidor en <a href="/courier/">Repartidores</a> y pulse <strong>Hoja de reparto…</strong>. En el tablero aparece el mismo botón en cuanto filtra por un repartidor.</li>
<li>Elija el día en <strong>Solo los previstos para el</strong>, o déjelo vacío para todos los días.</li>
</ol>
<p>Recoge los pedidos del repartidor en «Listo para envío» y «En reparto», con una casilla para marcar, los importes, su suma por moneda y dos líneas para firmar.</p>
<h2>Si algo sale mal</h2>
<ul>
<li>¿Se atascó la impresora? Imprima otra vez: <strong>Reimprimir etiqueta…</strong>. Nada cuenta dos veces.</li>
<li>¿Cambió la dirección después de imprimir? La etiqueta antigua ya no vale: imprima una nueva.</li>
<li>Los pedidos eliminados no llevan etiqueta; la ventana los deja fuera y lo dice.</li>
<li>Más en <a href="/faq/view?key=label-not-printed">por qué no salió una etiqueta</a>.</li>
</ul>`,
  },
}
