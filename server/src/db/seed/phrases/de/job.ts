import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const job: PhraseCatalogue = {
  job: {
    'It waits for the end of the quiet hours': 'Sie wartet auf das Ende der Ruhezeit',
    'No SMS gateway is set': 'Es ist kein SMS-Gateway eingestellt',
    'No messenger gateway is set': 'Es ist kein Messenger-Gateway eingestellt',
    'The gateway cannot be reached, or does not answer in time': 'Das Gateway ist nicht zu erreichen oder antwortet nicht rechtzeitig',
    'The gateway did not take it': 'Das Gateway hat sie nicht angenommen',
    'The gateway has no safe connection': 'Das Gateway hat keine sichere Verbindung',
    'The organization has sent as many messages as it may today': 'Die Organisation hat heute so viele Nachrichten gesendet, wie sie darf',
    'It was not to be sent any more': 'Sie war nicht mehr zu senden',
    'No email can be sent to this address': 'An diese Adresse kann keine E-Mail gehen',
    'No mail server is set': 'Es ist kein Mailserver eingestellt',
    'The mail server asks to come back later': 'Der Mailserver bittet, es später zu versuchen',
    'The mail server cannot be reached': 'Der Mailserver ist nicht zu erreichen',
    'The mail server offers no safe connection': 'Der Mailserver bietet keine sichere Verbindung',
    'The mail server refuses it for good': 'Der Mailserver lehnt sie endgültig ab',
    'The mail server refuses our user name or password': 'Der Mailserver lehnt Benutzername oder Passwort ab',
    'It failed; the log says why': 'Es ist fehlgeschlagen; warum, steht im Protokoll',
    'It took too long and was given up': 'Es dauerte zu lange und wurde aufgegeben',
    'The process that worked on it ended': 'Der Prozess, der daran arbeitete, endete',
    'A later one has taken its place': 'Ein späterer hat seine Stelle eingenommen',
    'Restored from a backup': 'Aus einer Sicherung wiederhergestellt',
  },
}
