import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

/** What every list and every record says alike. */
export const record: PhraseCatalogue = {
  record: {
    Active: 'Aktiv',
    Inactive: 'Inaktiv',
    'Make inactive': 'Auf inaktiv setzen',
    'Nothing fits search and filters as they are set.': 'Zu Suche und Filtern, wie sie gesetzt sind, passt nichts.',
    'Somebody else changed this meanwhile, at {time}. Everything else of both is kept.':
      'Das wurde inzwischen von jemand anderem geändert, um {time}. Alles Übrige bleibt von beiden erhalten.',
    'Somebody else changed this meanwhile: both changes are kept':
      'Das wurde inzwischen von jemand anderem geändert: Beide Änderungen bleiben erhalten',
    'Somebody else changed this meanwhile: save again to keep yours':
      'Inzwischen von jemand anderem geändert: Speichern Sie noch einmal, damit Ihre Fassung gilt',
    'Somebody may have deleted it meanwhile.': 'Vielleicht hat es inzwischen jemand gelöscht.',
    'Take this': 'Übernehmen',
    'This is not here any more': 'Das gibt es nicht mehr',
    Show: 'Anzeigen',
    'Show {count, number}': '{count, number} zeigen',
    'When you save: {effects}': 'Mit dem Speichern: {effects}',
    'Show {uses}': '{uses} zeigen',
    empty: 'leer',
    'it changes for {uses}': 'es ändert sich für {uses}',
    'it is no longer offered': 'nicht mehr angeboten',
    'it is no longer offered, and still in use: {uses}': 'nicht mehr angeboten, weiter in Gebrauch: {uses}',
    'it is offered again': 'wieder angeboten',
    'Move {name} with the up and down arrows': '{name} mit den Pfeilen nach oben und unten verschieben',
    '{name} is now number {place} of {count}': '{name} steht jetzt an Stelle {place} von {count}',
    '{count, plural, one {# account} other {# accounts}}': '{count, plural, one {# Konto} other {# Konten}}',
    '{count, plural, one {# article} other {# articles}}': '{count, plural, one {# Artikel} other {# Artikel}}',
    '{count, plural, one {# board} other {# boards}}': '{count, plural, one {# Tafel} other {# Tafeln}}',
    '{count, plural, one {# category} other {# categories}}': '{count, plural, one {# Kategorie} other {# Kategorien}}',
    '{count, plural, one {# hand-over} other {# hand-overs}}': '{count, plural, one {# Übergabe} other {# Übergaben}}',
    '{count, plural, one {# translation} other {# translations}}': '{count, plural, one {# Übersetzung} other {# Übersetzungen}}',
    '{count, plural, one {# card layout} other {# card layouts}}': '{count, plural, one {# Kartenlayout} other {# Kartenlayouts}}',
    '{count, plural, one {# country} other {# countries}}': '{count, plural, one {# Land} other {# Länder}}',
    '{count, plural, one {# courier} other {# couriers}}': '{count, plural, one {# Kurier} other {# Kuriere}}',
    '{count, plural, one {# order flow} other {# order flows}}': '{count, plural, one {# Bestellablauf} other {# Bestellabläufe}}',
    '{count, plural, one {# order} other {# orders}}': '{count, plural, one {# Bestellung} other {# Bestellungen}}',
    '{count, plural, one {# sub-status} other {# sub-statuses}}': '{count, plural, one {# Unterstatus} other {# Unterstatus}}',
    '{count, plural, one {# token} other {# tokens}}': '{count, plural, one {# Token} other {# Token}}',
    '{count, number} found': '{count, number} gefunden',
    '{name} is added': '{name} ist angelegt',
    '{name} is saved': '{name} ist gespeichert',
    '{name} is deleted': '{name} ist gelöscht',
  },
}
