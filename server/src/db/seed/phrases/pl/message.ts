import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const message: PhraseCatalogue = {
  message: {
    'Set SMS_URL and start Tracklane again, then send these again, or switch the templates off.':
      'Ustaw SMS_URL, uruchom Tracklane ponownie i wyślij je jeszcze raz albo wyłącz szablony.',
    'Set MESSENGER_URL and start Tracklane again, then send these again, or switch the templates off.':
      'Ustaw MESSENGER_URL, uruchom Tracklane ponownie i wyślij je jeszcze raz albo wyłącz szablony.',
    'Look whether the gateway runs, then send these again.': 'Sprawdź, czy bramka działa, i wyślij je ponownie.',
    'Look into the log of the gateway: it says why it did not take them.': 'Sprawdź dziennik bramki: mówi, dlaczego ich nie przyjęła.',
    'The gateway needs https://, or an address of the own network.': 'Bramka potrzebuje https:// albo adresu w sieci własnej.',
    'Raise MESSAGES_PER_DAY and start again, or send these again tomorrow.':
      'Zwiększ MESSAGES_PER_DAY i uruchom ponownie albo wyślij je jutro.',
    'Messages do not leave this machine: each is written to a file in the data folder.':
      'Wiadomości nie opuszczają tego komputera: każda jest zapisywana do pliku w folderze danych.',
    '{count, plural, one {# was} other {# were}} given up: what to do':
      '{count, plural, one {# niewysłana} few {# niewysłane} many {# niewysłanych} other {# niewysłanej}}: co zrobić',
    'Given up': 'Niewysłane',
    'A later message to this customer waits already': 'Późniejsza wiadomość do tego klienta już czeka',
    'Ask whoever runs the mail server why it put these off, then send them again.':
      'Zapytaj administratora serwera poczty, dlaczego je odłożył, i wyślij je ponownie.',
    'Correct the address, then send it again.': 'Popraw adres i wyślij ponownie.',
    'Correct user name and password in SMTP_URL, start again, then send these again.':
      'Popraw nazwę użytkownika i hasło w SMTP_URL, uruchom ponownie i wyślij je jeszcze raz.',
    Delivery: 'Wysyłka',
    'It is sent again': 'Zostanie wysłana ponownie',
    'It may have been sent after the backup was made: ask before you send it again.':
      'Mogła zostać wysłana po utworzeniu kopii: zapytaj, zanim wyślesz ponownie.',
    'Look at SMTP_URL and whether the mail server runs, then send these again.':
      'Sprawdź SMTP_URL i czy serwer poczty działa, potem wyślij je ponownie.',
    'Look at the address in the order. If it is right, ask whoever runs the mail server.':
      'Sprawdź adres w zamówieniu. Jeśli jest poprawny, zapytaj administratora serwera poczty.',
    'Look into the log of the server at that time.': 'Sprawdź dziennik serwera z tego czasu.',
    'Emails do not leave this machine: each is written to a file in the data folder.':
      'E-maile nie opuszczają komputera: każdy jest zapisywany do pliku w folderze danych.',
    'Emails to customers, couriers and colleagues appear here, and why one did not arrive.':
      'Tu są e-maile do klientów, kurierów i współpracowników oraz powód, gdy któryś nie dotarł.',
    'Next try': 'Następna próba',
    'No mail server is set: emails are not sent.': 'Nie ustawiono serwera poczty: e-maile nie są wysyłane.',
    'No message found': 'Nie znaleziono wiadomości',
    'Nothing was sent yet': 'Nic jeszcze nie wysłano',
    'Open the order': 'Otwórz zamówienie',
    Order: 'Zamówienie',
    Reason: 'Powód',
    'Send again': 'Wyślij ponownie',
    'Send {count, plural, one {it} other {all #}} again':
      '{count, plural, one {Wyślij ponownie} few {Wyślij ponownie wszystkie #} many {Wyślij ponownie wszystkie #} other {Wyślij ponownie wszystkie #}}',
    'Set SMTP_URL and start Tracklane again, then send these again.': 'Ustaw SMTP_URL, uruchom Tracklane ponownie i wyślij je jeszcze raz.',
    State: 'Stan',
    'The customer may be told of the order.': 'Klient może dostawać wiadomości o zamówieniu.',
    'The customer wants no messages.': 'Klient nie chce wiadomości.',
    'The mail server needs a valid certificate, or smtps:// in SMTP_URL.':
      'Serwer poczty potrzebuje ważnego certyfikatu albo smtps:// w SMTP_URL.',
    'The server at the other end was slow. Send it again.': 'Serwer odbiorcy odpowiadał zbyt wolno. Wyślij ponownie.',
    'They want messages again': 'Znów chce wiadomości',
    'They want no messages': 'Nie chce wiadomości',
    'This customer gets messages again': 'Ten klient znów dostaje wiadomości',
    'This customer gets no more messages': 'Ten klient nie dostaje już wiadomości',
    'This message was not given up': 'Z tej wiadomości nie zrezygnowano',
    'This order has neither a phone nor an email address of the customer': 'To zamówienie nie ma ani telefonu, ani adresu e-mail klienta',
    'Tracklane was stopped while it was sent. It may have arrived: ask before you send it again.':
      'Tracklane zatrzymano podczas wysyłania. Mogła dotrzeć: zapytaj, zanim wyślesz ponownie.',
    Tries: 'Próby',
    Written: 'Utworzono',
    '{count, plural, one {# message is} other {# messages are}} sent again':
      'Wysyłanych ponownie: {count, plural, one {# wiadomość} few {# wiadomości} many {# wiadomości} other {# wiadomości}}',
    '{count, plural, one {# message was} other {# messages were}} given up: {reason}':
      '{count, plural, one {Zrezygnowano z # wiadomości} few {Zrezygnowano z # wiadomości} many {Zrezygnowano z # wiadomości} other {Zrezygnowano z # wiadomości}}: {reason}',
    '{unread, plural, =0 {Messages} one {Messages, # unread} other {Messages, # unread}}':
      '{unread, plural, =0 {Wiadomości} one {Wiadomości, # nieprzeczytana} few {Wiadomości, # nieprzeczytane} many {Wiadomości, # nieprzeczytanych} other {Wiadomości, # nieprzeczytanej}}',
    Messages: 'Wiadomości',
    '{count, plural, one {# new message} other {# new messages}}, the last: {text}':
      '{count, plural, one {# nowa wiadomość} few {# nowe wiadomości} many {# nowych wiadomości} other {# nowej wiadomości}}, ostatnia: {text}',
    'Mark all as read': 'Wszystkie przeczytane',
    'Mark as read': 'Oznacz jako przeczytaną',
    'Message settings': 'Ustawienia wiadomości',
    'No messages yet': 'Nie ma jeszcze wiadomości',
    'Here you see what others do with your orders and what colleagues write to you.':
      'Tu widać, co inni robią z twoimi zamówieniami i co piszą do ciebie współpracownicy.',
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
  refusal: {
    'Done: {organization} sends you no more messages.': 'Gotowe: {organization} nie wyśle już wiadomości.',
    'Messages about your orders': 'Wiadomości o zamówieniach',
    'Send me no more messages': 'Nie wysyłaj mi wiadomości',
    '{organization} tells you when your orders are on their way. You can stop these messages.':
      '{organization} informuje, gdy zamówienia są w drodze. Możesz zrezygnować z tych wiadomości.',
  },
  letter: {
    'Your account at {brand} has another email address': 'Twoje konto w {brand} ma inny adres e-mail',
    'Somebody who administers accounts at {brand} has changed the email address of yours: you sign in with the new one.':
      'Ktoś, kto zarządza kontami w {brand}, zmienił adres e-mail Twojego konta: zaloguj się nowym.',
    'If that is not right, tell your administrator.': 'Jeśli to błąd, powiedz administratorowi.',
    'Choose a new password for {brand}': 'Wybierz nowe hasło do {brand}',
    'Somebody has asked for a new password for your account at {brand}. This link works once, for 30 minutes:':
      'Ktoś poprosił o nowe hasło do Twojego konta w {brand}. Ten link działa raz, przez 30 minut:',
    'If it was not you, do nothing: your password stays as it is.': 'Jeśli to nie Ty, nic nie rób: hasło zostaje bez zmian.',
    'Your account at {brand}': 'Twoje konto w {brand}',
    'An account was made for you at {brand}. Choose your password with this link; it works once, for seven days:':
      'Utworzono dla Ciebie konto w {brand}. Wybierz hasło przez ten link; działa raz, przez siedem dni:',
    'Later you can ask for a new link on the page where you sign in.': 'Później możesz poprosić o nowy link na stronie logowania.',
  },
}
