import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

/** Finance: money that couriers have, hand over and have handed over. */
export const finance: PhraseCatalogue = {
  finance: {
    '{count, plural, one {{tracks} is paid already} other {{tracks} are paid already}}':
      '{count, plural, one {{tracks} ist schon bezahlt} other {{tracks} sind schon bezahlt}}',
    '{count, plural, one {{tracks} is no delivered cash order of this courier} other {{tracks} are no delivered cash orders of this courier}}':
      '{count, plural, one {{tracks} ist keine zugestellte Nachnahme dieses Kuriers} other {{tracks} sind keine zugestellten Nachnahmen dieses Kuriers}}',
    '{count, plural, one {{tracks} stands in a hand-over already: {numbers}} other {{tracks} stand in hand-overs already: {numbers}}}':
      '{count, plural, one {{tracks} steht schon in einer Übergabe: {numbers}} other {{tracks} stehen schon in Übergaben: {numbers}}}',
    'superseded by {number}': 'ersetzt durch {number}',
    '{count, plural, one {{tracks} is archived: restore it first} other {{tracks} are archived: restore them first}}':
      '{count, plural, one {{tracks} ist archiviert: Holen Sie sie zuerst aus dem Archiv} other {{tracks} sind archiviert: Holen Sie sie zuerst aus dem Archiv}}',
    'This hand-over has been taken back already': 'Diese Übergabe wurde schon zurückgenommen',
    'Receipt {number}': 'Quittung {number}',
    Courier: 'Kurier',
    'Received by': 'Entgegengenommen von',
    'Handed over': 'Übergeben',
    'Noted by': 'Vermerkt von',
    Track: 'Sendungsnummer',
    Customer: 'Kunde',
    Delivered: 'Zugestellt',
    Amount: 'Betrag',
    '{orders, plural, one {# order} other {# orders}}': '{orders, plural, one {# Bestellung} other {# Bestellungen}}',
    'Page {page} of {pages}': 'Seite {page} von {pages}',
    'Taken back on {at} by {name}: {reason}': 'Zurückgenommen am {at} von {name}: {reason}',
    Finance: 'Finanzen',
    Expected: 'Erwartet',
    Outstanding: 'Ausstehend',
    Collected: 'Eingenommen',
    Prepaid: 'Vorausbezahlt',
    'In delivery, cash': 'In Zustellung, Nachnahme',
    'Delivered, not handed over': 'Zugestellt, nicht übergeben',
    'Cash marked as paid': 'Nachnahme, als bezahlt markiert',
    'as of now': 'Stand jetzt',
    'in the period': 'im Zeitraum',
    'all time': 'gesamter Zeitraum',
    'No orders': 'Keine Bestellungen',
    'No courier': 'Ohne Kurier',
    'No money yet': 'Noch kein Geld',
    'Cash orders in delivery, delivered or paid show here, courier by courier.':
      'Nachnahmen in Zustellung, zugestellte und bezahlte stehen hier, Kurier für Kurier.',
    Currency: 'Währung',
    Country: 'Land',
    'All countries': 'Alle Länder',
    Total: 'Gesamt',
    'all couriers': 'alle Kuriere',
    '{orders, plural, one {# order} other {# orders}}, {whose}': '{orders, plural, one {# Bestellung} other {# Bestellungen}}, {whose}',
    '{currency}, {orders, plural, one {# order} other {# orders}}, {whose}':
      '{currency}, {orders, plural, one {# Bestellung} other {# Bestellungen}}, {whose}',
    'Prepaid, marked as paid in the period, not in these sums:': 'Vorausbezahlt, im Zeitraum als bezahlt markiert, nicht in diesen Summen:',
    'Prepaid, marked as paid, not in these sums:': 'Vorausbezahlt, als bezahlt markiert, nicht in diesen Summen:',
    Period: 'Zeitraum',
    Today: 'Heute',
    Yesterday: 'Gestern',
    'This month': 'Dieser Monat',
    'Last month': 'Letzter Monat',
    'Any time': 'Insgesamt',
    'Hand-over': 'Übergabe',
    'Hand over': 'Übergeben',
    'Hand over: {courier}': 'Übergeben: {courier}',
    'Hand-over · {courier}': 'Übergabe · {courier}',
    'Hand-over {number}': 'Übergabe {number}',
    '{count, plural, =0 {Mark as paid} other {Mark # as paid and print receipt}}':
      '{count, plural, =0 {Als bezahlt markieren} one {# als bezahlt markieren, Quittung drucken} other {# als bezahlt markieren, Quittung drucken}}',
    'Find an order': 'Bestellung finden',
    'Track or customer': 'Sendungsnummer oder Kunde',
    '{count, plural, one {{tracks} is not outstanding any more} other {{tracks} are not outstanding any more}}':
      '{count, plural, one {{tracks} ist nicht mehr offen} other {{tracks} sind nicht mehr offen}}',
    'These are {count, number} of {total, number} orders. One hand-over takes no more: hand the others over next.':
      'Das sind {count, number} von {total, number} Bestellungen. Mehr nimmt eine Übergabe nicht auf: Übergeben Sie die übrigen danach.',
    'Nothing to hand over': 'Nichts zu übergeben',
    'This courier has no delivered cash orders that are unpaid.': 'Dieser Kurier hat keine zugestellten Nachnahmen, die unbezahlt sind.',
    'No order of this courier fits.': 'Keine Bestellung dieses Kuriers passt.',
    'All {count, number}': 'Alle {count, number}',
    '{ticked, number} of {of, number} selected': '{ticked, number} von {of, number} ausgewählt',
    '{amount} stays open': '{amount} bleibt offen',
    'Past hand-overs': 'Frühere Übergaben',
    'None in this period.': 'Keine in diesem Zeitraum.',
    'None yet. Press “Hand over” beside a courier who brings money.':
      'Noch keine. Drücken Sie „Übergeben“ neben einem Kurier, der Geld bringt.',
    'taken back': 'zurückgenommen',
    'Take back': 'Zurücknehmen',
    'Take back {number}': '{number} zurücknehmen',
    '{number} is taken back': '{number} ist zurückgenommen',
    '{number}: {count, plural, one {# order} other {# orders}} marked as paid':
      '{number}: {count, plural, one {# Bestellung} other {# Bestellungen}} als bezahlt markiert',
    'Print receipt': 'Quittung drucken',
    'Print receipt {number}': 'Quittung {number} drucken',
    Reason: 'Grund',
    '{orders, plural, one {# order was handed over again later and stays paid.} other {# orders were handed over again later and stay paid.}}':
      '{orders, plural, one {# Bestellung wurde später noch einmal übergeben und bleibt bezahlt.} other {# Bestellungen wurden später noch einmal übergeben und bleiben bezahlt.}}',
    '{orders, plural, one {# order handed over again} other {# orders handed over again}}':
      '{orders, plural, one {# Bestellung noch einmal übergeben} other {# Bestellungen noch einmal übergeben}}',
    '{orders, plural, one {# order} other {# orders}} of {courier} will be unpaid again: {sums}.':
      '{orders, plural, one {# Bestellung} other {# Bestellungen}} von {courier} {orders, plural, one {wird} other {werden}} wieder unbezahlt: {sums}.',
  },
}
