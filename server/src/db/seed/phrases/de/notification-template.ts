import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const notificationTemplate: PhraseCatalogue = {
  notification_template: {
    'In the last seven days {sent, plural, one {# customer} other {# customers}} would have got it.':
      'In den letzten sieben Tagen {sent, plural, one {hätte # Kunde} other {hätten # Kunden}} sie bekommen.',
    'Without an address: {without}. Want no messages: {refused}.': 'Ohne Adresse: {without}. Möchten keine Nachrichten: {refused}.',
    Templates: 'Vorlagen',
    'Templates and delivery': 'Vorlagen und Versand',
    'The preview waits for what is still missing or marked.': 'Die Vorschau wartet auf das, was noch fehlt oder markiert ist.',
    'Its letters are sent in the wide alphabet: fewer fit into one message':
      'Seine Buchstaben werden im breiten Alphabet gesendet: In eine Nachricht passen weniger',
    'Add template': 'Vorlage anlegen',
    All: 'Alle',
    'Any status': 'Jeder Status',
    'As long as it is not, nothing is sent by it': 'Solange sie es nicht ist, wird damit nichts gesendet',
    'At the provider': 'Beim Anbieter',
    Audience: 'Empfänger',
    Channel: 'Kanal',
    'Choose an event, then write a text: it will stand here as it arrives.':
      'Wählen Sie ein Ereignis und schreiben Sie einen Text: Er steht dann hier, wie er ankommt.',
    Event: 'Ereignis',
    'Fewer fit into one message because of {signs}': 'In eine Nachricht passen weniger wegen: {signs}',
    'For the person concerned, whatever their role': 'Für die betroffene Person, welche Rolle sie auch hat',
    'In the order in which the provider’s template has them': 'In der Reihenfolge, in der die Vorlage des Anbieters sie hat',
    'Language of the reader': 'Sprache des Lesers',
    Languages: 'Sprachen',
    Name: 'Name',
    'New status': 'Neuer Status',
    'New template': 'Neue Vorlage',
    'No subject yet': 'Noch kein Betreff',
    'No template found': 'Keine Vorlage gefunden',
    'No templates yet': 'Noch keine Vorlagen',
    'Not sent: there is no way to reach you by this channel': 'Nicht gesendet: Auf diesem Kanal sind Sie nicht zu erreichen',
    'Not written in {language}: its readers get it in {instead}.':
      'Nicht auf {language} geschrieben: Wer es liest, bekommt es auf {instead}.',
    'Nothing is sent by it any more.': 'Damit wird nichts mehr gesendet.',
    'Notification templates': 'Mitteilungsvorlagen',
    'Only administrators see it': 'Nur Administratoren sehen ihn',
    'Open {name}': '{name} öffnen',
    Order: 'Bestellung',
    Parameters: 'Parameter',
    Preview: 'Vorschau',
    'Search templates': 'Vorlagen durchsuchen',
    'Send a test to me': 'Test an mich senden',
    Status: 'Status',
    Subject: 'Betreff',
    Template: 'Vorlage',
    'Template of the provider': 'Vorlage des Anbieters',
    Text: 'Text',
    'The name under which it is approved there; without one the text is sent as it is':
      'Der Name, unter dem sie dort freigegeben ist; ohne ihn wird der Text gesendet, wie er ist',
    'The person concerned': 'Die betroffene Person',
    'The test is on its way to you': 'Der Test ist unterwegs zu Ihnen',
    'There is a template for the same event, status, channel and audience already':
      'Für dasselbe Ereignis, denselben Status, Kanal und Empfänger gibt es schon eine Vorlage',
    'There is no order yet to show it with.': 'Es gibt noch keine Bestellung, mit der sich das zeigen ließe.',
    'This order has no value for: {names}. Nothing stands in its place.':
      'Diese Bestellung hat keinen Wert für: {names}. An der Stelle steht nichts.',
    'Track, name, phone': 'Sendungsnummer, Name, Telefon',
    'Without one nobody is told anything. Add the first one.': 'Ohne sie erfährt niemand etwas. Legen Sie die erste an.',
    'Words of the name': 'Wörter des Namens',
    'Write a text: it will stand here as it arrives.': 'Schreiben Sie einen Text: Er steht dann hier, wie er ankommt.',
    '{characters, plural, one {# character} other {# characters}} · {parts, plural, one {# message} other {# messages}}':
      '{characters, plural, one {# Zeichen} other {# Zeichen}} · {parts, plural, one {# Nachricht} other {# Nachrichten}}',
  },
}
