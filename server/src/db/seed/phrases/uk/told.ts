import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const told: PhraseCatalogue = {
  told: {
    'This person has no phone': 'Ця особа не має телефону',
    'It could not be sent before the quiet hours': 'Його не вдалося надіслати до тихих годин',
    '{organization} has sent {most, number} SMS and messenger messages today: no more are sent until tomorrow.':
      '{organization}: сьогодні надіслано вже {most, number} SMS і повідомлень месенджера, до завтра більше не надсилатиметься.',
    'A later message took its place': 'Його замінило пізніше повідомлення',
    'The customer has no address for it': 'Клієнт не має для цього адреси',
    'The customer wants no messages': 'Клієнт не хоче повідомлень',
    'The order had moved on before it was sent': 'Замовлення пішло далі, перш ніж його надіслали',
    'The order is deleted': 'Замовлення видалено',
    'This person does not see the order any more': 'Ця особа більше не бачить замовлення',
    'Organization and country go with a role': 'Організація та країна належать до ролі',
    'Say which messages are read: these, or all': 'Укажіть, які повідомлення прочитано: ці чи всі',
    'Say whom it is for: persons, or a role': 'Укажіть, для кого воно: особи чи роль',
    'Nobody is there to read it': 'Немає нікого, хто міг би це прочитати',
    'At most {most, number} people can be written to at once': 'Одночасно можна написати щонайбільше {most, number} особам',
    'Order changed': 'Замовлення змінено',
    'These messages cannot be switched off': 'Ці повідомлення не можна вимкнути',
    'These messages never reach your role': 'Ці повідомлення ніколи не надходять вашій ролі',
    'There is no active template for it': 'Для цього немає активного шаблону',
    'They have switched these messages off': 'Ця особа вимкнула ці повідомлення',
    'Nobody of this audience sees the order': 'Ніхто з цієї групи не бачить замовлення',
    'Nobody but the person who did it would hear of it': 'Ніхто, крім того, хто це зробив, не дізнався б',
    'It could not be sent before the day began': 'Не вдалося надіслати до початку дня',
    status: 'статус',
    'delivery date': 'дата доставки',
    address: 'адреса',
    customer: 'клієнт',
    phone: 'телефон',
    products: 'товари',
    amount: 'сума',
    payment: 'оплата',
    comment: 'коментар',
    'Order {track} was changed: {fields}': 'Замовлення {track} змінено: {fields}',
    '{count, plural, one {# order is} other {# orders are}} new for you':
      '{count, plural, one {# нове замовлення} few {# нові замовлення} many {# нових замовлень} other {# нового замовлення}} для вас',
    '{count, plural, one {# order is} other {# orders are}} not yours any more':
      '{count, plural, one {# замовлення} few {# замовлення} many {# замовлень} other {# замовлення}} більше не у вас',
    '{count, plural, one {# order} other {# orders}}: {what}':
      '{count, plural, one {# замовлення} few {# замовлення} many {# замовлень} other {# замовлення}}: {what}',
    'Somebody else has given you a new password.': 'Хтось інший дав вам новий пароль.',
    'Your role is now: {role}.': 'Ваша роль тепер: {role}.',
    'Somebody has signed in to your account from a new address. If it was not you, change your password.':
      'Хтось увійшов у ваш обліковий запис з нової адреси. Якщо це були не ви, змініть пароль.',
    'You have written a lot just now: try again in {minutes, plural, one {# minute} other {# minutes}}':
      'Ви щойно багато написали: спробуйте ще раз через {minutes, plural, one {# хвилину} few {# хвилини} many {# хвилин} other {# хвилини}}',
  },
}
