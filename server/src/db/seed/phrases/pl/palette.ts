import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const palette: PhraseCatalogue = {
  palette: {
    Answers: 'Odpowiedzi',
    '↵ opens · Shift ↵ shows what can be done with the order': '↵ otwiera · Shift ↵ pokazuje, co można zrobić z zamówieniem',
    'A screen or an action': 'Ekran lub działanie',
    'A screen, or an order by track, number, name or phone': 'Ekran lub zamówienie: numer, nazwisko, telefon',
    Do: 'Działania',
    'Go to': 'Przejdź do',
    'Go to or find': 'Szukaj lub otwórz',
    Home: 'Pulpit',
    'Looking for orders…': 'Szukanie zamówień…',
    'No results': 'Nic nie znaleziono',
    Orders: 'Zamówienia',
    'Orders cannot be looked for right now': 'Teraz nie można szukać zamówień',
  },
}
