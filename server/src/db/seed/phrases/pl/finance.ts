import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

/** Finance: money that couriers have, hand over and have handed over. */
export const finance: PhraseCatalogue = {
  finance: {
    '{count, plural, one {{tracks} is paid already} other {{tracks} are paid already}}':
      '{count, plural, one {{tracks} jest już opłacone} few {{tracks} są już opłacone} many {{tracks} są już opłacone} other {{tracks} są już opłacone}}',
    '{count, plural, one {{tracks} is no delivered cash order of this courier} other {{tracks} are no delivered cash orders of this courier}}':
      '{count, plural, one {{tracks} nie jest dostarczonym zamówieniem za pobraniem tego kuriera} few {{tracks} nie są dostarczonymi zamówieniami za pobraniem tego kuriera} many {{tracks} nie są dostarczonymi zamówieniami za pobraniem tego kuriera} other {{tracks} nie są dostarczonymi zamówieniami za pobraniem tego kuriera}}',
    '{count, plural, one {{tracks} stands in a hand-over already: {numbers}} other {{tracks} stand in hand-overs already: {numbers}}}':
      '{count, plural, one {{tracks} jest już w rozliczeniu: {numbers}} few {{tracks} są już w rozliczeniach: {numbers}} many {{tracks} są już w rozliczeniach: {numbers}} other {{tracks} są już w rozliczeniach: {numbers}}}',
    'superseded by {number}': 'zastąpione przez {number}',
    '{count, plural, one {{tracks} is archived: restore it first} other {{tracks} are archived: restore them first}}':
      '{count, plural, one {{tracks} jest w archiwum: najpierw je przywróć} few {{tracks} są w archiwum: najpierw je przywróć} many {{tracks} są w archiwum: najpierw je przywróć} other {{tracks} są w archiwum: najpierw je przywróć}}',
    'This hand-over has been taken back already': 'To rozliczenie zostało już cofnięte',
    'Receipt {number}': 'Pokwitowanie {number}',
    Courier: 'Kurier',
    'Received by': 'Przyjęte przez',
    'Handed over': 'Rozliczono',
    'Noted by': 'Zapisane przez',
    Track: 'Numer przesyłki',
    Customer: 'Klient',
    Delivered: 'Dostarczono',
    Amount: 'Kwota',
    '{orders, plural, one {# order} other {# orders}}':
      '{orders, plural, one {# zamówienie} few {# zamówienia} many {# zamówień} other {# zamówienia}}',
    'Page {page} of {pages}': 'Strona {page} z {pages}',
    'Taken back on {at} by {name}: {reason}': 'Cofnięte {at} przez: {name}: {reason}',
    Finance: 'Finanse',
    Expected: 'Oczekiwane',
    Outstanding: 'Do rozliczenia',
    Collected: 'Rozliczone',
    Prepaid: 'Przedpłata',
    'In delivery, cash': 'W dostawie, za pobraniem',
    'Delivered, not handed over': 'Dostarczone, nierozliczone',
    'Cash marked as paid': 'Pobrania oznaczone jako opłacone',
    'as of now': 'stan na teraz',
    'in the period': 'w okresie',
    'all time': 'w całym okresie',
    'No orders': 'Brak zamówień',
    'No courier': 'Bez kuriera',
    'No money yet': 'Jeszcze brak pieniędzy',
    'Cash orders in delivery, delivered or paid show here, courier by courier.':
      'Zamówienia za pobraniem w dostawie, dostarczone i opłacone pojawią się tutaj, kurier po kurierze.',
    Currency: 'Waluta',
    Country: 'Kraj',
    'All countries': 'Wszystkie kraje',
    Total: 'Razem',
    'all couriers': 'wszyscy kurierzy',
    '{orders, plural, one {# order} other {# orders}}, {whose}':
      '{orders, plural, one {# zamówienie} few {# zamówienia} many {# zamówień} other {# zamówienia}}, {whose}',
    '{currency}, {orders, plural, one {# order} other {# orders}}, {whose}':
      '{currency}, {orders, plural, one {# zamówienie} few {# zamówienia} many {# zamówień} other {# zamówienia}}, {whose}',
    'Prepaid, marked as paid in the period, not in these sums:': 'Przedpłaty oznaczone w okresie jako opłacone, nieujęte w tych sumach:',
    'Prepaid, marked as paid, not in these sums:': 'Przedpłaty oznaczone jako opłacone, nieujęte w tych sumach:',
    Period: 'Okres',
    Today: 'Dziś',
    Yesterday: 'Wczoraj',
    'This month': 'Ten miesiąc',
    'Last month': 'Poprzedni miesiąc',
    'Any time': 'Cały okres',
    'Hand-over': 'Rozliczenie',
    'Hand over': 'Rozlicz',
    'Hand over: {courier}': 'Rozlicz: {courier}',
    'Hand-over · {courier}': 'Rozliczenie · {courier}',
    'Hand-over {number}': 'Rozliczenie {number}',
    '{count, plural, =0 {Mark as paid} other {Mark # as paid and print receipt}}':
      '{count, plural, =0 {Oznacz jako opłacone} one {Oznacz # jako opłacone, drukuj pokwitowanie} few {Oznacz # jako opłacone, drukuj pokwitowanie} many {Oznacz # jako opłacone, drukuj pokwitowanie} other {Oznacz # jako opłacone, drukuj pokwitowanie}}',
    'Find an order': 'Znajdź zamówienie',
    'Track or customer': 'Numer przesyłki lub klient',
    '{count, plural, one {{tracks} is not outstanding any more} other {{tracks} are not outstanding any more}}':
      '{count, plural, one {{tracks} nie jest już do rozliczenia} few {{tracks} nie są już do rozliczenia} many {{tracks} nie są już do rozliczenia} other {{tracks} nie są już do rozliczenia}}',
    'These are {count, number} of {total, number} orders. One hand-over takes no more: hand the others over next.':
      'To {count, number} z {total, number} zamówień. Jedno rozliczenie nie obejmuje więcej: rozlicz pozostałe w następnym.',
    'Nothing to hand over': 'Nic do rozliczenia',
    'This courier has no delivered cash orders that are unpaid.': 'Ten kurier nie ma dostarczonych, nieopłaconych zamówień za pobraniem.',
    'No order of this courier fits.': 'Żadne zamówienie tego kuriera nie pasuje.',
    'All {count, number}': 'Wszystkie: {count, number}',
    '{ticked, number} of {of, number} selected': 'Zaznaczono {ticked, number} z {of, number}',
    '{amount} stays open': 'Zostaje {amount}',
    'Past hand-overs': 'Poprzednie rozliczenia',
    'None in this period.': 'Brak w tym okresie.',
    'None yet. Press “Hand over” beside a courier who brings money.':
      'Jeszcze ich nie ma. Naciśnij „Rozlicz” obok kuriera, który przywozi pieniądze.',
    'taken back': 'cofnięte',
    'Take back': 'Cofnij',
    'Take back {number}': 'Cofnij {number}',
    '{number} is taken back': 'Cofnięto {number}',
    '{number}: {count, plural, one {# order} other {# orders}} marked as paid':
      '{number}: {count, plural, one {oznaczono # zamówienie jako opłacone} few {oznaczono # zamówienia jako opłacone} many {oznaczono # zamówień jako opłacone} other {oznaczono # zamówienia jako opłacone}}',
    'Print receipt': 'Drukuj pokwitowanie',
    'Print receipt {number}': 'Drukuj pokwitowanie {number}',
    Reason: 'Powód',
    '{orders, plural, one {# order was handed over again later and stays paid.} other {# orders were handed over again later and stay paid.}}':
      '{orders, plural, one {# zamówienie rozliczono później ponownie i pozostaje opłacone.} few {# zamówienia rozliczono później ponownie i pozostają opłacone.} many {# zamówień rozliczono później ponownie i pozostaje opłaconych.} other {# zamówienia rozliczono później ponownie i pozostaje opłacone.}}',
    '{orders, plural, one {# order handed over again} other {# orders handed over again}}':
      '{orders, plural, one {# zamówienie rozliczone ponownie} few {# zamówienia rozliczone ponownie} many {# zamówień rozliczonych ponownie} other {# zamówienia rozliczonego ponownie}}',
    '{orders, plural, one {# order} other {# orders}} of {courier} will be unpaid again: {sums}.':
      '{courier}: {orders, plural, one {# zamówienie znów będzie nieopłacone} few {# zamówienia znów będą nieopłacone} many {# zamówień znów będzie nieopłaconych} other {# zamówienia znów będzie nieopłacone}}, {sums}.',
  },
}
