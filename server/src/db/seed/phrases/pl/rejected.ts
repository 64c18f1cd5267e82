import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const rejected: PhraseCatalogue = {
  rejected_order: {
    'Before: {first} to {last}': 'Wcześniej: od {first} do {last}',
    'By country': 'Według kraju',
    'By courier': 'Według kuriera',
    'By day': 'Według dnia',
    'By reason': 'Według powodu',
    'By week': 'Według tygodnia',
    'Choose a longer one: orders count on the day on which they were delivered, rejected or sent back.':
      'Wybierz dłuższy: zamówienia liczą się w dniu, w którym je dostarczono, odrzucono lub zwrócono.',
    'Couriers are exact from {day} on; before that, some are those that the orders have now.':
      'Kurierów podano dokładnie od {day}; wcześniej to częściowo ci, których zamówienia mają teraz.',
    Day: 'Dzień',
    'Group by': 'Grupuj według',
    'In this period': 'W tym okresie',
    'No reason given': 'Nie podano powodu',
    'No rejected orders': 'Brak odrzuconych zamówień',
    'No orders were closed in this period': 'W tym okresie nie zakończono żadnych zamówień',
    'Nothing was rejected in this period.': 'W tym okresie nic nie odrzucono.',
    Orders: 'Zamówienia',
    Period: 'Okres',
    Rate: 'Odsetek',
    Rejected: 'Odrzucone',
    'Rejected orders': 'Odrzucone zamówienia',
    'Rejected rate': 'Odsetek odrzuconych',
    Returned: 'Zwrócone',
    Share: 'Udział',
    Statistics: 'Statystyka',
    Week: 'Tydzień',
    'The days add up to {count, number}: some orders were rejected on several.':
      'Suma dni to {count, number}: niektóre zamówienia odrzucono w kilku dniach.',
    'What customers refuse stands here until it is delivered after all or sent back.':
      'Tu jest to, czego klienci nie przyjęli, aż zostanie jednak dostarczone lub zwrócone.',
    'before: {number}': 'wcześniej: {number}',
    'of {count, plural, =0 {all} other {#}} closed {count, plural, one {order} other {orders}}':
      '{count, plural, =0 {ze wszystkich zakończonych} one {z # zakończonego} few {z # zakończonych} many {z # zakończonych} other {z # zakończonego}}',
    'sent back to the sender': 'zwrócone do nadawcy',
    'even if delivered later': 'także doręczone później',
    '{days} days': '{days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}',
    '{first} to {last}': '{first} – {last}',
  },
  redelivery: {
    'Call {name}, {phone}': 'Zadzwoń: {name}, {phone}',
    'Chosen orders': 'Zaznaczone zamówienia',
    Couriers: 'Kurierzy',
    '{orders, number} already assigned': 'Już przypisane: {orders, number}',
    '{orders, number} of {capacity, number} already assigned': 'Już przypisane: {orders, number} z {capacity, number}',
    'Drag a day or an order here. You can exceed capacity.': 'Przeciągnij tu dzień lub zamówienie. Limit można przekroczyć.',
    Late: 'Opóźnione',
    'Let go over the courier who is to take them.': 'Upuść na kuriera, który ma je przejąć.',
    'No date': 'Bez terminu',
    'No reason given': 'Nie podano powodu',
    'Nothing waits to be delivered again': 'Nic nie czeka na ponowną dostawę',
    'Orders and capacity of couriers by day': 'Zamówienia i limity kurierów według dnia',
    'Orders come here when a delivery has failed and the customer is to get another day.':
      'Trafiają tu zamówienia, których dostawa się nie udała i dla których szuka się nowego dnia.',
    'Over capacity': 'Ponad limit',
    'Redelivery dates': 'Ponowne dostawy',
    'Select all of {day}': 'Zaznacz wszystkie: {day}',
    'The first {shown, number} of {total, number} orders are shown.': 'Pokazano pierwsze {shown, number} z {total, number} zamówień.',
    'There is no active courier here.': 'Nie ma tu aktywnego kuriera.',
    'Today, {date}': 'Dziś, {date}',
    'Tomorrow, {date}': 'Jutro, {date}',
    waiting: 'czeka',
    '{count, plural, =0 {no attempt} one {# attempt} other {# attempts}}':
      '{count, plural, =0 {bez prób} one {# próba} few {# próby} many {# prób} other {# próby}}',
    '{count, plural, one {# order} other {# orders}}':
      '{count, plural, one {# zamówienie} few {# zamówienia} many {# zamówień} other {# zamówienia}}',
  },
}
