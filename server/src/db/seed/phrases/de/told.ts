import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const told: PhraseCatalogue = {
  told: {
    'This person has no phone': 'Diese Person hat kein Telefon',
    'It could not be sent before the quiet hours': 'Sie konnte nicht vor der Ruhezeit gesendet werden',
    '{organization} has sent {most, number} SMS and messenger messages today: no more are sent until tomorrow.':
      '{organization} hat heute {most, number} SMS und Messenger-Nachrichten gesendet: Bis morgen werden keine weiteren gesendet.',
    'A later message took its place': 'Eine spätere Nachricht kam an ihre Stelle',
    'The customer has no address for it': 'Der Kunde hat dafür keine Adresse',
    'The customer wants no messages': 'Der Kunde möchte keine Nachrichten',
    'The order had moved on before it was sent': 'Die Bestellung war weiter, bevor sie gesendet wurde',
    'The order is deleted': 'Die Bestellung ist gelöscht',
    'This person does not see the order any more': 'Diese Person sieht die Bestellung nicht mehr',
    'Organization and country go with a role': 'Organisation und Land gehören zu einer Rolle',
    'Say which messages are read: these, or all': 'Geben Sie an, welche Nachrichten gelesen sind: diese oder alle',
    'Say whom it is for: persons, or a role': 'Geben Sie an, für wen sie ist: Personen oder eine Rolle',
    'Nobody is there to read it': 'Es ist niemand da, der sie lesen könnte',
    'At most {most, number} people can be written to at once': 'Höchstens {most, number} Personen können auf einmal angeschrieben werden',
    'Order changed': 'Bestellung geändert',
    'These messages cannot be switched off': 'Diese Nachrichten lassen sich nicht abschalten',
    'These messages never reach your role': 'Diese Nachrichten erreichen Ihre Rolle nie',
    'There is no active template for it': 'Dafür gibt es keine aktive Vorlage',
    'They have switched these messages off': 'Hat diese Nachrichten abgeschaltet',
    'Nobody of this audience sees the order': 'Niemand aus diesem Kreis sieht die Bestellung',
    'Nobody but the person who did it would hear of it': 'Außer der Person, die es getan hat, würde es niemand erfahren',
    'It could not be sent before the day began': 'Sie konnte nicht gesendet werden, bevor der Tag begann',
    status: 'Status',
    'delivery date': 'Zustelldatum',
    address: 'Adresse',
    customer: 'Kunde',
    phone: 'Telefon',
    products: 'Produkte',
    amount: 'Betrag',
    payment: 'Zahlung',
    comment: 'Kommentar',
    'Order {track} was changed: {fields}': 'Bestellung {track} wurde geändert: {fields}',
    '{count, plural, one {# order is} other {# orders are}} new for you':
      '{count, plural, one {# Bestellung ist} other {# Bestellungen sind}} neu für Sie',
    '{count, plural, one {# order is} other {# orders are}} not yours any more':
      '{count, plural, one {# Bestellung ist} other {# Bestellungen sind}} nicht mehr bei Ihnen',
    '{count, plural, one {# order} other {# orders}}: {what}': '{count, plural, one {# Bestellung} other {# Bestellungen}}: {what}',
    'Somebody else has given you a new password.': 'Jemand anderes hat Ihnen ein neues Passwort gegeben.',
    'Your role is now: {role}.': 'Ihre Rolle ist jetzt: {role}.',
    'Somebody has signed in to your account from a new address. If it was not you, change your password.':
      'Jemand hat sich von einer neuen Adresse in Ihrem Konto angemeldet. Wenn Sie es nicht waren, ändern Sie Ihr Passwort.',
    'You have written a lot just now: try again in {minutes, plural, one {# minute} other {# minutes}}':
      'Sie haben gerade viel geschrieben: Versuchen Sie es in {minutes, plural, one {# Minute} other {# Minuten}} noch einmal',
  },
}
