import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const help: PhraseCatalogue = {
  help: {
    'You see the orders of your own country and organization. Filters hide more, and archived ones are shown when asked for.':
      'Sie sehen die Bestellungen Ihres Landes und Ihrer Organisation. Filter blenden weitere aus, archivierte stehen hier auf Wunsch.',
    'You see the orders of your organization. Filters hide some, and archived ones are shown when asked for.':
      'Sie sehen die Bestellungen Ihrer Organisation. Filter blenden einige aus, archivierte stehen hier auf Wunsch.',
    'You see the orders of all organizations. Filters hide some; archived and deleted ones are shown when asked for.':
      'Sie sehen die Bestellungen aller Organisationen. Filter blenden einige aus; archivierte und gelöschte stehen hier auf Wunsch.',
    'Labels are printed for orders that you can still see and that have an address.':
      'Etiketten gibt es für Bestellungen, die Sie noch sehen und die eine Adresse haben.',
    'A rejected order either gets another day or goes back to its sender.':
      'Eine abgelehnte Bestellung bekommt entweder einen anderen Tag oder geht zurück an den Absender.',
    'An order goes only along the steps of its flow, from where it is now: somebody else may have moved it meanwhile.':
      'Eine Bestellung geht nur die Schritte ihres Ablaufs, und zwar von dort, wo sie jetzt steht: Vielleicht hat sie inzwischen jemand anderes verschoben.',
    'Archiving takes an order out of lists and boards, and nothing of it is lost: restore it, and it is back.':
      'Archivieren nimmt eine Bestellung aus Listen und Tafeln, und nichts von ihr geht verloren: Holen Sie sie aus dem Archiv, und sie ist zurück.',
    'Cash is open from the delivery until the courier has handed it over.':
      'Bargeld steht von der Zustellung an aus, bis der Kurier es übergeben hat.',
    'Each column is a status, each card an order; it goes on by being moved.':
      'Jede Spalte ist ein Status, jede Karte eine Bestellung; weiter geht es, indem man sie verschiebt.',
    'How to read this screen': 'So liest man diese Seite',
    'No orders on the board yet': 'Noch keine Bestellungen auf der Tafel',
    'Offered are the active couriers of the order’s country.': 'Angeboten werden die aktiven Kuriere im Land der Bestellung.',
    'Read more about it': 'Mehr dazu lesen',
    'The board shows orders that are still on their way. What is archived has left it, and other countries have their own.':
      'Die Tafel zeigt Bestellungen, die noch unterwegs sind. Was archiviert ist, steht nicht mehr darauf, und andere Länder haben ihre eigene.',
    'The next one that comes in stands here at once.': 'Die nächste, die hereinkommt, steht sofort hier.',
    'Why?': 'Warum?',
    'You see the orders of your own country and organization. Filters hide more, and archived orders stand in the archive.':
      'Sie sehen die Bestellungen Ihres Landes und Ihrer Organisation. Filter blenden weitere aus, und archivierte Bestellungen stehen im Archiv.',
  },
}
