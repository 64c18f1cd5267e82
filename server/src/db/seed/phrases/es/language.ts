import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const language: PhraseCatalogue = {
  language: {
    '{share, number}%': '{share, number}\u00a0%',
    '{share, number}% · {missing, number} missing': '{share, number}\u00a0% · {missing, plural, one {falta #} other {faltan #}}',
    '{users, plural, =0 {it is no longer offered} one {it is no longer offered, and # person reads English} other {it is no longer offered, and # people read English}}':
      '{users, plural, =0 {ya no se ofrece} one {ya no se ofrece y # persona lee en inglés} other {ya no se ofrece y # personas leen en inglés}}',
    '{users, plural, =0 {it is offered again} one {# person reads it again} other {# people read it again}}':
      '{users, plural, =0 {se vuelve a ofrecer} one {# persona vuelve a leer en él} other {# personas vuelven a leer en él}}',
    '{users, plural, one {# reader} other {# readers}}': '{users, plural, one {# lector} other {# lectores}}',
    'Add language': 'Añadir idioma',
    'Add one: its texts are written under Phrases.': 'Añada uno: sus textos se escriben en «Textos».',
    'As browsers write it, like de or pt-BR': 'Como lo escriben los navegadores, p. ej. de o pt-BR',
    Code: 'Código',
    'Enter a code like de or pt-BR': 'Introduzca un código como de o pt-BR',
    'Every other language falls back to this one: it stays active': 'Todos los demás idiomas recurren a este: permanece activo',
    'Every other language is translated from this one: it stays': 'Todos los demás idiomas se traducen de este: no se puede quitar',
    'in {language}: show what is missing': 'en {language}: mostrar lo que falta',
    'In the language itself, like Deutsch': 'En el propio idioma, p. ej. Deutsch',
    Language: 'Idioma',
    Languages: 'Idiomas',
    Name: 'Nombre',
    'Name, code': 'Nombre, código',
    'New language': 'Nuevo idioma',
    'No language found': 'Ningún idioma encontrado',
    'No languages yet': 'Aún no hay idiomas',
    'Only active languages are offered': 'Solo se ofrecen los idiomas activos',
    'People and texts name it by its code: it stays': 'Las personas y los textos lo nombran por su código: no cambia',
    Readers: 'Lectores',
    'Search languages': 'Buscar idiomas',
    'There is a language with this code already': 'Ya existe un idioma con este código',
    Translated: 'Traducido',
  },
}
