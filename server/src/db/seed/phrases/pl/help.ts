import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const help: PhraseCatalogue = {
  help: {
    'You see the orders of your own country and organization. Filters hide more, and archived ones are shown when asked for.':
      'Widzisz zamówienia swojego kraju i swojej organizacji. Filtry ukrywają kolejne, a zarchiwizowane są pokazywane na życzenie.',
    'You see the orders of your organization. Filters hide some, and archived ones are shown when asked for.':
      'Widzisz zamówienia swojej organizacji. Filtry ukrywają część, a zarchiwizowane są pokazywane na życzenie.',
    'You see the orders of all organizations. Filters hide some; archived and deleted ones are shown when asked for.':
      'Widzisz zamówienia wszystkich organizacji. Filtry ukrywają część; zarchiwizowane i usunięte są pokazywane na życzenie.',
    'Labels are printed for orders that you can still see and that have an address.':
      'Etykiety drukuje się dla zamówień, które są nadal widoczne i mają adres.',
    'A rejected order either gets another day or goes back to its sender.':
      'Odrzucone zamówienie dostaje inny dzień albo wraca do nadawcy.',
    'An order goes only along the steps of its flow, from where it is now: somebody else may have moved it meanwhile.':
      'Zamówienie idzie dalej tylko przejściami swojego obiegu, z miejsca, w którym jest teraz: być może ktoś je tymczasem przeniósł.',
    'Archiving takes an order out of lists and boards, and nothing of it is lost: restore it, and it is back.':
      'Archiwizacja zabiera zamówienie z list i tablic, ale nic nie ginie: po przywróceniu wraca.',
    'Cash is open from the delivery until the courier has handed it over.':
      'Gotówka jest do rozliczenia od dostawy do chwili, gdy kurier ją rozliczy.',
    'Each column is a status, each card an order; it goes on by being moved.':
      'Każda kolumna to status, każda karta to zamówienie; idzie dalej, gdy się je przenosi.',
    'How to read this screen': 'Jak czytać ten ekran',
    'No orders on the board yet': 'Nie ma jeszcze zamówień na tablicy',
    'Offered are the active couriers of the order’s country.': 'Do wyboru są aktywni kurierzy z kraju zamówienia.',
    'Read more about it': 'Przeczytaj więcej',
    'The board shows orders that are still on their way. What is archived has left it, and other countries have their own.':
      'Tablica pokazuje zamówienia, które są jeszcze w drodze. Zarchiwizowane z niej znikają, a inne kraje mają własną.',
    'The next one that comes in stands here at once.': 'Następne, które wpłynie, od razu pojawi się tutaj.',
    'Why?': 'Dlaczego?',
    'You see the orders of your own country and organization. Filters hide more, and archived orders stand in the archive.':
      'Widoczne są zamówienia z twojego kraju i twojej organizacji. Filtry ukrywają kolejne, a zarchiwizowane są w archiwum.',
  },
}
