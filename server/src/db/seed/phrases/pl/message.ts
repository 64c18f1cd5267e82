import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const message: PhraseCatalogue = {
  message: {
    '{unread, plural, =0 {Messages} one {Messages, # unread} other {Messages, # unread}}':
      '{unread, plural, =0 {Wiadomości} one {Wiadomości, # nieprzeczytana} few {Wiadomości, # nieprzeczytane} many {Wiadomości, # nieprzeczytanych} other {Wiadomości, # nieprzeczytanej}}',
    Messages: 'Wiadomości',
    '{count, plural, one {# new message} other {# new messages}}, the last: {text}':
      '{count, plural, one {# nowa wiadomość} few {# nowe wiadomości} many {# nowych wiadomości} other {# nowej wiadomości}}, ostatnia: {text}',
    'Mark all as read': 'Wszystkie przeczytane',
    'Mark as read': 'Oznacz jako przeczytaną',
    'Message settings': 'Ustawienia wiadomości',
    'No messages yet': 'Nie ma jeszcze wiadomości',
    'This is where it says what others do with your orders, and what colleagues write to you.':
      'Tu widać, co inni robią z Twoimi zamówieniami i co piszą do Ciebie współpracownicy.',
    'Show earlier ones': 'Pokaż wcześniejsze',
    'New message': 'Nowa wiadomość',
    Unread: 'Nieprzeczytana',
    'Tell me in the app about': 'W aplikacji dowiaduję się o',
    'Always on': 'Zawsze włączone',
    'Choose an organization': 'Wybierz organizację',
    'Choose at least one person': 'Wybierz co najmniej jedną osobę',
    'Sent to {count, plural, one {# person} other {# people}}':
      'Wysłano do {count, plural, one {# osoby} few {# osób} many {# osób} other {# osoby}}',
    To: 'Do',
    'To people': 'Do osób',
    'To all of a role': 'Do wszystkich z rolą',
    Text: 'Treść',
    '{count, plural, one {# character left} other {# characters left}}':
      '{count, plural, one {Pozostał # znak} few {Pozostały # znaki} many {Pozostało # znaków} other {Pozostało # znaku}}',
    Send: 'Wyślij',
    Role: 'Rola',
    Organization: 'Organizacja',
    Country: 'Kraj',
    'Every country': 'Każdy kraj',
    People: 'Osoby',
    'Show who was told': 'Pokaż, kto się dowiedział',
    'Hide who was told': 'Ukryj, kto się dowiedział',
    'Nobody was told anything yet': 'Nikt jeszcze o niczym się nie dowiedział',
    'Each change that people are told of appears here.': 'Tu pojawia się każda zmiana, o której ktoś się dowiaduje.',
    Sent: 'Wysłano',
    Waiting: 'Czeka',
    'Gave up': 'Zaniechano',
    'Not sent': 'Nie wysłano',
    '{count, plural, one {# try} other {# tries}}': '{count, plural, one {# próba} few {# próby} many {# prób} other {# próby}}',
  },
}
