import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

/** What every list and every record says alike. */
export const record: PhraseCatalogue = {
  record: {
    Active: 'Aktiv',
    Any: 'Beliebig',
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
    'Take all filters off': 'Alle Filter entfernen',
    'Take this': 'Übernehmen',
    'This is not here any more': 'Das gibt es nicht mehr',
    empty: 'leer',
    '{count, plural, one {# account} other {# accounts}}': '{count, plural, one {# Konto} other {# Konten}}',
    '{count, plural, one {# board} other {# boards}}': '{count, plural, one {# Tafel} other {# Tafeln}}',
    '{count, plural, one {# card layout} other {# card layouts}}': '{count, plural, one {# Kartenlayout} other {# Kartenlayouts}}',
    '{count, plural, one {# country} other {# countries}}': '{count, plural, one {# Land} other {# Länder}}',
    '{count, plural, one {# courier} other {# couriers}}': '{count, plural, one {# Kurier} other {# Kuriere}}',
    '{count, plural, one {# order flow} other {# order flows}}': '{count, plural, one {# Bestellablauf} other {# Bestellabläufe}}',
    '{count, plural, one {# order} other {# orders}}': '{count, plural, one {# Bestellung} other {# Bestellungen}}',
    '{name} is added': '{name} ist angelegt',
    '{name} is deleted': '{name} ist gelöscht',
  },
}
