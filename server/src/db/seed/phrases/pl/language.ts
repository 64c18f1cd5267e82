import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const language: PhraseCatalogue = {
  language: {
    '{share, number}%': '{share, number}%',
    '{share, number}% · {missing, number} missing': '{share, number}% · brakuje {missing, number}',
    '{users, plural, =0 {it is no longer offered} one {it is no longer offered, and # person reads English} other {it is no longer offered, and # people read English}}':
      '{users, plural, =0 {nie będzie już do wyboru} one {nie będzie już do wyboru, a # osoba będzie czytać po angielsku} few {nie będzie już do wyboru, a # osoby będą czytać po angielsku} many {nie będzie już do wyboru, a # osób będzie czytać po angielsku} other {nie będzie już do wyboru, a # osoby będzie czytać po angielsku}}',
    '{users, plural, =0 {it is offered again} one {# person reads it again} other {# people read it again}}':
      '{users, plural, =0 {znów będzie do wyboru} one {# osoba znów będzie w nim czytać} few {# osoby znów będą w nim czytać} many {# osób znów będzie w nim czytać} other {# osoby znów będzie w nim czytać}}',
    '{users, plural, one {# reader} other {# readers}}':
      '{users, plural, one {# osoba w nim czyta} few {# osoby w nim czytają} many {# osób w nim czyta} other {# osoby w nim czyta}}',
    'Add language': 'Dodaj język',
    'Add one: its texts are written under Phrases.': 'Dodaj pierwszy: jego teksty wpisuje się w „Frazy”.',
    'As browsers write it, like de or pt-BR': 'Jak zapisują przeglądarki, np. de lub pt-BR',
    Code: 'Kod',
    'Enter a code like de or pt-BR': 'Podaj kod, np. de lub pt-BR',
    'Every other language falls back to this one: it stays active': 'Zastępuje każdy inny język: pozostaje aktywny',
    'Every other language is translated from this one: it stays': 'Z niego tłumaczy się każdy inny język: pozostaje',
    'in {language}: show what is missing': 'w języku {language}: pokaż, czego brakuje',
    'In the language itself, like Deutsch': 'W tym języku, np. Deutsch',
    Language: 'Język',
    Languages: 'Języki',
    Name: 'Nazwa',
    'Name, code': 'Nazwa, kod',
    'New language': 'Nowy język',
    'No language found': 'Nie znaleziono języka',
    'No languages yet': 'Nie ma jeszcze języków',
    'Only active languages are offered': 'Do wyboru są tylko aktywne języki',
    'People and texts name it by its code: it stays': 'Osoby i teksty używają jego kodu: pozostaje',
    Readers: 'Czytający',
    'Search languages': 'Szukaj języków',
    'There is a language with this code already': 'Język o tym kodzie już istnieje',
    Translated: 'Przetłumaczone',
  },
}
