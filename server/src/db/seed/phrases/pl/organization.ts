import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const organization: PhraseCatalogue = {
  organization: {
    '{country}: {people, plural, one {# person} other {# people}}, {couriers, plural, one {# courier} other {# couriers}}, {orders, plural, one {# open order} other {# open orders}}':
      '{country}: {people, plural, one {# osoba} few {# osoby} many {# osób} other {# osoby}}, {couriers, plural, one {# kurier} few {# kurierzy} many {# kurierów} other {# kuriera}}, {orders, plural, one {# otwarte zamówienie} few {# otwarte zamówienia} many {# otwartych zamówień} other {# otwartego zamówienia}}',
    'They go on working. New ones are refused there.': 'Działają dalej. Nowe będą tam odrzucane.',
    'Stop serving {countries}?': 'Przestać obsługiwać: {countries}?',
    'New orders go to these alone; none chosen means every country': 'Nowe zamówienia trafiają tylko tam; brak wyboru oznacza każdy kraj',
    'Every country': 'Każdy kraj',
    Countries: 'Kraje',
    'The organization does not serve this country': 'Organizacja nie obsługuje tego kraju',
    'API tokens': 'Tokeny API',
    'Add organization': 'Dodaj organizację',
    'Add the first one: people, couriers and orders belong to an organization.':
      'Dodaj pierwszą: osoby, kurierzy i zamówienia należą do organizacji.',
    Address: 'Adres',
    Email: 'E-mail',
    'Labels name it as the sender': 'Etykiety podają ją jako nadawcę',
    Name: 'Nazwa',
    'Name, phone, email, address': 'Nazwa, telefon, e-mail, adres',
    'New organization': 'Nowa organizacja',
    'No organization found': 'Nie znaleziono organizacji',
    'No organizations yet': 'Nie ma jeszcze organizacji',
    'While inactive, nobody signs in and no token works': 'Gdy jest nieaktywna, nikt się nie zaloguje i żaden token nie działa',
    Organization: 'Organizacja',
    Organizations: 'Organizacje',
    People: 'Osoby',
    Phone: 'Telefon',
    'Search organizations': 'Szukaj organizacji',
    'There is an organization with this name already': 'Organizacja o tej nazwie już istnieje',
    '{count, plural, one {# person} other {# people}}': '{count, plural, one {# osoba} few {# osoby} many {# osób} other {# osoby}}',
    '{count, plural, one {# person is} other {# people are}} signed out':
      '{count, plural, one {# osoba zostanie wylogowana} few {# osoby zostaną wylogowane} many {# osób zostanie wylogowanych} other {# osoby zostanie wylogowane}}',
    '{count, plural, one {# person} other {# people}} may sign in again':
      '{count, plural, one {# osoba może się znów zalogować} few {# osoby mogą się znów zalogować} many {# osób może się znów zalogować} other {# osoby może się znów zalogować}}',
    '{count, plural, one {# token stops} other {# tokens stop}} working':
      '{count, plural, one {# token przestaje działać} few {# tokeny przestają działać} many {# tokenów przestaje działać} other {# tokenu przestaje działać}}',
    '{count, plural, one {# token works} other {# tokens work}} again':
      '{count, plural, one {# token znów działa} few {# tokeny znów działają} many {# tokenów znów działa} other {# tokenu znów działa}}',
    '{name} is active: {effects}': '{name}, aktywacja: {effects}',
    '{name} is disabled: {effects}': '{name}, dezaktywacja: {effects}',
  },
  organization_token: {
    'API tokens': 'Tokeny API',
    'At most {days} days from now': 'Najwyżej {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} od teraz',
    'Copy line': 'Kopiuj wiersz',
    'Copy the token now: it is not shown again.': 'Skopiuj token teraz: nie zostanie pokazany ponownie.',
    'Copy token': 'Kopiuj token',
    'Create orders, and change them while new or in processing': 'Tworzenie zamówień i zmienianie nowych oraz będących w realizacji',
    'Expired on {date}': 'Wygasł {date}',
    'Expires on {date}': 'Ważny do {date}',
    'I have copied it': 'Token skopiowany',
    'It may': 'Może',
    'Last used {age}': 'Ostatnio użyty {age}',
    'Made on {date}': 'Utworzony {date}',
    'Made on {date} by {by}': 'Utworzony {date} przez: {by}',
    'Make token': 'Utwórz token',
    Name: 'Nazwa',
    'Name each ability once': 'Podaj każde uprawnienie tylko raz',
    'Never used': 'Nigdy nieużyty',
    'New token': 'Nowy token',
    'New token of {name}': 'Nowy token: {name}',
    'None yet: with a token a shop hands its orders over by itself.':
      'Jeszcze ich nie ma: z tokenem sklep sam przekazuje swoje zamówienia.',
    'Read orders': 'Odczyt zamówień',
    Revoke: 'Unieważnij',
    'Revoke all': 'Unieważnij wszystkie',
    'Revoke {count, plural, one {# token} other {all # tokens}} of {name}?':
      'Unieważnić {count, plural, one {# token} few {wszystkie # tokeny} many {wszystkie # tokenów} other {# tokenu}} ({name})?',
    'Revoke {name}': 'Unieważnij „{name}”',
    'Revoke {name}?': 'Unieważnić „{name}”?',
    'The change log names it so: call it after what uses it': 'Tak będzie nazywać się w historii zmian: nazwij go od tego, co go używa',
    'There are {most} tokens already: revoke one first':
      'Są już {most, plural, one {# token} few {# tokeny} many {# tokenów} other {# tokenu}}: najpierw unieważnij jeden',
    'This lies in the past': 'To już minęło',
    Token: 'Token',
    'Try it in a shell': 'Wypróbuj w powłoce',
    'Whatever uses them is refused at once. They cannot be brought back.':
      'To, co ich używa, zostanie od razu odrzucone. Nie da się ich przywrócić.',
    'Whatever uses this token is refused at once. It cannot be brought back.':
      'To, co używa tego tokenu, zostanie od razu odrzucone. Nie da się go przywrócić.',
    'Works until': 'Ważny do',
    '{count, plural, one {# token is} other {# tokens are}} revoked':
      '{count, plural, one {Unieważniono # token} few {Unieważniono # tokeny} many {Unieważniono # tokenów} other {Unieważniono # tokenu}}',
    '{name} is revoked': 'Unieważniono „{name}”',
  },
}
