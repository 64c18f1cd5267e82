import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const editor: PhraseCatalogue = {
  order_editor: {
    'Products and prices': 'Produkte und Preise',
    'Add a product': 'Produkt hinzufügen',
    'Create order': 'Bestellung anlegen',
    Edit: 'Bearbeiten',
    'Edit order': 'Bestellung bearbeiten',
    'Edit order {track}': 'Bestellung {track} bearbeiten',
    Mine: 'Meine Fassung',
    'New order': 'Neue Bestellung',
    'Order {track} is created': 'Bestellung {track} ist angelegt',
    Prices: 'Preise',
    'Product {number}': 'Produkt {number}',
    'Remove product {number}': 'Produkt {number} entfernen',
    SKU: 'Artikelnummer',
    'Show the order': 'Bestellung anzeigen',
    'Somebody changed this order meanwhile, at {time}. Choose what holds; everything else of both is kept.':
      'Diese Bestellung wurde inzwischen geändert, um {time}. Wählen Sie, was gilt; alles Übrige bleibt von beiden erhalten.',
    'Somebody else changed this order meanwhile: both changes are kept':
      'Diese Bestellung wurde inzwischen von jemand anderem geändert: Beide Änderungen bleiben erhalten',
    Sum: 'Summe',
    Theirs: 'Andere Fassung',
    'Use the sum {amount}': 'Summe {amount} übernehmen',
    '{count, plural, one {Total of # item} other {Total of # items}}':
      '{count, plural, one {Gesamt für # Artikel} other {Gesamt für # Artikel}}',
  },
}
