import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const rejected: PhraseCatalogue = {
  rejected_order: {
    'Before: {first} to {last}': 'Davor: {first} bis {last}',
    'By country': 'Nach Land',
    'By courier': 'Nach Kurier',
    'By day': 'Nach Tag',
    'By reason': 'Nach Grund',
    'By week': 'Nach Woche',
    'Choose a longer one: orders count on the day on which they were delivered, rejected or sent back.':
      'Wählen Sie einen längeren: Bestellungen zählen an dem Tag, an dem sie zugestellt, abgelehnt oder zurückgesandt wurden.',
    'Couriers are exact from {day} on; before that, some are those that the orders have now.':
      'Die Kuriere stimmen ab {day}; davor sind es zum Teil die, denen die Bestellungen jetzt zugewiesen sind.',
    Day: 'Tag',
    'Group by': 'Gruppieren nach',
    'In this period': 'In diesem Zeitraum',
    'No reason given': 'Kein Grund angegeben',
    'No rejected orders': 'Keine abgelehnten Bestellungen',
    'No orders were closed in this period': 'In diesem Zeitraum wurden keine Bestellungen abgeschlossen',
    'Nothing was rejected in this period.': 'In diesem Zeitraum wurde nichts abgelehnt.',
    Orders: 'Bestellungen',
    Period: 'Zeitraum',
    Rate: 'Quote',
    Rejected: 'Abgelehnt',
    'Rejected orders': 'Abgelehnte Bestellungen',
    'Rejected rate': 'Ablehnungsquote',
    Returned: 'Zurückgesandt',
    Share: 'Anteil',
    Statistics: 'Statistik',
    Week: 'Woche',
    'The days add up to {count, number}: some orders were rejected on several.':
      'Die Tage ergeben zusammen {count, number}: Manche Bestellungen wurden an mehreren abgelehnt.',
    'What customers refuse stands here until it is delivered after all or sent back.':
      'Was Kunden ablehnen, steht hier, bis es doch zugestellt oder zurückgesandt wird.',
    'before: {number}': 'davor: {number}',
    'of {count, plural, =0 {all} other {#}} closed {count, plural, one {order} other {orders}}':
      'von {count, plural, =0 {allen} one {#} other {#}} abgeschlossenen',
    'sent back to the sender': 'an den Absender zurück',
    'even if delivered later': 'auch wenn später zugestellt',
    '{days} days': '{days} Tage',
    '{first} to {last}': '{first} bis {last}',
  },
  redelivery: {
    'Call {name}, {phone}': '{name} anrufen, {phone}',
    'Chosen orders': 'Gewählte Bestellungen',
    Couriers: 'Kuriere',
    '{orders, number} already assigned': '{orders, number} schon zugewiesen',
    '{orders, number} of {capacity, number} already assigned': '{orders, number} von {capacity, number} schon zugewiesen',
    'Drag a day or an order here. You can exceed capacity.':
      'Ziehen Sie einen Tag oder eine Bestellung hierher. Die Kapazität darf überschritten werden.',
    Late: 'Verspätet',
    'Let go over the courier who is to take them.': 'Lassen Sie über dem Kurier los, der sie übernehmen soll.',
    'No date': 'Ohne Termin',
    'No reason given': 'Kein Grund angegeben',
    'Nothing waits to be delivered again': 'Nichts wartet auf erneute Zustellung',
    'Orders and capacity of couriers by day': 'Bestellungen und Kapazität der Kuriere nach Tag',
    'Orders come here when a delivery has failed and the customer is to get another day.':
      'Hier stehen Bestellungen, deren Zustellung nicht gelang und für die ein neuer Tag gesucht wird.',
    'Over capacity': 'Über der Kapazität',
    'Redelivery dates': 'Erneute Zustellungen',
    'Select all of {day}': 'Alle von {day} wählen',
    'The first {shown, number} of {total, number} orders are shown.':
      'Die ersten {shown, number} von {total, number} Bestellungen werden gezeigt.',
    'There is no active courier here.': 'Hier gibt es keinen aktiven Kurier.',
    'Today, {date}': 'Heute, {date}',
    'Tomorrow, {date}': 'Morgen, {date}',
    waiting: 'wartet',
    '{count, plural, =0 {no attempt} one {# attempt} other {# attempts}}':
      '{count, plural, =0 {kein Versuch} one {# Versuch} other {# Versuche}}',
    '{count, plural, one {# order} other {# orders}}': '{count, plural, one {# Bestellung} other {# Bestellungen}}',
  },
}
