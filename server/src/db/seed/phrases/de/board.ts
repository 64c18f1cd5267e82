import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const board: PhraseCatalogue = {
  kanban: {
    'Actions for the column “{status}”': 'Aktionen für die Spalte „{status}“',
    'Actions for {track}': 'Aktionen für {track}',
    Address: 'Adresse',
    'An administrator of your organization chooses the columns of the board.':
      'Die Spalten der Tafel legt ein Administrator Ihrer Organisation fest.',
    Arrows: 'Pfeiltasten',
    Board: 'Tafel',
    'COD {sums}': 'Nachnahme {sums}',
    'Collapse “{status}”': '„{status}“ einklappen',
    Comment: 'Kommentar',
    Courier: 'Kurier',
    Customer: 'Kunde',
    Delivery: 'Zustellung',
    Enter: 'Eingabetaste',
    'Expand “{status}”': '„{status}“ ausklappen',
    'Fields of a card': 'Felder der Karte',
    'Keys of the board': 'Tasten der Tafel',
    'Lift the card; left and right choose a column, Space drops, Escape puts back':
      'Karte aufnehmen; links und rechts wählen die Spalte, Leertaste legt ab, Escape legt zurück',
    'Load more orders': 'Weitere Bestellungen laden',
    'More cards come for one column at a time': 'Weitere Karten gibt es nur für eine Spalte auf einmal',
    'No COD': 'Keine Nachnahme',
    'No orders here': 'Hier sind keine Bestellungen',
    'Open order': 'Bestellung öffnen',
    'Open the menu of the card': 'Menü der Karte öffnen',
    'Open the order': 'Bestellung öffnen',
    'Order number': 'Bestellnummer',
    'Over the limit of this column': 'Über der Grenze dieser Spalte',
    Paid: 'Bezahlt',
    Phone: 'Telefon',
    'Put back': 'Zurückgelegt',
    'Select the card; with Shift all from the last one; Escape clears':
      'Karte auswählen; mit Umschalttaste alle ab der letzten; Escape hebt die Auswahl auf',
    'Select {track}': '{track} auswählen',
    'Selected orders': 'Ausgewählte Bestellungen',
    Space: 'Leertaste',
    'The board is loading': 'Die Tafel wird geladen',
    'This board has no columns': 'Diese Tafel hat keine Spalten',
    Track: 'Sendungsnummer',
    'Walk over the cards': 'Von Karte zu Karte gehen',
    late: 'verspätet',
    now: 'jetzt',
    '{count, plural, =0 {Nothing selected} one {# order selected} other {# orders selected}}':
      '{count, plural, =0 {Nichts ausgewählt} one {# Bestellung ausgewählt} other {# Bestellungen ausgewählt}}',
    '{count, plural, =0 {Select all loaded} one {Select the one loaded} other {Select all # loaded}}':
      '{count, plural, =0 {Alle geladenen auswählen} one {Die eine geladene auswählen} other {Alle # geladenen auswählen}}',
    '{count, plural, one {# order} other {# orders}} moved': '{count, plural, one {# Bestellung} other {# Bestellungen}} verschoben',
    '{days} d': '{days} T.',
    '{hours} h': '{hours} Std.',
    '{track} is now in “{status}”': '{track} ist jetzt in „{status}“',
    '{track} lifted. Choose a column with the left and right arrows, drop with Space, put back with Escape.':
      '{track} aufgenommen. Wählen Sie mit den Pfeiltasten links und rechts eine Spalte, legen Sie mit der Leertaste ab oder mit Escape zurück.',
    '{track} moved to “{status}”': '{track} nach „{status}“ verschoben',
  },
}
