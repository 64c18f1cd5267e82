import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const field: PhraseCatalogue = {
  field: {
    'Choose a date from {from} on': 'Wybierz datę od {from}',
    'Choose a date from {from} to {to}': 'Wybierz datę od {from} do {to}',
    Clear: 'Wyczyść',
    'Next decade': 'Następna dekada',
    'Next month': 'Następny miesiąc',
    'Next year': 'Następny rok',
    'Nothing found': 'Nic nie znaleziono',
    'Previous decade': 'Poprzednia dekada',
    'Previous month': 'Poprzedni miesiąc',
    'Previous year': 'Poprzedni rok',
    'The start must be earlier than the end: the dates were cleared': 'Początek musi być wcześniejszy niż koniec: daty wyczyszczono',
    Today: 'Dziś',
    Tomorrow: 'Jutro',
    Yesterday: 'Wczoraj',
    'dd.mm.yyyy': 'dd.mm.rrrr',
    '{label}, day': '{label}, dzień',
    '{label}, from': '{label}, od',
    '{label}, hours': '{label}, godziny',
    '{label}, minutes': '{label}, minuty',
    '{label}, to': '{label}, do',
    '“{text}” is not a date: write it as dd.mm.yyyy': '„{text}” nie jest datą: wpisz ją jako dd.mm.rrrr',
  },
}
