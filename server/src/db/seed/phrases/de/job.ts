import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const job: PhraseCatalogue = {
  job: {
    'It was not to be sent any more': 'Sie war nicht mehr zu senden',
    'No mail can be sent to this address': 'An diese Adresse kann keine E-Mail gehen',
    'No mail server is set': 'Es ist kein Mailserver eingestellt',
    'The mail server asks to come back later': 'Der Mailserver bittet, es später zu versuchen',
    'The mail server cannot be reached': 'Der Mailserver ist nicht zu erreichen',
    'The mail server offers no safe connection': 'Der Mailserver bietet keine sichere Verbindung',
    'The mail server refuses it for good': 'Der Mailserver lehnt sie endgültig ab',
    'The mail server refuses our user name or password': 'Der Mailserver lehnt Benutzername oder Passwort ab',
    'It failed; the log says why': 'Es ist fehlgeschlagen; das Protokoll sagt, warum',
    'It took too long and was given up': 'Es dauerte zu lange und wurde aufgegeben',
    'The process that worked on it ended': 'Der Prozess, der daran arbeitete, endete',
    'A later one has taken its place': 'Ein späterer hat seine Stelle eingenommen',
    'Restored from a backup': 'Aus einer Sicherung wiederhergestellt',
  },
}
