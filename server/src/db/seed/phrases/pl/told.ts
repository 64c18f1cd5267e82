import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const told: PhraseCatalogue = {
  told: {
    'This person has no phone': 'Ta osoba nie ma telefonu',
    'It could not be sent before the quiet hours': 'Nie można jej było wysłać przed ciszą nocną',
    '{organization} has sent {most, number} SMS and messenger messages today: no more are sent until tomorrow.':
      '{organization}: liczba wysłanych dziś SMS-ów i wiadomości z komunikatora to już {most, number}. Do jutra nie zostaną wysłane kolejne.',
    'A later message took its place': 'Zastąpiła ją późniejsza wiadomość',
    'The customer has no address for it': 'Klient nie ma do tego adresu',
    'The customer wants no messages': 'Klient nie chce wiadomości',
    'The order had moved on before it was sent': 'Zamówienie ruszyło dalej, zanim ją wysłano',
    'The order is deleted': 'Zamówienie jest usunięte',
    'This person does not see the order any more': 'Ta osoba nie widzi już zamówienia',
    'Organization and country go with a role': 'Organizacja i kraj należą do roli',
    'Say which messages are read: these, or all': 'Podaj, które wiadomości są przeczytane: te czy wszystkie',
    'Say whom it is for: persons, or a role': 'Podaj, dla kogo jest: osoby czy rola',
    'Nobody is there to read it': 'Nie ma nikogo, kto mógłby ją przeczytać',
    'At most {most, number} people can be written to at once': 'Naraz można napisać najwyżej do {most, number} osób',
    'Order changed': 'Zamówienie zmienione',
    'These messages cannot be switched off': 'Tych wiadomości nie można wyłączyć',
    'These messages never reach your role': 'Te wiadomości nigdy nie docierają do twojej roli',
    'There is no active template for it': 'Nie ma do tego aktywnego szablonu',
    'They have switched these messages off': 'Ta osoba wyłączyła te wiadomości',
    'Nobody of this audience sees the order': 'Nikt z tej grupy nie widzi zamówienia',
    'Nobody but the person who did it would hear of it': 'Nikt poza osobą, która to zrobiła, by się nie dowiedział',
    'It could not be sent before the day began': 'Nie udało się wysłać przed początkiem dnia',
    status: 'status',
    'delivery date': 'data dostawy',
    address: 'adres',
    customer: 'klient',
    phone: 'telefon',
    products: 'produkty',
    amount: 'kwota',
    payment: 'płatność',
    comment: 'komentarz',
    'Order {track} was changed: {fields}': 'Zamówienie {track} zostało zmienione: {fields}',
    '{count, plural, one {# order is} other {# orders are}} new for you':
      '{count, plural, one {# zamówienie jest} few {# zamówienia są} many {# zamówień jest} other {# zamówienia jest}} dla ciebie nowe',
    '{count, plural, one {# order is} other {# orders are}} not yours any more':
      '{count, plural, one {# zamówienie nie jest} few {# zamówienia nie są} many {# zamówień nie jest} other {# zamówienia nie jest}} już twoje',
    '{count, plural, one {# order} other {# orders}}: {what}':
      '{count, plural, one {# zamówienie} few {# zamówienia} many {# zamówień} other {# zamówienia}}: {what}',
    'Somebody else has given you a new password.': 'Ktoś inny nadał ci nowe hasło.',
    'Your role is now: {role}.': 'Twoja rola to teraz: {role}.',
    'Somebody has signed in to your account from a new address. If it was not you, change your password.':
      'Ktoś zalogował się na twoje konto z nowego adresu. Jeśli to nie ty, zmień hasło.',
    'You have written a lot just now: try again in {minutes, plural, one {# minute} other {# minutes}}':
      'Właśnie napisano wiele wiadomości: spróbuj ponownie za {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}',
  },
}
