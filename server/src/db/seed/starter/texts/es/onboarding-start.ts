import type { ArticlesOf } from '#db/seed/starter/starter-text.ts'

export const onboardingStart: ArticlesOf<'start'> = {
  'what-tracklane-does': {
    title: 'Su trabajo y el recorrido de un pedido',
    body: `
<p>Las tiendas reciben los pedidos, los repartidores los llevan y los clientes pagan. Como gestor logístico, usted se ocupa de que cada pedido tenga repartidor y día, y de que el efectivo llegue a la oficina. Ve los pedidos de su organización; si su cuenta pertenece a un solo país, únicamente los de ese país.</p>
<img src="picture:what-tracklane-does" alt="La pantalla de inicio con los pedidos abiertos por estado, seis cifras y la lista Requiere su atención">
<h2>Diez estados</h2>
<p>Un pedido está siempre en uno de ellos, y solo en uno.</p>
<table><tbody>
<tr><th>Estado</th><th>Qué significa</th></tr>
<tr><td>Nuevo</td><td>Acaba de llegar y nadie lo ha mirado.</td></tr>
<tr><td>En preparación</td><td>Alguien comprueba la dirección y la mercancía.</td></tr>
<tr><td>Listo para envío</td><td>Empaquetado: espera a su repartidor o al cliente.</td></tr>
<tr><td>En reparto</td><td>El repartidor va de camino con él.</td></tr>
<tr><td>Reentrega</td><td>Una entrega ha fallado y se llevará otro día.</td></tr>
<tr><td>Rechazado</td><td>No lo quiere el cliente, o la oficina.</td></tr>
<tr><td>Entregado</td><td>Ya lo tiene el cliente.</td></tr>
<tr><td>Recogido por el cliente</td><td>Se le dio en el mostrador.</td></tr>
<tr><td>Completado</td><td>No queda nada por hacer.</td></tr>
<tr><td>Devuelto al remitente</td><td>Ha vuelto a la tienda.</td></tr>
</tbody></table>
<p>Qué pasos llevan de un estado al siguiente, y quién puede darlos, lo dice el flujo de su organización. No hace falta sabérselo de memoria: solo se le ofrecen los pasos que usted puede dar.</p>
<h2>Un día cualquiera</h2>
<ol>
<li>Abra el inicio con un clic en el nombre de arriba. <strong>Requiere su atención</strong> reúne lo que va con retraso, no tiene repartidor o está sin pagar, junto con la acción que lo resuelve.</li>
<li>En el <a href="/order/kanban">tablero</a>, lleve los pedidos nuevos hasta «Listo para envío» y asígnelos a los repartidores.</li>
<li>En <a href="/order/redeliver-dates/">Reentregas</a>, planifique lo que no llegó al cliente.</li>
<li>Al final del día, reciba el efectivo de los repartidores en <a href="/order/finance/">Finanzas</a>.</li>
</ol>
<blockquote><p>Casi todo tiene vuelta atrás: <strong>Deshacer</strong> está en el mensaje de abajo a la izquierda, o pulse <code>Z</code>.</p></blockquote>
<p>Siguiente: <a href="/onboarding?article_key=screen-and-menu">La pantalla y el menú</a>.</p>`,
  },
  'screen-and-menu': {
    title: 'La pantalla y el menú',
    body: `
<p>Todas las pantallas se organizan igual: el menú a la izquierda, los botones generales arriba, luego el título, la búsqueda y los filtros, y debajo los pedidos.</p>
<img src="picture:screen-and-menu" alt="La pantalla Repartidores: el menú a la izquierda, el campo Buscar o abrir arriba y el menú de usuario abierto a la derecha">
<h2>El menú</h2>
<table><tbody>
<tr><th>Entrada</th><th>Qué se hace ahí</th></tr>
<tr><td>Tablero</td><td>Mover pedidos de un estado a otro.</td></tr>
<tr><td>Archivo</td><td>Ver lo que se apartó y recuperarlo.</td></tr>
<tr><td>Rechazados</td><td>Decidir qué se hace con ellos; ver por qué y con qué frecuencia.</td></tr>
<tr><td>Reentregas</td><td>Planificar el siguiente intento.</td></tr>
<tr><td>Finanzas</td><td>Ver y recibir el efectivo de los repartidores.</td></tr>
<tr><td>Preguntas frecuentes</td><td>Respuestas cortas.</td></tr>
<tr><td>Pedidos</td><td>La lista de todos los pedidos.</td></tr>
<tr><td>Repartidores</td><td>Quién los lleva y cuántos al día.</td></tr>
</tbody></table>
<p>Al pie están <strong>Primeros pasos</strong>, el tema, <strong>Idioma</strong> y <strong>Cerrar sesión</strong>. El botón de arriba a la izquierda reduce el menú a una tira de iconos; en el teléfono, lo abre.</p>
<h2>La barra superior</h2>
<ul>
<li><strong>Buscar o abrir</strong> (<code>Ctrl + K</code>; en un Mac, <code>⌘ K</code>) lleva a cualquier pantalla y encuentra cualquier pedido.</li>
<li>El icono del teclado muestra las <strong>Teclas de esta pantalla</strong>; también <code>?</code>.</li>
<li>El sol o la luna cambia el tema; las letras de al lado, el idioma.</li>
<li>Bajo su nombre: <strong>Contraseña y sesiones</strong>, <strong>Informar de un problema</strong> y <strong>Cerrar sesión</strong>.</li>
</ul>
<h2>Un pedido junto a su lista</h2>
<p>Un clic en un pedido lo abre a la derecha, y la lista se puede seguir usando. Con las flechas de su cabecera se pasa al <strong>Pedido anterior</strong> y al <strong>Pedido siguiente</strong>, <strong>Página completa</strong> le da más espacio y <strong>Copiar enlace</strong> copia una dirección que puede enviar a un compañero.</p>
<h2>Si algo parece ir mal</h2>
<p>Junto a los títulos de <strong>Inicio</strong>, <strong>Tablero</strong>, <strong>Reentregas</strong> y <strong>Finanzas</strong> se lee <strong>En directo</strong> y la hora: los cambios de los demás aparecen solos. Si se lee <strong>No en directo desde</strong>, lea <a href="/faq/view?key=board-stale">qué hacer cuando el tablero no está al día</a>. Para todo lo demás, elija <strong>Informar de un problema</strong>: lo leen sus administradores, con la dirección de la página.</p>`,
  },
  'order-list': {
    title: 'La lista de pedidos',
    body: `
<p>La <a href="/order/index">lista de pedidos</a> sirve para consultar, comparar y hacer lo mismo con muchos pedidos a la vez. Muestra lo que no está archivado ni eliminado.</p>
<img src="picture:order-list" alt="La lista de pedidos y, al lado, un pedido abierto con sus movimientos y sus campos">
<h2>Véala a su manera</h2>
<ol>
<li>Pulse la cabecera de una columna para ordenar por ella.</li>
<li>En <strong>Columnas</strong> se elige qué columnas se ven y en qué orden, y la <strong>Altura de fila</strong>. <strong>Restablecer</strong> lo deja como al principio.</li>
<li>Haga clic en una fila, o pulse Intro sobre ella, para abrir el pedido.</li>
</ol>
<p>Las columnas, los anchos y la altura se guardan para usted; los demás no los ven.</p>
<h2>Trabajar con un pedido</h2>
<p>El botón derecho, los tres puntos o la tecla <code>M</code> abren el menú de una fila: <strong>Mover a</strong>, y después asignar repartidor, fechas, dirección, pago, etiquetas, el <strong>Historial de cambios</strong>, <strong>Archivar</strong> y <strong>Eliminar…</strong>. Lo que no se puede hacer está en <strong>Ahora no es posible</strong>, con su motivo. En el pedido abierto, casi todos los campos muestran un lápiz al pasar el puntero; <strong>Editar</strong> abre el formulario entero. <strong>Nuevo pedido</strong> (<code>C</code>) crea uno.</p>
<h2>Trabajar con muchos</h2>
<ol>
<li>Seleccione filas. Con <code>Mayús</code> se seleccionan todas desde la última.</li>
<li>Cuando está seleccionada una página entera, la barra ofrece <strong>Los … que coinciden</strong>, hasta 10.000.</li>
<li>Elija <strong>Mover a</strong> o <strong>Acciones</strong>. Antes de que pase nada, verá qué pedidos pueden moverse, cuáles no y por qué.</li>
<li>Al terminar verá qué ha sido de cada uno; ahí están <strong>Reintentar</strong> y, si hay vuelta atrás, <strong>Deshacer</strong>.</li>
</ol>
<h2>Teclas que vale la pena conocer</h2>
<table><tbody>
<tr><th>Tecla</th><th>Qué hace</th></tr>
<tr><td><code>/</code></td><td>Ir a la búsqueda</td></tr>
<tr><td><code>F</code></td><td>Filtro</td></tr>
<tr><td><code>X</code></td><td>Seleccionar la fila</td></tr>
<tr><td><code>A</code></td><td>Asignar repartidor</td></tr>
<tr><td><code>1</code>–<code>9</code></td><td>Mover al estado con este número</td></tr>
</tbody></table>
<p>¿Echa en falta un pedido? Vea <a href="/faq/view?key=order-missing">por qué no se encuentra un pedido</a>.</p>`,
  },
  'filters-and-search': {
    title: 'Búsqueda y filtros',
    body: `
<p>La búsqueda encuentra un pedido; los filtros reducen la lista a lo que tiene entre manos. Ambos funcionan igual en la <a href="/order/index">lista de pedidos</a>, el tablero, el archivo y los rechazados.</p>
<img src="picture:filters-and-search" alt="El panel de filtros abierto bajo la tira con los filtros aplicados">
<h2>Búsqueda</h2>
<ul>
<li>Pulse <code>/</code> y escriba un número de seguimiento, un número de pedido, un nombre, un teléfono, un correo o parte de la dirección. La lista cambia mientras escribe.</li>
<li>Pegue varios números de seguimiento, uno debajo de otro o separados por comas: se convierten en un solo filtro, de hasta 500. El filtro indica cuántos son <strong>no encontrados</strong>; púlselo para ver cuáles, y si están en el archivo o eliminados.</li>
</ul>
<h2>Filtros</h2>
<ol>
<li>Pulse <strong>Filtro</strong> o <code>F</code>.</li>
<li>Elija uno de los rápidos, <strong>Pedidos con retraso</strong> o <strong>Sin repartidor</strong>, uno de sus <strong>Filtros recientes</strong>, o un tipo, como <strong>Estado</strong>, <strong>Repartidor</strong>, <strong>Franja de entrega</strong> o <strong>Pago</strong>. Si escribe, encontrará un tipo o un valor por su nombre.</li>
<li>Elija los valores. El botón dice cuántos pedidos saldrían: <strong>Mostrar 12 pedidos</strong>.</li>
</ol>
<p>Cada filtro aparece sobre la lista: púlselo para cambiarlo, o pulse su cruz para quitarlo. <strong>Quitar filtros</strong> los quita todos.</p>
<h2>Tres cosas que sorprenden al principio</h2>
<ul>
<li>Una entrada del menú abre su pantalla con los últimos filtros que usó. Si una lista parece demasiado corta, casi siempre le queda alguno.</li>
<li>Los filtros van en la dirección de la página: envíe el enlace y su compañero verá la misma lista, siempre que pueda ver esos pedidos.</li>
<li>Los pedidos archivados y los eliminados quedan fuera. En la lista de pedidos, los filtros <strong>Archivo</strong> y <strong>Eliminados</strong> los incluyen.</li>
</ul>
<blockquote><p>El camino más corto a un pedido desde cualquier sitio: <code>Ctrl + K</code>, tres letras o cifras, Intro. También encuentra los archivados.</p></blockquote>
<p>¿No sale nada? Vea <a href="/faq/view?key=empty-list">por qué una lista está vacía</a>.</p>`,
  },
}
