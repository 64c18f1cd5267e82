import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

/** Texts that every list and every record share. */
export const record: PhraseCatalogue = {
  record: {
    '{count, plural, one {# organization} other {# organizations}}':
      '{count, plural, one {# organizacja} few {# organizacje} many {# organizacji} other {# organizacji}}',
    'The first texts are being prepared': 'Pierwsze teksty są przygotowywane',
    'They appear here within a minute.': 'Pojawią się tutaj w ciągu minuty.',
    'Make our own copy': 'Utwórz własną kopię',
    'Search categories': 'Szukaj kategorii',
    'Add category': 'Dodaj kategorię',
    'New category': 'Nowa kategoria',
    Active: 'Aktywny',
    Inactive: 'Nieaktywny',
    'Make inactive': 'Dezaktywuj',
    'Nothing matches the search and the filters.': 'Nic nie pasuje do wyszukiwania i filtrów.',
    'Somebody else changed this meanwhile, at {time}. Everything else of both is kept.':
      'Ktoś inny zmienił to tymczasem, o {time}. Wszystko inne pozostaje z obu wersji.',
    'Somebody else changed this meanwhile: both changes are kept': 'Ktoś inny zmienił to tymczasem: obie zmiany zostają zachowane',
    'Somebody else changed this meanwhile: save again to keep yours':
      'Ktoś inny zmienił to tymczasem: zapisz jeszcze raz, aby obowiązywała twoja wersja',
    'Somebody may have deleted it meanwhile.': 'Być może ktoś to tymczasem usunął.',
    'Take this': 'Przyjmij',
    'This is not here any more': 'Tego już tu nie ma',
    Show: 'Pokaż',
    'Show {count, number}': 'Pokaż {count, number}',
    'When you save: {effects}': 'Po zapisaniu: {effects}',
    'Show {uses}': 'Pokaż: {uses}',
    empty: 'puste',
    'it changes for {uses}': 'zmieni się dla: {uses}',
    'it is no longer offered': 'nie będzie już do wyboru',
    'it is no longer offered, and still in use: {uses}': 'nie będzie już do wyboru, nadal w użyciu: {uses}',
    'it is offered again': 'znów będzie do wyboru',
    'Move {name} with the up and down arrows': 'Przesuń strzałkami w górę i w dół: {name}',
    '{name} is now number {place} of {count}': '{name} jest teraz na miejscu {place} z {count}',
    '{count, plural, one {# account} other {# accounts}}': '{count, plural, one {# konto} few {# konta} many {# kont} other {# konta}}',
    '{count, plural, one {# article} other {# articles}}':
      '{count, plural, one {# artykuł} few {# artykuły} many {# artykułów} other {# artykułu}}',
    '{count, plural, one {# board} other {# boards}}': '{count, plural, one {# tablica} few {# tablice} many {# tablic} other {# tablicy}}',
    '{count, plural, one {# category} other {# categories}}':
      '{count, plural, one {# kategoria} few {# kategorie} many {# kategorii} other {# kategorii}}',
    '{count, plural, one {# hand-over} other {# hand-overs}}':
      '{count, plural, one {# rozliczenie} few {# rozliczenia} many {# rozliczeń} other {# rozliczenia}}',
    '{count, plural, one {# card layout} other {# card layouts}}':
      '{count, plural, one {# układ karty} few {# układy kart} many {# układów kart} other {# układu karty}}',
    '{count, plural, one {# country} other {# countries}}': '{count, plural, one {# kraj} few {# kraje} many {# krajów} other {# kraju}}',
    '{count, plural, one {# courier} other {# couriers}}':
      '{count, plural, one {# kurier} few {# kurierzy} many {# kurierów} other {# kuriera}}',
    '{count, plural, one {# order flow} other {# order flows}}':
      '{count, plural, one {# obieg zamówień} few {# obiegi zamówień} many {# obiegów zamówień} other {# obiegu zamówień}}',
    '{count, plural, one {# order} other {# orders}}':
      '{count, plural, one {# zamówienie} few {# zamówienia} many {# zamówień} other {# zamówienia}}',
    '{count, plural, one {# sub-status} other {# sub-statuses}}':
      '{count, plural, one {# podstatus} few {# podstatusy} many {# podstatusów} other {# podstatusu}}',
    '{count, plural, one {# section} other {# sections}}':
      '{count, plural, one {# sekcja} few {# sekcje} many {# sekcji} other {# sekcji}}',
    '{count, plural, one {# template} other {# templates}}':
      '{count, plural, one {# szablon} few {# szablony} many {# szablonów} other {# szablonu}}',
    '{count, plural, one {# token} other {# tokens}}': '{count, plural, one {# token} few {# tokeny} many {# tokenów} other {# tokenu}}',
    '{count, plural, one {# translation} other {# translations}}':
      '{count, plural, one {# tłumaczenie} few {# tłumaczenia} many {# tłumaczeń} other {# tłumaczenia}}',
    '{count, number} found': 'Znaleziono: {count, number}',
    '{name} is added': 'Dodano: {name}',
    '{name} is saved': 'Zapisano: {name}',
    '{name} is deleted': 'Usunięto: {name}',
  },
}
