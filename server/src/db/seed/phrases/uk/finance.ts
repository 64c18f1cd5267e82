import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

/** Finance: money that couriers have, hand over and have handed over. */
export const finance: PhraseCatalogue = {
  finance: {
    '{count, plural, one {{tracks} is paid already} other {{tracks} are paid already}}':
      '{count, plural, one {{tracks} уже оплачено} few {{tracks} уже оплачено} many {{tracks} уже оплачено} other {{tracks} уже оплачено}}',
    '{count, plural, one {{tracks} is no delivered cash order of this courier} other {{tracks} are no delivered cash orders of this courier}}':
      '{count, plural, one {{tracks} не є доставленим замовленням із післяплатою цього кур’єра} few {{tracks} не є доставленими замовленнями з післяплатою цього кур’єра} many {{tracks} не є доставленими замовленнями з післяплатою цього кур’єра} other {{tracks} не є доставленими замовленнями з післяплатою цього кур’єра}}',
    '{count, plural, one {{tracks} stands in a hand-over already: {numbers}} other {{tracks} stand in hand-overs already: {numbers}}}':
      '{count, plural, one {{tracks} вже є в передачі: {numbers}} few {{tracks} вже є в передачах: {numbers}} many {{tracks} вже є в передачах: {numbers}} other {{tracks} вже є в передачах: {numbers}}}',
    'superseded by {number}': 'замінено на {number}',
    '{count, plural, one {{tracks} is archived: restore it first} other {{tracks} are archived: restore them first}}':
      '{count, plural, one {{tracks} в архіві: спершу поверніть його} few {{tracks} в архіві: спершу поверніть їх} many {{tracks} в архіві: спершу поверніть їх} other {{tracks} в архіві: спершу поверніть їх}}',
    'This hand-over has been taken back already': 'Цю передачу вже відкликано',
    'Receipt {number}': 'Квитанція {number}',
    Courier: 'Кур’єр',
    'Received by': 'Хто прийняв',
    'Handed over': 'Передано',
    'Noted by': 'Хто записав',
    Track: 'Трек-номер',
    Customer: 'Клієнт',
    Delivered: 'Доставлено',
    Amount: 'Сума',
    '{orders, plural, one {# order} other {# orders}}':
      '{orders, plural, one {# замовлення} few {# замовлення} many {# замовлень} other {# замовлення}}',
    'Page {page} of {pages}': 'Сторінка {page} із {pages}',
    'Taken back on {at} by {name}: {reason}': 'Відкликано {at}, {name}: {reason}',
    Finance: 'Фінанси',
    Expected: 'Очікується',
    Outstanding: 'Не здано',
    Collected: 'Отримано',
    Prepaid: 'Передоплата',
    'In delivery, cash': 'У доставці, післяплата',
    'Delivered, not handed over': 'Доставлено, гроші не здано',
    'Cash marked as paid': 'Післяплата, позначено як оплачене',
    'as of now': 'станом на зараз',
    'in the period': 'за період',
    'all time': 'за весь час',
    'No orders': 'Замовлень немає',
    'No courier': 'Без кур’єра',
    'No money yet': 'Грошей ще немає',
    'Cash orders in delivery, delivered or paid show here, courier by courier.':
      'Тут за кур’єрами показано замовлення з післяплатою: у доставці, доставлені та оплачені.',
    Currency: 'Валюта',
    Country: 'Країна',
    'All countries': 'Усі країни',
    Total: 'Разом',
    'all couriers': 'усі кур’єри',
    '{orders, plural, one {# order} other {# orders}}, {whose}':
      '{orders, plural, one {# замовлення} few {# замовлення} many {# замовлень} other {# замовлення}}, {whose}',
    '{currency}, {orders, plural, one {# order} other {# orders}}, {whose}':
      '{currency}, {orders, plural, one {# замовлення} few {# замовлення} many {# замовлень} other {# замовлення}}, {whose}',
    'Prepaid, marked as paid in the period, not in these sums:': 'Передоплата, позначено як оплачене за період, до цих сум не входить:',
    'Prepaid, marked as paid, not in these sums:': 'Передоплата, позначено як оплачене, до цих сум не входить:',
    Period: 'Період',
    Today: 'Сьогодні',
    Yesterday: 'Учора',
    'This month': 'Цей місяць',
    'Last month': 'Минулий місяць',
    'Any time': 'За весь час',
    'Hand-over': 'Передача',
    'Hand over': 'Прийняти',
    'Hand over: {courier}': 'Прийняти: {courier}',
    'Hand-over · {courier}': 'Передача · {courier}',
    'Hand-over {number}': 'Передача {number}',
    '{count, plural, =0 {Mark as paid} other {Mark # as paid and print receipt}}':
      '{count, plural, =0 {Позначити як оплачені} one {Позначити # як оплачене, друк квитанції} few {Позначити # як оплачені, друк квитанції} many {Позначити # як оплачені, друк квитанції} other {Позначити # як оплачені, друк квитанції}}',
    'Find an order': 'Знайти замовлення',
    'Track or customer': 'Трек-номер або клієнт',
    '{count, plural, one {{tracks} is not outstanding any more} other {{tracks} are not outstanding any more}}':
      '{count, plural, one {{tracks} уже здано} few {{tracks} уже здано} many {{tracks} уже здано} other {{tracks} уже здано}}',
    'These are {count, number} of {total, number} orders. One hand-over takes no more: hand the others over next.':
      'Це {count, number} із {total, number} замовлень. Одна передача не вміщує більше: решту прийміть наступною.',
    'Nothing to hand over': 'Нічого здавати',
    'This courier has no delivered cash orders that are unpaid.': 'У цього кур’єра немає доставлених неоплачених замовлень із післяплатою.',
    'No order of this courier fits.': 'Жодне замовлення цього кур’єра не підходить.',
    'All {count, number}': 'Усі {count, number}',
    '{ticked, number} of {of, number} selected': 'Вибрано {ticked, number} із {of, number}',
    '{amount} stays open': 'Залишається {amount}',
    'Past hand-overs': 'Попередні передачі',
    'None in this period.': 'За цей період немає.',
    'None yet. Press “Hand over” beside a courier who brings money.': 'Ще немає. Натисніть «Прийняти» біля кур’єра, який здає гроші.',
    'taken back': 'відкликано',
    'Take back': 'Відкликати',
    'Take back {number}': 'Відкликати {number}',
    '{number} is taken back': '{number} відкликано',
    '{number}: {count, plural, one {# order} other {# orders}} marked as paid':
      '{number}: {count, plural, one {# замовлення позначено як оплачене} few {# замовлення позначено як оплачені} many {# замовлень позначено як оплачені} other {# замовлення позначено як оплачені}}',
    'Print receipt': 'Друк квитанції',
    'Print receipt {number}': 'Друк квитанції {number}',
    Reason: 'Причина',
    '{orders, plural, one {# order was handed over again later and stays paid.} other {# orders were handed over again later and stay paid.}}':
      '{orders, plural, one {# замовлення пізніше передано ще раз, воно лишається оплаченим.} few {# замовлення пізніше передано ще раз, вони лишаються оплаченими.} many {# замовлень пізніше передано ще раз, вони лишаються оплаченими.} other {# замовлення пізніше передано ще раз, воно лишається оплаченим.}}',
    '{orders, plural, one {# order handed over again} other {# orders handed over again}}':
      '{orders, plural, one {# замовлення передано ще раз} few {# замовлення передано ще раз} many {# замовлень передано ще раз} other {# замовлення передано ще раз}}',
    '{orders, plural, one {# order} other {# orders}} of {courier} will be unpaid again: {sums}.':
      '{courier}: {orders, plural, one {# замовлення знову стане неоплаченим} few {# замовлення знову стануть неоплаченими} many {# замовлень знову стануть неоплаченими} other {# замовлення знову стануть неоплаченими}}: {sums}.',
  },
}
