import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const print: PhraseCatalogue = {
  print: {
    '{count, number} orders match: at most {most, number} labels are printed at once. Narrow the list down.':
      '{count, number} Bestellungen passen: Es werden höchstens {most, number} Etiketten auf einmal gedruckt. Grenzen Sie die Liste ein.',
    '{count, plural, one {# order cannot be printed} other {# orders cannot be printed}}':
      '{count, plural, one {# Bestellung kann nicht gedruckt werden} other {# Bestellungen können nicht gedruckt werden}}',
    'There is nothing to print': 'Es gibt nichts zu drucken',
    'The customer’s phone number is missing: add it to the order':
      'Die Telefonnummer des Kunden fehlt: Tragen Sie sie in der Bestellung ein',
    'The address is too long and will be shortened': 'Die Adresse ist zu lang und wird gekürzt',
    'The sender’s address is missing: an administrator adds it to the organization':
      'Die Adresse des Absenders fehlt: Ein Administrator trägt sie bei der Organisation ein',
    'The courier has no orders to take along': 'Der Kurier hat keine Bestellungen mitzunehmen',
    'The courier has too many orders for one manifest: choose a day':
      'Der Kurier hat zu viele Bestellungen für eine Ladeliste: Wählen Sie einen Tag',
    'Labels {day}': 'Etiketten {day}',
    From: 'Absender',
    To: 'Empfänger',
    'Cash on delivery': 'Nachnahme',
    'Manifest of {courier}': 'Ladeliste von {courier}',
    'All days': 'Alle Tage',
    'For {day}': 'Für den {day}',
    '{count, plural, one {# order} other {# orders}}': '{count, plural, one {# Bestellung} other {# Bestellungen}}',
    'Printed {moment}': 'Gedruckt {moment}',
    Customer: 'Kunde',
    Address: 'Adresse',
    'To collect': 'Zu kassieren',
    Remark: 'Bemerkung',
    'To collect altogether': 'Zu kassieren insgesamt',
    Nothing: 'Nichts',
    'Handed over (name, date, signature)': 'Übergeben (Name, Datum, Unterschrift)',
    'Received by the courier (name, date, signature)': 'Vom Kurier übernommen (Name, Datum, Unterschrift)',
    'Not printed as written, look them up: stop {stops}': 'Nicht so gedruckt wie geschrieben, bitte nachsehen: Halt {stops}',
    Window: 'Zeitfenster',
    'Page {page} of {pages}': 'Seite {page} von {pages}',
    'Manifests {day}': 'Ladelisten {day}',
    'No. {number}': 'Nr. {number}',
    Sender: 'Absender',
    '{field}: too long, it will be shortened': '{field}: zu lang, wird gekürzt',
    '{field}: letters that no font has will be printed as “?”': '{field}: Zeichen, die keine Schrift hat, werden als „?“ gedruckt',
    'The track number is too long for the bar code: scan the square code':
      'Die Sendungsnummer ist zu lang für den Strichcode: Scannen Sie den quadratischen Code',
    'The couriers have no orders to take along': 'Keiner dieser Kuriere hat Bestellungen mitzunehmen',
    'All {count} couriers': 'Alle {count} Kuriere',
    'Manifests: {count} couriers': 'Ladelisten: {count} Kuriere',
    'Without orders, left out: {couriers}': 'Ohne Bestellungen, bleiben weg: {couriers}',
    'Orders that wait for the courier, are delivered again or are on the way.':
      'Bestellungen, die auf den Kurier warten, erneut zugestellt werden oder unterwegs sind.',
    Labels: 'Etiketten',
    'Labels {part} of {parts}': 'Etiketten {part} von {parts}',
    'Print label: {track}': 'Etikett drucken: {track}',
    'Print labels: {count, plural, one {# order} other {# orders}}':
      'Etiketten drucken: {count, plural, one {# Bestellung} other {# Bestellungen}}',
    '{count, plural, =0 {Print} one {Print # label} other {Print # labels}}':
      '{count, plural, =0 {Drucken} one {# Etikett drucken} other {# Etiketten drucken}}',
    '{count, plural, one {# label} other {# labels}}': '{count, plural, one {# Etikett} other {# Etiketten}}',
    '{count, plural, one {# label} other {# labels}} on {sheets, plural, one {# sheet} other {# sheets}} of A4':
      '{count, plural, one {# Etikett} other {# Etiketten}} auf {sheets, plural, one {# Blatt} other {# Blättern}} A4',
    '{count, plural, one {# of them was printed before} other {# of them were printed before}}':
      '{count, plural, one {# davon wurde schon gedruckt} other {# davon wurden schon gedruckt}}',
    '{count, plural, one {Something is missing on # label} other {Something is missing on # labels}}':
      '{count, plural, one {Auf # Etikett fehlt etwas} other {Auf # Etiketten fehlt etwas}}',
    '{count, plural, one {# order cannot be printed and is left out} other {# orders cannot be printed and are left out}}':
      '{count, plural, one {# Bestellung kann nicht gedruckt werden und bleibt weg} other {# Bestellungen können nicht gedruckt werden und bleiben weg}}',
    Paper: 'Papier',
    '100 × 150 mm': '100 × 150 mm',
    'A label printer: one label a page': 'Etikettendrucker: ein Etikett je Seite',
    A4: 'A4',
    'Four labels a sheet, to cut or on sticky paper': 'Vier Etiketten je Blatt, zum Schneiden oder auf Klebepapier',
    'First free place': 'Erster freier Platz',
    'Place {place}': 'Platz {place}',
    'Manifest…': 'Ladeliste\u00a0…',
    Manifest: 'Ladeliste',
    'Manifest: {name}': 'Ladeliste: {name}',
    'Only those due on': 'Nur die mit Zustellung am',
    'Print this day': 'Diesen Tag drucken',
    'Print all days': 'Alle Tage drucken',
  },
}
