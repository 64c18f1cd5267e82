import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const print: PhraseCatalogue = {
  print: {
    '{count, number} orders match: at most {most, number} labels are printed at once. Narrow the list down.':
      'Pasujących zamówień: {count, number}. Naraz drukuje się najwyżej {most, number} etykiet. Zawęź listę.',
    '{count, plural, one {# order cannot be printed} other {# orders cannot be printed}}':
      '{count, plural, one {# zamówienia nie można wydrukować} few {# zamówień nie można wydrukować} many {# zamówień nie można wydrukować} other {# zamówienia nie można wydrukować}}',
    'There is nothing to print': 'Nie ma nic do wydrukowania',
    'The customer’s phone number is missing: add it to the order': 'Brakuje numeru telefonu klienta: dodaj go do zamówienia',
    'The address is too long and will be shortened': 'Adres jest za długi i zostanie skrócony',
    'The sender’s address is missing: an administrator adds it to the organization':
      'Brakuje adresu nadawcy: administrator dodaje go w organizacji',
    'The courier has no orders to take along': 'Kurier nie ma zamówień do zabrania',
    'The courier has too many orders for one manifest: choose a day':
      'Kurier ma za dużo zamówień na jedną listę załadunkową: wybierz dzień',
    'Labels {day}': 'Etykiety {day}',
    From: 'Nadawca',
    To: 'Odbiorca',
    'Cash on delivery': 'Pobranie',
    'Manifest of {courier}': 'Lista załadunkowa: {courier}',
    'All days': 'Wszystkie dni',
    'For {day}': 'Na {day}',
    '{count, plural, one {# order} other {# orders}}':
      '{count, plural, one {# zamówienie} few {# zamówienia} many {# zamówień} other {# zamówienia}}',
    'Printed {moment}': 'Wydrukowano {moment}',
    Customer: 'Klient',
    Address: 'Adres',
    'To collect': 'Do pobrania',
    Remark: 'Uwaga',
    'To collect altogether': 'Do pobrania razem',
    Nothing: 'Nic',
    'Handed over (name, date, signature)': 'Wydano (nazwisko, data, podpis)',
    'Received by the courier (name, date, signature)': 'Przyjęto przez kuriera (nazwisko, data, podpis)',
    'Not printed as written, look them up: stop {stops}': 'Wydrukowano inaczej niż zapisano, sprawdź: przystanek {stops}',
    Window: 'Okno',
    'Page {page} of {pages}': 'Strona {page} z {pages}',
    'Manifests {day}': 'Listy załadunkowe {day}',
    'No. {number}': 'Nr {number}',
    Sender: 'Nadawca',
    '{field}: too long, it will be shortened': '{field}: za długie, zostanie skrócone',
    '{field}: letters that no font has will be printed as “?”': '{field}: znaki spoza czcionek zostaną wydrukowane jako „?”',
    'The track number is too long for the bar code: scan the square code':
      'Numer przesyłki jest za długi na kod kreskowy: skanuj kod kwadratowy',
    'The couriers have no orders to take along': 'Żaden z tych kurierów nie ma zamówień do zabrania',
    'All {count} couriers': 'Wszyscy kurierzy ({count})',
    'Manifests: {count} couriers': 'Listy załadunkowe, kurierzy: {count}',
    'Without orders, left out: {couriers}': 'Bez zamówień, pominięci: {couriers}',
    'Orders that wait for the courier, are delivered again or are on the way.':
      'Zamówienia, które czekają na kuriera, są dostarczane ponownie lub są w drodze.',
    Labels: 'Etykiety',
    'Labels {part} of {parts}': 'Etykiety {part} z {parts}',
    'Print label: {track}': 'Drukuj etykietę: {track}',
    'Print labels: {count, plural, one {# order} other {# orders}}':
      'Drukuj etykiety: {count, plural, one {# zamówienie} few {# zamówienia} many {# zamówień} other {# zamówienia}}',
    '{count, plural, =0 {Print} one {Print # label} other {Print # labels}}':
      '{count, plural, =0 {Drukuj} one {Drukuj # etykietę} few {Drukuj # etykiety} many {Drukuj # etykiet} other {Drukuj # etykiety}}',
    '{count, plural, one {# label} other {# labels}}':
      '{count, plural, one {# etykieta} few {# etykiety} many {# etykiet} other {# etykiety}}',
    '{count, plural, one {# label} other {# labels}} on {sheets, plural, one {# sheet} other {# sheets}} of A4':
      '{count, plural, one {# etykieta} few {# etykiety} many {# etykiet} other {# etykiety}} na {sheets, plural, one {# arkuszu} few {# arkuszach} many {# arkuszach} other {# arkusza}} A4',
    '{count, plural, one {# of them was printed before} other {# of them were printed before}}':
      '{count, plural, one {# z nich już wydrukowano} few {# z nich już wydrukowano} many {# z nich już wydrukowano} other {# z nich już wydrukowano}}',
    '{count, plural, one {Something is missing on # label} other {Something is missing on # labels}}':
      '{count, plural, one {Na # etykiecie czegoś brakuje} few {Na # etykietach czegoś brakuje} many {Na # etykietach czegoś brakuje} other {Na # etykiety czegoś brakuje}}',
    '{count, plural, one {# order cannot be printed and is left out} other {# orders cannot be printed and are left out}}':
      '{count, plural, one {# zamówienia nie można wydrukować i zostanie pominięte} few {# zamówień nie można wydrukować i zostaną pominięte} many {# zamówień nie można wydrukować i zostaną pominięte} other {# zamówienia nie można wydrukować i zostanie pominięte}}',
    Paper: 'Papier',
    '100 × 150 mm': '100 × 150 mm',
    'A label printer: one label a page': 'Drukarka etykiet: jedna etykieta na stronę',
    A4: 'A4',
    'Four labels a sheet, to cut or on sticky paper': 'Cztery etykiety na arkusz, do pocięcia lub na papierze samoprzylepnym',
    'First free place': 'Pierwsze wolne miejsce',
    'Place {place}': 'Miejsce {place}',
    'Manifest…': 'Lista załadunkowa…',
    Manifest: 'Lista załadunkowa',
    'Manifest: {name}': 'Lista załadunkowa: {name}',
    'Only those due on': 'Tylko z dostawą w dniu',
    'Print this day': 'Drukuj ten dzień',
    'Print all days': 'Drukuj wszystkie dni',
  },
}
