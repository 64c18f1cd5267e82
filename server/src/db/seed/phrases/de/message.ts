import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const message: PhraseCatalogue = {
  message: {
    'Set SMS_URL and start Tracklane again, then send these again, or switch the templates off.':
      'Setzen Sie SMS_URL, starten Sie Tracklane neu und senden Sie dann erneut, oder schalten Sie die Vorlagen aus.',
    'Set MESSENGER_URL and start Tracklane again, then send these again, or switch the templates off.':
      'Setzen Sie MESSENGER_URL, starten Sie Tracklane neu und senden Sie dann erneut, oder schalten Sie die Vorlagen aus.',
    'Look whether the gateway runs, then send these again.': 'Prüfen Sie, ob das Gateway läuft, und senden Sie dann erneut.',
    'Look into the log of the gateway: it says why it did not take them.':
      'Sehen Sie im Protokoll des Gateways nach: Dort steht, warum es sie nicht angenommen hat.',
    'The gateway needs https://, or an address of the own network.': 'Das Gateway braucht https:// oder eine Adresse im eigenen Netz.',
    'Raise MESSAGES_PER_DAY and start again, or send these again tomorrow.':
      'Erhöhen Sie MESSAGES_PER_DAY und starten Sie neu, oder senden Sie morgen erneut.',
    'Messages do not leave this machine: each is written to a file in the data folder.':
      'Nachrichten verlassen diesen Rechner nicht: Jede wird in eine Datei im Datenordner geschrieben.',
    '{count, plural, one {# was} other {# were}} given up: what to do': '{count, plural, one {# aufgegeben} other {# aufgegeben}}: was tun',
    'Given up': 'Aufgegeben',
    'A later message to this customer waits already': 'Eine spätere Nachricht an diesen Kunden wartet schon',
    'Ask whoever runs the mail server why it put these off, then send them again.':
      'Fragen Sie, wer den Mailserver betreibt, warum er sie aufgeschoben hat, und senden Sie sie dann erneut.',
    'Correct the address, then send it again.': 'Berichtigen Sie die Adresse und senden Sie dann erneut.',
    'Correct user name and password in SMTP_URL, start again, then send these again.':
      'Berichtigen Sie Benutzername und Passwort in SMTP_URL, starten Sie neu und senden Sie dann erneut.',
    Delivery: 'Versand',
    'It is sent again': 'Sie wird erneut gesendet',
    'It may have been sent after the backup was made: ask before you send it again.':
      'Sie kann nach der Sicherung schon gesendet worden sein: Fragen Sie nach, bevor Sie sie erneut senden.',
    'Look at SMTP_URL and whether the mail server runs, then send these again.':
      'Prüfen Sie SMTP_URL und ob der Mailserver läuft, und senden Sie dann erneut.',
    'Look at the address in the order. If it is right, ask whoever runs the mail server.':
      'Prüfen Sie die Adresse in der Bestellung. Ist sie richtig, fragen Sie, wer den Mailserver betreibt.',
    'Look into the log of the server at that time.': 'Sehen Sie für diese Zeit im Protokoll des Servers nach.',
    'Emails do not leave this machine: each is written to a file in the data folder.':
      'E-Mails verlassen den Rechner nicht: Jede wird in eine Datei im Datenordner geschrieben.',
    'Emails to customers, couriers and colleagues appear here, and why one did not arrive.':
      'Hier stehen E-Mails an Kunden, Kuriere und Kollegen, und warum eine nicht ankam.',
    'Next try': 'Nächster Versuch',
    'No mail server is set: emails are not sent.': 'Es ist kein Mailserver eingestellt: E-Mails werden nicht gesendet.',
    'No message found': 'Keine Nachricht gefunden',
    'Nothing was sent yet': 'Noch wurde nichts gesendet',
    'Open the order': 'Bestellung öffnen',
    Order: 'Bestellung',
    Reason: 'Grund',
    'Send again': 'Erneut senden',
    'Send {count, plural, one {it} other {all #}} again': '{count, plural, one {Erneut senden} other {Alle # erneut senden}}',
    'Set SMTP_URL and start Tracklane again, then send these again.':
      'Setzen Sie SMTP_URL, starten Sie Tracklane neu und senden Sie dann erneut.',
    State: 'Zustand',
    'The customer may be told of the order.': 'Der Kunde darf über die Bestellung informiert werden.',
    'The customer wants no messages.': 'Der Kunde möchte keine Nachrichten.',
    'The mail server needs a valid certificate, or smtps:// in SMTP_URL.':
      'Der Mailserver braucht ein gültiges Zertifikat, oder SMTP_URL smtps://.',
    'The server at the other end was slow. Send it again.': 'Der Server des Empfängers hat zu langsam geantwortet. Senden Sie erneut.',
    'They want messages again': 'Möchte wieder Nachrichten',
    'They want no messages': 'Möchte keine Nachrichten',
    'This customer gets messages again': 'Dieser Kunde bekommt wieder Nachrichten',
    'This customer gets no more messages': 'Dieser Kunde bekommt keine Nachrichten mehr',
    'This message was not given up': 'Diese Nachricht wurde nicht aufgegeben',
    'This order has neither a phone nor an email address of the customer':
      'Diese Bestellung hat weder Telefon noch E-Mail-Adresse des Kunden',
    'Tracklane was stopped while it was sent. It may have arrived: ask before you send it again.':
      'Tracklane wurde beim Senden beendet. Sie kann angekommen sein: Fragen Sie nach, bevor Sie sie erneut senden.',
    Tries: 'Versuche',
    Written: 'Erstellt',
    '{count, plural, one {# message is} other {# messages are}} sent again':
      '{count, plural, one {# Nachricht wird} other {# Nachrichten werden}} erneut gesendet',
    '{count, plural, one {# message was} other {# messages were}} given up: {reason}':
      '{count, plural, one {# Nachricht} other {# Nachrichten}} aufgegeben: {reason}',
    '{unread, plural, =0 {Messages} one {Messages, # unread} other {Messages, # unread}}':
      '{unread, plural, =0 {Nachrichten} one {Nachrichten, # ungelesen} other {Nachrichten, # ungelesen}}',
    Messages: 'Nachrichten',
    '{count, plural, one {# new message} other {# new messages}}, the last: {text}':
      '{count, plural, one {# neue Nachricht} other {# neue Nachrichten}}, die letzte: {text}',
    'Mark all as read': 'Alle gelesen',
    'Mark as read': 'Als gelesen markieren',
    'Message settings': 'Einstellungen der Nachrichten',
    'No messages yet': 'Noch keine Nachrichten',
    'Here you see what others do with your orders and what colleagues write to you.':
      'Hier steht, was andere mit Ihren Bestellungen tun und was Kollegen Ihnen schreiben.',
    'Show earlier ones': 'Frühere zeigen',
    'New message': 'Neue Nachricht',
    Unread: 'Ungelesen',
    'Tell me in the app about': 'In der App erfahre ich von',
    'Always on': 'Immer an',
    'Choose an organization': 'Wählen Sie eine Organisation',
    'Choose at least one person': 'Wählen Sie mindestens eine Person',
    'Sent to {count, plural, one {# person} other {# people}}': 'Gesendet an {count, plural, one {# Person} other {# Personen}}',
    To: 'An',
    'To people': 'An Personen',
    'To all of a role': 'An alle einer Rolle',
    Text: 'Text',
    '{count, plural, one {# character left} other {# characters left}}': '{count, plural, one {Noch # Zeichen} other {Noch # Zeichen}}',
    Send: 'Senden',
    Role: 'Rolle',
    Organization: 'Organisation',
    Country: 'Land',
    'Every country': 'Alle Länder',
    People: 'Personen',
    'Show who was told': 'Zeigen, wer es erfuhr',
    'Hide who was told': 'Ausblenden, wer es erfuhr',
    'Nobody was told anything yet': 'Bisher hat niemand etwas erfahren',
    'Each change that people are told of appears here.': 'Jede Änderung, von der jemand erfährt, erscheint hier.',
    Sent: 'Gesendet',
    Waiting: 'Wartet',
    'Gave up': 'Aufgegeben',
    'Not sent': 'Nicht gesendet',
    '{count, plural, one {# try} other {# tries}}': '{count, plural, one {# Versuch} other {# Versuche}}',
  },
  refusal: {
    'Done: {organization} sends you no more messages.': 'Erledigt: {organization} sendet Ihnen keine Nachrichten mehr.',
    'Messages about your orders': 'Nachrichten zu Ihren Bestellungen',
    'Send me no more messages': 'Keine Nachrichten mehr senden',
    '{organization} tells you when your orders are on their way. You can stop these messages.':
      '{organization} meldet sich, wenn Ihre Bestellungen unterwegs sind. Sie können diese Nachrichten abbestellen.',
  },
  letter: {
    'Your account at {brand} has another email address': 'Ihr Konto bei {brand} hat eine andere E-Mail-Adresse',
    'Somebody who administers accounts at {brand} has changed the email address of yours: you sign in with the new one.':
      'Jemand, der bei {brand} Konten verwaltet, hat die E-Mail-Adresse Ihres Kontos geändert: Sie melden sich mit der neuen an.',
    'If that is not right, tell your administrator.': 'Stimmt das nicht, wenden Sie sich an Ihren Administrator.',
    'Choose a new password for {brand}': 'Neues Passwort für {brand} wählen',
    'Somebody has asked for a new password for your account at {brand}. This link works once, for 30 minutes:':
      'Jemand hat ein neues Passwort für Ihr Konto bei {brand} angefordert. Dieser Link gilt einmal, 30 Minuten lang:',
    'If it was not you, do nothing: your password stays as it is.': 'Waren Sie es nicht, tun Sie nichts: Ihr Passwort bleibt, wie es ist.',
    'Your account at {brand}': 'Ihr Konto bei {brand}',
    'An account was made for you at {brand}. Choose your password with this link; it works once, for seven days:':
      'Für Sie wurde ein Konto bei {brand} angelegt. Wählen Sie Ihr Passwort über diesen Link; er gilt einmal, sieben Tage lang:',
    'Later you can ask for a new link on the page where you sign in.': 'Später können Sie auf der Anmeldeseite einen neuen Link anfordern.',
  },
}
