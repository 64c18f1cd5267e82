import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const language: PhraseCatalogue = {
  language: {
    '{share, number}%': '{share, number}\u00a0%',
    '{share, number}% · {missing, number} missing': '{share, number}\u00a0% · {missing, plural, one {# fehlt} other {# fehlen}}',
    '{users, plural, =0 {it is no longer offered} one {it is no longer offered, and # person reads English} other {it is no longer offered, and # people read English}}':
      '{users, plural, =0 {sie wird nicht mehr angeboten} one {sie wird nicht mehr angeboten, und # Person liest Englisch} other {sie wird nicht mehr angeboten, und # Personen lesen Englisch}}',
    '{users, plural, =0 {it is offered again} one {# person reads it again} other {# people read it again}}':
      '{users, plural, =0 {sie wird wieder angeboten} one {# Person liest sie wieder} other {# Personen lesen sie wieder}}',
    '{users, plural, one {# reader} other {# readers}}': '{users, plural, one {# Person liest sie} other {# Personen lesen sie}}',
    'Add language': 'Sprache anlegen',
    'Add one: its texts are written under Phrases.': 'Legen Sie eine an: Ihre Texte werden unter „Phrasen“ geschrieben.',
    'As browsers write it, like de or pt-BR': 'Wie Browser es schreiben, etwa de oder pt-BR',
    Code: 'Kürzel',
    'Enter a code like de or pt-BR': 'Geben Sie ein Kürzel wie de oder pt-BR ein',
    'Every other language falls back to this one: it stays active': 'Auf diese greift jede andere Sprache zurück: Sie bleibt aktiv',
    'Every other language is translated from this one: it stays': 'Aus dieser wird jede andere Sprache übersetzt: Sie bleibt',
    'in {language}: show what is missing': 'in {language}: zeigen, was fehlt',
    'In the language itself, like Deutsch': 'In der Sprache selbst, etwa Deutsch',
    Language: 'Sprache',
    Languages: 'Sprachen',
    Name: 'Name',
    'Name, code': 'Name, Kürzel',
    'New language': 'Neue Sprache',
    'No language found': 'Keine Sprache gefunden',
    'No languages yet': 'Noch keine Sprachen',
    'Only active languages are offered': 'Nur aktive Sprachen werden angeboten',
    'People and texts name it by its code: it stays': 'Menschen und Texte nennen sie bei ihrem Kürzel: Es bleibt',
    Readers: 'Leser',
    'Search languages': 'Sprachen durchsuchen',
    'There is a language with this code already': 'Eine Sprache mit diesem Kürzel gibt es schon',
    Translated: 'Übersetzt',
  },
}
