import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const print: PhraseCatalogue = {
  print: {
    '{count, number} orders match: at most {most, number} labels are printed at once. Narrow the list down.':
      'Знайдено замовлень: {count, number}. За раз друкується щонайбільше {most, number} етикеток. Звузьте список.',
    '{count, plural, one {# order cannot be printed} other {# orders cannot be printed}}':
      '{count, plural, one {# замовлення не можна надрукувати} few {# замовлення не можна надрукувати} many {# замовлень не можна надрукувати} other {# замовлення не можна надрукувати}}',
    'There is nothing to print': 'Немає чого друкувати',
    'The customer’s phone number is missing: add it to the order': 'Немає номера телефону клієнта: додайте його в замовлення',
    'The address is too long and will be shortened': 'Адреса задовга, її буде скорочено',
    'The sender’s address is missing: an administrator adds it to the organization':
      'Немає адреси відправника: її додає адміністратор в організації',
    'The courier has no orders to take along': 'Кур’єр не має замовлень, які треба взяти',
    'The courier has too many orders for one manifest: choose a day':
      'Кур’єр має забагато замовлень для одного маршрутного листа: виберіть день',
    'Labels {day}': 'Етикетки {day}',
    From: 'Від',
    To: 'Кому',
    'Cash on delivery': 'Післяплата',
    'Manifest of {courier}': 'Маршрутний лист: {courier}',
    'All days': 'Усі дні',
    'For {day}': 'На {day}',
    '{count, plural, one {# order} other {# orders}}':
      '{count, plural, one {# замовлення} few {# замовлення} many {# замовлень} other {# замовлення}}',
    'Printed {moment}': 'Надруковано {moment}',
    Customer: 'Клієнт',
    Address: 'Адреса',
    'To collect': 'До сплати',
    Remark: 'Примітка',
    'To collect altogether': 'До сплати разом',
    Nothing: 'Нічого',
    'Handed over (name, date, signature)': 'Передано (ім’я, дата, підпис)',
    'Received by the courier (name, date, signature)': 'Кур’єр прийняв (ім’я, дата, підпис)',
    'Not printed as written, look them up: stop {stops}': 'Надруковано не так, як записано, перевірте: зупинка {stops}',
    Window: 'Інтервал',
    'Page {page} of {pages}': 'Сторінка {page} з {pages}',
    'Manifests {day}': 'Маршрутні листи {day}',
    'No. {number}': '№ {number}',
    Sender: 'Відправник',
    '{field}: too long, it will be shortened': '{field}: задовге, буде скорочено',
    '{field}: letters that no font has will be printed as “?”': '{field}: знаки, яких немає в шрифтах, друкуються як «?»',
    'The track number is too long for the bar code: scan the square code': 'Трек-номер задовгий для штрихкоду: скануйте квадратний код',
    'The couriers have no orders to take along': 'Жоден із цих кур’єрів не має замовлень, які треба взяти',
    'All {count} couriers': 'Усі кур’єри ({count})',
    'Manifests: {count} couriers': 'Маршрутні листи, кур’єрів: {count}',
    'Without orders, left out: {couriers}': 'Без замовлень, пропущено: {couriers}',
    'Orders that wait for the courier, are delivered again or are on the way.':
      'Замовлення, які чекають на кур’єра, доставляються повторно або вже в дорозі.',
    Labels: 'Етикетки',
    'Labels {part} of {parts}': 'Етикетки {part} із {parts}',
    'Print label: {track}': 'Друк етикетки: {track}',
    'Print labels: {count, plural, one {# order} other {# orders}}':
      'Друк етикеток: {count, plural, one {# замовлення} few {# замовлення} many {# замовлень} other {# замовлення}}',
    '{count, plural, =0 {Print} one {Print # label} other {Print # labels}}':
      '{count, plural, =0 {Друкувати} one {Друкувати # етикетку} few {Друкувати # етикетки} many {Друкувати # етикеток} other {Друкувати # етикетки}}',
    '{count, plural, one {# label} other {# labels}}':
      '{count, plural, one {# етикетка} few {# етикетки} many {# етикеток} other {# етикетки}}',
    '{count, plural, one {# label} other {# labels}} on {sheets, plural, one {# sheet} other {# sheets}} of A4':
      '{count, plural, one {# етикетка} few {# етикетки} many {# етикеток} other {# етикетки}} на {sheets, plural, one {# аркуші} few {# аркушах} many {# аркушах} other {# аркуша}} A4',
    '{count, plural, one {# of them was printed before} other {# of them were printed before}}':
      '{count, plural, one {# з них уже друковано} few {# з них уже друковано} many {# з них уже друковано} other {# з них уже друковано}}',
    '{count, plural, one {Something is missing on # label} other {Something is missing on # labels}}':
      '{count, plural, one {На # етикетці чогось бракує} few {На # етикетках чогось бракує} many {На # етикетках чогось бракує} other {На # етикетки чогось бракує}}',
    '{count, plural, one {# order cannot be printed and is left out} other {# orders cannot be printed and are left out}}':
      '{count, plural, one {# замовлення не можна надрукувати, його пропущено} few {# замовлення не можна надрукувати, їх пропущено} many {# замовлень не можна надрукувати, їх пропущено} other {# замовлення не можна надрукувати, їх пропущено}}',
    Paper: 'Папір',
    '100 × 150 mm': '100 × 150 мм',
    'A label printer: one label a page': 'Принтер етикеток: одна етикетка на сторінку',
    A4: 'A4',
    'Four labels a sheet, to cut or on sticky paper': 'Чотири етикетки на аркуш, для розрізання або на самоклейному папері',
    'First free place': 'Перше вільне місце',
    'Place {place}': 'Місце {place}',
    'Manifest…': 'Маршрутний лист…',
    Manifest: 'Маршрутний лист',
    'Manifest: {name}': 'Маршрутний лист: {name}',
    'Only those due on': 'Лише з доставкою',
    'Print this day': 'Друкувати цей день',
    'Print all days': 'Друкувати всі дні',
  },
}
