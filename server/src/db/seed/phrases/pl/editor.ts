import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const editor: PhraseCatalogue = {
  order_editor: {
    'Products and prices': 'Produkty i ceny',
    'Add a product': 'Dodaj produkt',
    'Create order': 'Utwórz zamówienie',
    Edit: 'Edytuj',
    'Edit order': 'Edytuj zamówienie',
    'Edit order {track}': 'Edytuj zamówienie {track}',
    Mine: 'Moja wersja',
    'New order': 'Nowe zamówienie',
    'Order {track} is created': 'Utworzono zamówienie {track}',
    Prices: 'Ceny',
    'Product {number}': 'Produkt {number}',
    'Remove product {number}': 'Usuń produkt {number}',
    SKU: 'Kod SKU',
    'Show the order': 'Pokaż zamówienie',
    'Somebody changed this order meanwhile, at {time}. Choose what holds; everything else of both is kept.':
      'To zamówienie zostało tymczasem zmienione, o {time}. Wybierz, co ma obowiązywać; wszystko inne pozostaje z obu wersji.',
    'Somebody else changed this order meanwhile: both changes are kept':
      'Ktoś inny zmienił tymczasem to zamówienie: obie zmiany zostają zachowane',
    Sum: 'Suma',
    Theirs: 'Druga wersja',
    'Use the sum {amount}': 'Przyjmij sumę {amount}',
    '{count, plural, one {Total of # item} other {Total of # items}}':
      '{count, plural, one {Razem za # artykuł} few {Razem za # artykuły} many {Razem za # artykułów} other {Razem za # artykułu}}',
  },
}
