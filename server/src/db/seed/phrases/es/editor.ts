import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const editor: PhraseCatalogue = {
  order_editor: {
    'Products and prices': 'Productos y precios',
    'Add a product': 'Añadir producto',
    'Create order': 'Crear pedido',
    Edit: 'Editar',
    'Edit order': 'Editar pedido',
    'Edit order {track}': 'Editar pedido {track}',
    Mine: 'Mi versión',
    'New order': 'Nuevo pedido',
    'Order {track} is created': 'El pedido {track} se ha creado',
    Prices: 'Precios',
    'Product {number}': 'Producto {number}',
    'Remove product {number}': 'Quitar producto {number}',
    SKU: 'Referencia',
    'Show the order': 'Ver el pedido',
    'Somebody changed this order meanwhile, at {time}. Choose what holds; everything else of both is kept.':
      'Alguien ha cambiado este pedido entretanto, a las {time}. Elija qué vale; todo lo demás de ambos se conserva.',
    'Somebody else changed this order meanwhile: both changes are kept':
      'Otra persona ha cambiado este pedido entretanto: se conservan ambos cambios',
    Sum: 'Suma',
    Theirs: 'La otra versión',
    'Use the sum {amount}': 'Usar la suma {amount}',
    '{count, plural, one {Total of # item} other {Total of # items}}':
      '{count, plural, one {Total de # artículo} other {Total de # artículos}}',
  },
}
