import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const language: PhraseCatalogue = {
  language: {
    '{share, number}%': '{share, number}\u00a0%',
    '{share, number}% · {missing, number} missing':
      '{share, number}\u00a0% · {missing, plural, one {бракує #} few {бракує #} many {бракує #} other {бракує #}}',
    '{users, plural, =0 {it is no longer offered} one {it is no longer offered, and # person reads English} other {it is no longer offered, and # people read English}}':
      '{users, plural, =0 {мова більше не пропонується} one {мова більше не пропонується, # особа читатиме англійською} few {мова більше не пропонується, # особи читатимуть англійською} many {мова більше не пропонується, # осіб читатимуть англійською} other {мова більше не пропонується, # особи читатимуть англійською}}',
    '{users, plural, =0 {it is offered again} one {# person reads it again} other {# people read it again}}':
      '{users, plural, =0 {мова знову пропонується} one {# особа знову читає нею} few {# особи знову читають нею} many {# осіб знову читають нею} other {# особи знову читають нею}}',
    '{users, plural, one {# reader} other {# readers}}': '{users, plural, one {# особа} few {# особи} many {# осіб} other {# особи}}',
    'Add language': 'Додати мову',
    'Add one: its texts are written under Phrases.': 'Додайте першу: її тексти пишуться в розділі «Фрази».',
    'As browsers write it, like de or pt-BR': 'Як пише браузер, наприклад uk або pt-BR',
    Code: 'Код',
    'Enter a code like de or pt-BR': 'Введіть код, наприклад uk або pt-BR',
    'Every other language falls back to this one: it stays active': 'Кожна інша мова спирається на цю: вона залишається активною',
    'Every other language is translated from this one: it stays': 'З неї перекладено кожну іншу мову: вона залишається',
    'in {language}: show what is missing': '{language}: показати, чого бракує',
    'In the language itself, like Deutsch': 'Самою цією мовою, наприклад Українська',
    Language: 'Мова',
    Languages: 'Мови',
    Name: 'Назва',
    'Name, code': 'Назва, код',
    'New language': 'Нова мова',
    'No language found': 'Мов не знайдено',
    'No languages yet': 'Мов ще немає',
    'Only active languages are offered': 'Пропонуються лише активні мови',
    'People and texts name it by its code: it stays': 'Люди й тексти називають її за кодом: він залишається',
    Readers: 'Читачі',
    'Search languages': 'Пошук мов',
    'There is a language with this code already': 'Мова з таким кодом уже є',
    Translated: 'Перекладено',
  },
}
