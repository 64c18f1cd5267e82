import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const palette: PhraseCatalogue = {
  palette: {
    Answers: 'Antworten',
    '↵ opens · Shift ↵ shows what can be done with the order': '↵ öffnet · Umschalt ↵ zeigt, was mit der Bestellung möglich ist',
    'A screen or an action': 'Ansicht oder Aktion',
    'A screen, or an order by track, number, name or phone': 'Ansicht oder Bestellung: Sendungsnummer, Name, Telefon',
    Do: 'Aktionen',
    'Go to': 'Gehe zu',
    'Go to or find': 'Suchen oder öffnen',
    Home: 'Übersicht',
    'Looking for orders…': 'Bestellungen werden gesucht\u00a0…',
    'No results': 'Nichts gefunden',
    Orders: 'Bestellungen',
    'Orders cannot be looked for right now': 'Bestellungen können gerade nicht gesucht werden',
  },
}
