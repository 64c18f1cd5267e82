import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const editor: PhraseCatalogue = {
  order_editor: {
    'Products and prices': 'Товари та ціни',
    'Add a product': 'Додати товар',
    'Create order': 'Створити замовлення',
    Edit: 'Редагувати',
    'Edit order': 'Редагування замовлення',
    'Edit order {track}': 'Редагування замовлення {track}',
    Mine: 'Моя версія',
    'New order': 'Нове замовлення',
    'Order {track} is created': 'Замовлення {track} створено',
    Prices: 'Ціни',
    'Product {number}': 'Товар {number}',
    'Remove product {number}': 'Вилучити товар {number}',
    SKU: 'Артикул',
    'Show the order': 'Показати замовлення',
    'Somebody changed this order meanwhile, at {time}. Choose what holds; everything else of both is kept.':
      'Тим часом це замовлення змінив хтось інший, о {time}. Виберіть, що залишити; решту змін обох збережено.',
    'Somebody else changed this order meanwhile: both changes are kept':
      'Тим часом це замовлення змінив хтось інший: обидві зміни збережено',
    Sum: 'Сума',
    Theirs: 'Інша версія',
    'Use the sum {amount}': 'Узяти суму {amount}',
    '{count, plural, one {Total of # item} other {Total of # items}}':
      '{count, plural, one {Разом за # товар} few {Разом за # товари} many {Разом за # товарів} other {Разом за # товару}}',
  },
}
