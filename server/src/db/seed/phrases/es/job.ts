import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const job: PhraseCatalogue = {
  job: {
    'It waits for the end of the quiet hours': 'Espera al final de las horas de silencio',
    'No SMS gateway is set': 'No hay pasarela de SMS configurada',
    'No messenger gateway is set': 'No hay pasarela de mensajería configurada',
    'The gateway cannot be reached, or does not answer in time': 'No se puede conectar con la pasarela o no responde a tiempo',
    'The gateway did not take it': 'La pasarela no lo aceptó',
    'The gateway has no safe connection': 'La pasarela no tiene una conexión segura',
    'The organization has sent as many messages as it may today': 'La organización ya ha enviado hoy todos los mensajes que puede',
    'It was not to be sent any more': 'Ya no había que enviarlo',
    'No email can be sent to this address': 'A esta dirección no se puede enviar correo',
    'No mail server is set': 'No hay servidor de correo configurado',
    'The mail server asks to come back later': 'El servidor de correo pide intentarlo más tarde',
    'The mail server cannot be reached': 'No se puede conectar con el servidor de correo',
    'The mail server offers no safe connection': 'El servidor de correo no ofrece una conexión segura',
    'The mail server refuses it for good': 'El servidor de correo lo rechaza definitivamente',
    'The mail server refuses our user name or password': 'El servidor de correo rechaza el usuario o la contraseña',
    'It failed; the log says why': 'Ha fallado; el registro dice por qué',
    'It took too long and was given up': 'Tardó demasiado y se abandonó',
    'The process that worked on it ended': 'El proceso que lo hacía terminó',
    'A later one has taken its place': 'Otro posterior ha ocupado su lugar',
    'Restored from a backup': 'Restaurado de una copia de seguridad',
  },
}
