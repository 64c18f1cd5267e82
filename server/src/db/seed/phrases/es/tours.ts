import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const tours: PhraseCatalogue = {
  tour: {
    'Setup guide hidden': 'Guía de configuración oculta',
    'Welcome hidden': 'Bienvenida oculta',
    'Menu tour hidden': 'Recorrido del menú oculto',
    'Board tour hidden': 'Recorrido del tablero oculto',
    'Onboarding tour hidden': 'Recorrido de primeros pasos oculto',
    'Welcome to {brand}': 'Le damos la bienvenida a {brand}',
    'Good to have you here. A few minutes now, and you will know your way around.':
      'Nos alegra contar con usted. En unos minutos sabrá moverse por aquí.',
    'A short tour of the menu': 'Un breve recorrido por el menú',
    'Six steps show where everything is.': 'Seis pasos enseñan dónde está cada cosa.',
    'Lessons with pictures': 'Lecciones con imágenes',
    'From the first order to the cash at the end of the day, at your own pace.':
      'Del primer pedido al dinero del final del día, a su ritmo.',
    'Always at hand': 'Siempre a mano',
    'The lessons stay in the menu: come back to them whenever you like.':
      'Las lecciones siguen en el menú: puede volver a ellas cuando quiera.',
    'Complete training later': 'Completar la formación más tarde',
    'Start learning': 'Empezar a aprender',
    'This is your menu': 'Este es su menú',
    'All your work starts here. The next steps show the places you will need most.':
      'Todo su trabajo empieza aquí. Los siguientes pasos enseñan lo que más va a necesitar.',
    'Your orders as cards, one column for each status. Drag a card, and the order moves on.':
      'Sus pedidos como tarjetas, una columna por estado. Arrastre una tarjeta y el pedido avanza.',
    'What couriers have collected and what is outstanding. Take over their cash here and print the receipt.':
      'Lo que los repartidores han cobrado y lo que queda pendiente. Aquí se liquida su dinero y se imprime el recibo.',
    'Orders that are done wait here. You can find them and restore them at any time.':
      'Aquí están los pedidos terminados. Puede buscarlos y sacarlos del archivo en cualquier momento.',
    'Short answers to what comes up in a day. Search them in your own words.':
      'Respuestas breves a lo que surge cada día. Búsquelas con sus propias palabras.',
    'Lessons with pictures, at your own pace. This is where the tour takes you now.':
      'Lecciones con imágenes, a su ritmo. Aquí le lleva ahora el recorrido.',
    'Go on with your training': 'Continúe su formación',
    'Your lessons are here. What you have read is ticked off, so you go on where you stopped.':
      'Aquí están sus lecciones. Lo leído queda marcado, así que sigue donde lo dejó.',
    'Your training waits here': 'Su formación le espera aquí',
    'Open it whenever you have the time. Now to your orders.': 'Ábrala cuando tenga tiempo. Ahora, a sus pedidos.',
    'One column for each status': 'Una columna por estado',
    'Its head says how many orders are in it and how much cash they bring.':
      'La cabecera dice cuántos pedidos contiene y cuánto reembolso suman.',
    'A card is an order': 'Una tarjeta es un pedido',
    'Open it with a click, move it by dragging. Columns it may not go to say why.':
      'Ábrala con un clic, muévala arrastrándola. Las columnas a las que no puede ir dicen por qué.',
    'Find an order': 'Buscar un pedido',
    'By its number, a name or a phone number. The filters below narrow the board down.':
      'Por su número, un nombre o un teléfono. Los filtros de abajo acotan el tablero.',
    'This step is skipped: it is not on your screen right now.': 'Este paso se omite: ahora no está en su pantalla.',
    '{number} of {total}': '{number} de {total}',
    Forward: 'Siguiente',
    Finish: 'Terminar',
    'Say what to hide': 'Indique qué desea ocultar',
  },
}
