import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const operation: PhraseCatalogue = {
  operation: {
    '{track} can be restored.': '{track} можна відновити.',
    '{count, plural, one {Delete # order?} other {Delete # orders?}}':
      '{count, plural, one {Видалити # замовлення?} few {Видалити # замовлення?} many {Видалити # замовлень?} other {Видалити # замовлення?}}',
    'They can be restored.': 'Їх можна відновити.',
    'Move to “{status}”': 'Перевести в «{status}»',
    '{count, plural, one {Print label…} other {Print labels…}}':
      '{count, plural, one {Друк етикетки…} few {Друк етикеток…} many {Друк етикеток…} other {Друк етикеток…}}',
    '{count, plural, one {Print label again…} other {Print labels again…}}':
      '{count, plural, one {Друк етикетки ще раз…} few {Друк етикеток ще раз…} many {Друк етикеток ще раз…} other {Друк етикеток ще раз…}}',
    'It is not known whether this was undone: the server cannot be reached.': 'Невідомо, чи дію відмінено: сервер недоступний.',
    '{count, plural, one {The flow has no way back for # order.} other {The flow has no way back for # orders.}}':
      '{count, plural, one {Для # замовлення схема не має шляху назад.} few {Для # замовлень схема не має шляху назад.} many {Для # замовлень схема не має шляху назад.} other {Для # замовлення схема не має шляху назад.}}',
    'Link to {track} copied': 'Посилання на {track} скопійовано',
    '{track} copied': '{track} скопійовано',
    'Copy track number': 'Копіювати трек-номер',
    'Change reason…': 'Змінити причину…',
    'Not possible now': 'Зараз неможливо',
    'Change: {field}': 'Змінити: {field}',
    '{track} changed': '{track} змінено',
    '{count, plural, =0 {Restore from archive} one {Restore # order from archive} other {Restore # orders from archive}}':
      '{count, plural, =0 {Повернути з архіву} one {Повернути # замовлення з архіву} few {Повернути # замовлення з архіву} many {Повернути # замовлень з архіву} other {Повернути # замовлення з архіву}}',
    '{count, plural, one {# order restored from the archive} other {# orders restored from the archive}}':
      '{count, plural, one {Повернуто з архіву # замовлення} few {Повернуто з архіву # замовлення} many {Повернуто з архіву # замовлень} other {Повернуто з архіву # замовлення}}',
    'Assign courier…': 'Призначити кур’єра…',
    'Assign courier': 'Призначити кур’єра',
    '{count, plural, =0 {Assign courier} one {Assign courier to # order} other {Assign courier to # orders}}':
      '{count, plural, =0 {Призначити кур’єра} one {Призначити кур’єра: # замовлення} few {Призначити кур’єра: # замовлення} many {Призначити кур’єра: # замовлень} other {Призначити кур’єра: # замовлення}}',
    'Courier assigned to {track}': 'Кур’єра для {track} призначено',
    '{count, plural, one {Courier assigned to # order} other {Courier assigned to # orders}}':
      '{count, plural, one {Кур’єра призначено для # замовлення} few {Кур’єра призначено для # замовлень} many {Кур’єра призначено для # замовлень} other {Кур’єра призначено для # замовлення}}',
    '{count, plural, =0 {Take the courier off} one {Take the courier off # order} other {Take the courier off # orders}}':
      '{count, plural, =0 {Зняти кур’єра} one {Зняти кур’єра з # замовлення} few {Зняти кур’єра з # замовлень} many {Зняти кур’єра з # замовлень} other {Зняти кур’єра з # замовлення}}',
    'Courier taken off {track}': 'Кур’єра з {track} знято',
    '{count, plural, one {Courier taken off # order} other {Courier taken off # orders}}':
      '{count, plural, one {Кур’єра знято з # замовлення} few {Кур’єра знято з # замовлень} many {Кур’єра знято з # замовлень} other {Кур’єра знято з # замовлення}}',
    'Take the actual delivery date off': 'Прибрати фактичну дату доставки',
    '{count, plural, =0 {Take the actual delivery date off} one {Take the actual delivery date off # order} other {Take the actual delivery date off # orders}}':
      '{count, plural, =0 {Прибрати фактичну дату доставки} one {Прибрати фактичну дату доставки # замовлення} few {Прибрати фактичну дату доставки # замовлень} many {Прибрати фактичну дату доставки # замовлень} other {Прибрати фактичну дату доставки # замовлення}}',
    'Actual delivery date taken off {track}': 'Фактичну дату доставки {track} прибрано',
    '{count, plural, one {Actual delivery date taken off # order} other {Actual delivery date taken off # orders}}':
      '{count, plural, one {Фактичну дату доставки прибрано для # замовлення} few {Фактичну дату доставки прибрано для # замовлень} many {Фактичну дату доставки прибрано для # замовлень} other {Фактичну дату доставки прибрано для # замовлення}}',
    'Set actual delivery date…': 'Фактична дата доставки…',
    'Set actual delivery date': 'Установити фактичну дату доставки',
    'Actual delivery date of {track} set': 'Фактичну дату доставки {track} встановлено',
    '{count, plural, one {Actual delivery date of # order set} other {Actual delivery date of # orders set}}':
      '{count, plural, one {Фактичну дату доставки встановлено для # замовлення} few {Фактичну дату доставки встановлено для # замовлень} many {Фактичну дату доставки встановлено для # замовлень} other {Фактичну дату доставки встановлено для # замовлення}}',
    'Change delivery date…': 'Змінити дату доставки…',
    '{count, plural, =0 {Change delivery date} one {Change delivery date of # order} other {Change delivery date of # orders}}':
      '{count, plural, =0 {Змінити дату доставки} one {Змінити дату доставки: # замовлення} few {Змінити дату доставки: # замовлення} many {Змінити дату доставки: # замовлень} other {Змінити дату доставки: # замовлення}}',
    '{count, plural, one {Delivery date of # order changed} other {Delivery date of # orders changed}}':
      '{count, plural, one {Дату доставки змінено для # замовлення} few {Дату доставки змінено для # замовлень} many {Дату доставки змінено для # замовлень} other {Дату доставки змінено для # замовлення}}',
    '{count, plural, =0 {Mark as paid} other {Mark # as paid}}':
      '{count, plural, =0 {Позначити як оплачені} one {Позначити # як оплачене} few {Позначити # як оплачені} many {Позначити # як оплачені} other {Позначити # як оплачені}}',
    '{count, plural, =0 {Mark as not paid} other {Mark # as not paid}}':
      '{count, plural, =0 {Позначити як неоплачені} one {Позначити # як неоплачене} few {Позначити # як неоплачені} many {Позначити # як неоплачені} other {Позначити # як неоплачені}}',
    'Actual delivery date': 'Фактична дата доставки',
    'Address of {track} changed': 'Адресу {track} змінено',
    Archive: 'Архівувати',
    'Change address': 'Змінити адресу',
    'Change address…': 'Змінити адресу…',
    'Change delivery date': 'Змінити дату доставки',
    'Change reason': 'Змінити причину',
    'Copy the phone number': 'Копіювати номер телефону',
    'Delivery date': 'Дата доставки',
    'Delivery date of {track} changed': 'Дату доставки {track} змінено',
    'Going back does not restore the time of delivery.': 'Повернення не відновлює час доставки.',
    'Looking up the order’s flow…': 'Шукаємо схему замовлення…',
    'Mark as not paid': 'Позначити як неоплачене',
    'Mark as paid': 'Позначити як оплачене',
    'Move to': 'Перевести в',
    'Orders are being changed…': 'Замовлення змінюються…',
    Restore: 'Відновити',
    'Restore from archive': 'Повернути з архіву',
    'Restore from archive…': 'Повернути з архіву…',
    'Restore…': 'Відновити…',
    'Save error': 'Помилка збереження',
    'Take the courier off': 'Зняти кур’єра',
    'The order comes back as it was, with its status and courier.': 'Замовлення повернеться таким, як було, зі статусом і кур’єром.',
    'The orders come back as they were, each with its status and courier.':
      'Замовлення повернуться такими, як були, кожне зі своїм статусом і кур’єром.',
    'There is no step for you from here': 'Звідси для вас немає переходу',
    'Time, if known': 'Час, якщо відомо',
    Undone: 'Відмінено',
    '{count, plural, one {# order could not go back} other {# orders could not go back}}':
      '{count, plural, one {# замовлення не вдалося повернути} few {# замовлення не вдалося повернути} many {# замовлень не вдалося повернути} other {# замовлення не вдалося повернути}}',
    '{count, plural, one {# order could not go back} other {# orders could not go back}}: {reason}':
      '{count, plural, one {# замовлення не вдалося повернути} few {# замовлення не вдалося повернути} many {# замовлень не вдалося повернути} other {# замовлення не вдалося повернути}}: {reason}',
    '{count, plural, one {# order was not changed} other {# orders were not changed}}: {reason}':
      '{count, plural, one {# замовлення не змінено} few {# замовлення не змінено} many {# замовлень не змінено} other {# замовлення не змінено}}: {reason}',
    '{count, plural, one {# order} other {# orders}} assigned to {name}':
      '{count, plural, one {# замовлення призначено} few {# замовлення призначено} many {# замовлень призначено} other {# замовлення призначено}}: {name}',
    '{count, plural, one {# order} other {# orders}} assigned to {name}, who is over capacity that day':
      '{count, plural, one {# замовлення призначено} few {# замовлення призначено} many {# замовлень призначено} other {# замовлення призначено}}: {name}, понад норму на цей день',
    'Value missed': 'Не заповнено',
    '{count, plural, =0 {Archive} one {Archive # order} other {Archive # orders}}':
      '{count, plural, =0 {Архівувати} one {Архівувати # замовлення} few {Архівувати # замовлення} many {Архівувати # замовлень} other {Архівувати # замовлення}}',
    '{count, plural, =0 {Delete} one {Delete # order} other {Delete # orders}}':
      '{count, plural, =0 {Видалити} one {Видалити # замовлення} few {Видалити # замовлення} many {Видалити # замовлень} other {Видалити # замовлення}}',
    '{count, plural, =0 {Restore} one {Restore # order} other {Restore # orders}}':
      '{count, plural, =0 {Відновити} one {Відновити # замовлення} few {Відновити # замовлення} many {Відновити # замовлень} other {Відновити # замовлення}}',
    '{count, plural, one {# order archived} other {# orders archived}}':
      '{count, plural, one {Архівовано # замовлення} few {Архівовано # замовлення} many {Архівовано # замовлень} other {Архівовано # замовлення}}',
    '{count, plural, one {# order changed} other {# orders changed}}':
      '{count, plural, one {Змінено # замовлення} few {Змінено # замовлення} many {Змінено # замовлень} other {Змінено # замовлення}}',
    '{count, plural, one {# order deleted} other {# orders deleted}}':
      '{count, plural, one {Видалено # замовлення} few {Видалено # замовлення} many {Видалено # замовлень} other {Видалено # замовлення}}',
    '{count, plural, one {# order had no such date before and keeps this one.} other {# orders had no such date before and keep this one.}}':
      '{count, plural, one {# замовлення раніше не мало такої дати й зберігає цю.} few {# замовлення раніше не мали такої дати й зберігають цю.} many {# замовлень раніше не мали такої дати й зберігають цю.} other {# замовлення раніше не мали такої дати й зберігають цю.}}',
    '{count, plural, one {# order is as it was before} other {# orders are as they were before}}':
      '{count, plural, one {# замовлення знову таке, як було} few {# замовлення знову такі, як були} many {# замовлень знову такі, як були} other {# замовлення знову такі, як були}}',
    '{count, plural, one {# order marked as not paid} other {# orders marked as not paid}}':
      '{count, plural, one {# замовлення позначено як неоплачене} few {# замовлення позначено як неоплачені} many {# замовлень позначено як неоплачені} other {# замовлення позначено як неоплачені}}',
    '{count, plural, one {# order marked as paid} other {# orders marked as paid}}':
      '{count, plural, one {# замовлення позначено як оплачене} few {# замовлення позначено як оплачені} many {# замовлень позначено як оплачені} other {# замовлення позначено як оплачені}}',
    '{count, plural, one {# order restored} other {# orders restored}}':
      '{count, plural, one {Відновлено # замовлення} few {Відновлено # замовлення} many {Відновлено # замовлень} other {Відновлено # замовлення}}',
    '{count, plural, one {# order was not changed} other {# orders were not changed}}':
      '{count, plural, one {# замовлення не змінено} few {# замовлення не змінено} many {# замовлень не змінено} other {# замовлення не змінено}}',
    '{count, plural, one {Possible for # order} other {Possible for # orders}}':
      '{count, plural, one {Можливо для # замовлення} few {Можливо для # замовлень} many {Можливо для # замовлень} other {Можливо для # замовлення}}',
    '{count, plural, one {Not possible for # order} other {Not possible for # orders}}':
      '{count, plural, one {Неможливо для # замовлення} few {Неможливо для # замовлень} many {Неможливо для # замовлень} other {Неможливо для # замовлення}}',
    '{track} archived': '{track} архівовано',
    '{track} deleted': '{track} видалено',
    '{track} marked as not paid': '{track} позначено як неоплачене',
    '{track} marked as paid': '{track} позначено як оплачене',
    '{track} moved to “{status}”': '{track} переведено в «{status}»',
    '{track} restored': '{track} відновлено',
    '{track} restored from the archive': '{track} повернуто з архіву',
    '{what}: {count, plural, one {# order} other {# orders}}':
      '{what}: {count, plural, one {# замовлення} few {# замовлення} many {# замовлень} other {# замовлення}}',
    '{what}: {track}': '{what}: {track}',
  },
}
