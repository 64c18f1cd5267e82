import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const rejected: PhraseCatalogue = {
  rejected_order: {
    'Before: {first} to {last}': 'Раніше: {first} – {last}',
    'By country': 'За країнами',
    'By courier': 'За кур’єрами',
    'By day': 'За днями',
    'By reason': 'За причинами',
    'By week': 'За тижнями',
    'Choose a longer one: orders count on the day on which they were delivered, rejected or sent back.':
      'Виберіть довший: замовлення враховується в той день, коли його доставлено, повернуто або коли оформлено відмову.',
    'Couriers are exact from {day} on; before that, some are those that the orders have now.':
      'Кур’єрів указано точно з {day}; раніше подекуди вказано тих, кому замовлення призначено тепер.',
    Day: 'День',
    'Group by': 'Групувати',
    'In this period': 'За цей період',
    'No reason given': 'Причину не вказано',
    'No rejected orders': 'Відмов немає',
    'No orders were closed in this period': 'За цей період не завершено жодного замовлення',
    'Nothing was rejected in this period.': 'За цей період відмов не було.',
    Orders: 'Замовлення',
    Period: 'Період',
    Rate: 'Частка',
    Rejected: 'Відмови',
    'Rejected orders': 'Відмови',
    'Rejected rate': 'Частка відмов',
    Returned: 'Повернуто',
    Share: 'Відсоток',
    Statistics: 'Статистика',
    Week: 'Тиждень',
    'The days add up to {count, number}: some orders were rejected on several.':
      'Разом за днями виходить {count, number}: за деякими замовленнями відмови були в різні дні.',
    'What customers refuse stands here until it is delivered after all or sent back.':
      'Тут зібрано те, від чого клієнти відмовилися, доки його не доставлять або не повернуть.',
    'before: {number}': 'раніше: {number}',
    'of {count, plural, =0 {all} other {#}} closed {count, plural, one {order} other {orders}}':
      '{count, plural, =0 {від усіх закритих} one {від # закритого} few {від # закритих} many {від # закритих} other {від # закритого}}',
    'sent back to the sender': 'повернуто відправнику',
    'even if delivered later': 'навіть якщо доставлено пізніше',
    '{days} days': '{days} дн.',
    '{first} to {last}': '{first} – {last}',
  },
  redelivery: {
    'Call {name}, {phone}': 'Подзвонити: {name}, {phone}',
    'Chosen orders': 'Вибрані замовлення',
    Couriers: 'Кур’єри',
    '{orders, number} already assigned': 'Уже призначено: {orders, number}',
    '{orders, number} of {capacity, number} already assigned': 'Уже призначено: {orders, number} із {capacity, number}',
    'Drag a day or an order here. You can exceed capacity.': 'Перетягніть сюди день або замовлення. Норму можна перевищити.',
    Late: 'Прострочено',
    'Let go over the courier who is to take them.': 'Відпустіть над кур’єром, який має їх узяти.',
    'No date': 'Без дати',
    'No reason given': 'Причину не вказано',
    'Nothing waits to be delivered again': 'Ніщо не чекає на повторну доставку',
    'Orders and capacity of couriers by day': 'Замовлення й норма кур’єрів за днями',
    'Orders come here when a delivery has failed and the customer is to get another day.':
      'Сюди потрапляють замовлення, які не вдалося доставити й для яких шукають інший день.',
    'Over capacity': 'Понад норму',
    'Redelivery dates': 'Повторні доставки',
    'Select all of {day}': 'Вибрати всі: {day}',
    'The first {shown, number} of {total, number} orders are shown.': 'Показано перші {shown, number} із {total, number} замовлень.',
    'There is no active courier here.': 'Тут немає активних кур’єрів.',
    'Today, {date}': 'Сьогодні, {date}',
    'Tomorrow, {date}': 'Завтра, {date}',
    waiting: 'чекає',
    '{count, plural, =0 {no attempt} one {# attempt} other {# attempts}}':
      '{count, plural, =0 {без спроб} one {# спроба} few {# спроби} many {# спроб} other {# спроби}}',
    '{count, plural, one {# order} other {# orders}}':
      '{count, plural, one {# замовлення} few {# замовлення} many {# замовлень} other {# замовлення}}',
  },
}
