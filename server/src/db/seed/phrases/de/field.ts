import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const field: PhraseCatalogue = {
  field: {
    'Choose a date from {from} on': 'Wählen Sie ein Datum ab {from}',
    'Choose a date from {from} to {to}': 'Wählen Sie ein Datum von {from} bis {to}',
    Clear: 'Leeren',
    'Next decade': 'Nächstes Jahrzehnt',
    'Next month': 'Nächster Monat',
    'Next year': 'Nächstes Jahr',
    'Nothing found': 'Nichts gefunden',
    'Previous decade': 'Voriges Jahrzehnt',
    'Previous month': 'Voriger Monat',
    'Previous year': 'Voriges Jahr',
    'The start must be earlier than the end: the dates were cleared': 'Der Beginn muss vor dem Ende liegen: Die Daten wurden geleert',
    Today: 'Heute',
    Tomorrow: 'Morgen',
    Yesterday: 'Gestern',
    'dd.mm.yyyy': 'TT.MM.JJJJ',
    '{label}, day': '{label}, Tag',
    '{label}, from': '{label}, von',
    '{label}, hours': '{label}, Stunden',
    '{label}, minutes': '{label}, Minuten',
    '{label}, to': '{label}, bis',
    '“{text}” is not a date: write it as dd.mm.yyyy': '„{text}“ ist kein Datum: Schreiben Sie es als TT.MM.JJJJ',
  },
}
