import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const job: PhraseCatalogue = {
  job: {
    'It waits for the end of the quiet hours': 'Czeka na koniec ciszy nocnej',
    'No SMS gateway is set': 'Nie ustawiono bramki SMS',
    'No messenger gateway is set': 'Nie ustawiono bramki komunikatora',
    'The gateway cannot be reached, or does not answer in time': 'Bramka jest nieosiągalna lub nie odpowiada na czas',
    'The gateway did not take it': 'Bramka jej nie przyjęła',
    'The gateway has no safe connection': 'Bramka nie ma bezpiecznego połączenia',
    'The organization has sent as many messages as it may today': 'Organizacja wysłała dziś tyle wiadomości, ile może',
    'It was not to be sent any more': 'Nie trzeba już było tego wysyłać',
    'No email can be sent to this address': 'Na ten adres nie można wysłać e-maila',
    'No mail server is set': 'Nie ustawiono serwera poczty',
    'The mail server asks to come back later': 'Serwer poczty prosi, by spróbować później',
    'The mail server cannot be reached': 'Serwer poczty jest nieosiągalny',
    'The mail server offers no safe connection': 'Serwer poczty nie oferuje bezpiecznego połączenia',
    'The mail server refuses it for good': 'Serwer poczty ostatecznie ją odrzuca',
    'The mail server refuses our user name or password': 'Serwer poczty odrzuca nazwę użytkownika lub hasło',
    'It failed; the log says why': 'Nie udało się; dziennik mówi dlaczego',
    'It took too long and was given up': 'Trwało zbyt długo i zostało przerwane',
    'The process that worked on it ended': 'Proces, który to wykonywał, zakończył się',
    'A later one has taken its place': 'Jego miejsce zajęło późniejsze',
    'Restored from a backup': 'Przywrócone z kopii zapasowej',
  },
}
