import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const message: PhraseCatalogue = {
  message: {
    'Set SMS_URL and start Tracklane again, then send these again, or switch the templates off.':
      'Configure SMS_URL, reinicie Tracklane y envíelos de nuevo, o desactive las plantillas.',
    'Set MESSENGER_URL and start Tracklane again, then send these again, or switch the templates off.':
      'Configure MESSENGER_URL, reinicie Tracklane y envíelos de nuevo, o desactive las plantillas.',
    'Look whether the gateway runs, then send these again.': 'Revise si la pasarela funciona y envíelos de nuevo.',
    'Look into the log of the gateway: it says why it did not take them.': 'Mire el registro de la pasarela: dice por qué no los aceptó.',
    'The gateway needs https://, or an address of the own network.': 'La pasarela necesita https:// o una dirección de la red propia.',
    'Raise MESSAGES_PER_DAY and start again, or send these again tomorrow.':
      'Aumente MESSAGES_PER_DAY y reinicie, o envíelos de nuevo mañana.',
    'Messages do not leave this machine: each is written to a file in the data folder.':
      'Los mensajes no salen de este equipo: cada uno se escribe en un archivo de la carpeta de datos.',
    '{count, plural, one {# was} other {# were}} given up: what to do':
      '{count, plural, one {# sin enviar} many {# sin enviar} other {# sin enviar}}: qué hacer',
    'Given up': 'Sin enviar',
    'A later message to this customer waits already': 'Ya espera un mensaje posterior a este cliente',
    'Ask whoever runs the mail server why it put these off, then send them again.':
      'Pregunte a quien lleva el servidor de correo por qué los aplazó y envíelos de nuevo.',
    'Correct the address, then send it again.': 'Corrija la dirección y envíelo de nuevo.',
    'Correct user name and password in SMTP_URL, start again, then send these again.':
      'Corrija usuario y contraseña en SMTP_URL, reinicie y envíelos de nuevo.',
    Delivery: 'Envío',
    'It is sent again': 'Se envía de nuevo',
    'It may have been sent after the backup was made: ask before you send it again.':
      'Puede que se enviara después de la copia: pregunte antes de enviarlo de nuevo.',
    'Look at SMTP_URL and whether the mail server runs, then send these again.':
      'Revise SMTP_URL y si el servidor de correo funciona, y envíelos de nuevo.',
    'Look at the address in the order. If it is right, ask whoever runs the mail server.':
      'Revise la dirección del pedido. Si es correcta, pregunte a quien lleva el servidor de correo.',
    'Look into the log of the server at that time.': 'Mire el registro del servidor a esa hora.',
    'Emails do not leave this machine: each is written to a file in the data folder.':
      'Los correos no salen de este equipo: cada uno se escribe en un archivo de la carpeta de datos.',
    'Emails to customers, couriers and colleagues appear here, and why one did not arrive.':
      'Aquí aparecen los correos a clientes, repartidores y compañeros, y por qué alguno no llegó.',
    'Next try': 'Próximo intento',
    'No mail server is set: emails are not sent.': 'No hay servidor de correo configurado: los correos no se envían.',
    'No message found': 'No se encontró ningún mensaje',
    'Nothing was sent yet': 'Aún no se ha enviado nada',
    'Open the order': 'Abrir el pedido',
    Order: 'Pedido',
    Reason: 'Motivo',
    'Send again': 'Volver a enviar',
    'Send {count, plural, one {it} other {all #}} again':
      '{count, plural, one {Volver a enviar} many {Volver a enviar los #} other {Volver a enviar los #}}',
    'Set SMTP_URL and start Tracklane again, then send these again.': 'Configure SMTP_URL, reinicie Tracklane y envíelos de nuevo.',
    State: 'Estado',
    'The customer may be told of the order.': 'Se puede informar al cliente sobre el pedido.',
    'The customer wants no messages.': 'El cliente no quiere mensajes.',
    'The mail server needs a valid certificate, or smtps:// in SMTP_URL.':
      'El servidor de correo necesita un certificado válido, o smtps:// en SMTP_URL.',
    'The server at the other end was slow. Send it again.': 'El servidor de destino respondió con lentitud. Envíelo de nuevo.',
    'They want messages again': 'Vuelve a querer mensajes',
    'They want no messages': 'No quiere mensajes',
    'This customer gets messages again': 'Este cliente vuelve a recibir mensajes',
    'This customer gets no more messages': 'Este cliente ya no recibe mensajes',
    'This message was not given up': 'Este mensaje no figura como «Sin enviar»',
    'This order has neither a phone nor an email address of the customer': 'Este pedido no tiene ni teléfono ni correo del cliente',
    'Tracklane was stopped while it was sent. It may have arrived: ask before you send it again.':
      'Tracklane se detuvo durante el envío. Puede haber llegado: pregunte antes de enviarlo de nuevo.',
    Tries: 'Intentos',
    Written: 'Creado',
    '{count, plural, one {# message is} other {# messages are}} sent again':
      '{count, plural, one {# mensaje se envía} many {# mensajes se envían} other {# mensajes se envían}} de nuevo',
    '{count, plural, one {# message was} other {# messages were}} given up: {reason}':
      '{count, plural, one {# mensaje sin enviar} many {# mensajes sin enviar} other {# mensajes sin enviar}}: {reason}',
    '{unread, plural, =0 {Messages} one {Messages, # unread} other {Messages, # unread}}':
      '{unread, plural, =0 {Mensajes} one {Mensajes, # sin leer} many {Mensajes, # sin leer} other {Mensajes, # sin leer}}',
    Messages: 'Mensajes',
    '{count, plural, one {# new message} other {# new messages}}, the last: {text}':
      '{count, plural, one {# mensaje nuevo} many {# de mensajes nuevos} other {# mensajes nuevos}}, el último: {text}',
    'Mark all as read': 'Todo leído',
    'Mark as read': 'Marcar como leído',
    'Message settings': 'Ajustes de mensajes',
    'No messages yet': 'Aún no hay mensajes',
    'Here you see what others do with your orders and what colleagues write to you.':
      'Aquí aparece lo que otros hacen con sus pedidos y lo que le escriben sus compañeros.',
    'Show earlier ones': 'Mostrar anteriores',
    'New message': 'Mensaje nuevo',
    Unread: 'Sin leer',
    'Tell me in the app about': 'Avisarme en la aplicación de',
    'Always on': 'Siempre activo',
    'Choose an organization': 'Elija una organización',
    'Choose at least one person': 'Elija al menos una persona',
    'Sent to {count, plural, one {# person} other {# people}}':
      'Enviado a {count, plural, one {# persona} many {# de personas} other {# personas}}',
    To: 'Para',
    'To people': 'A personas',
    'To all of a role': 'A todos los de un rol',
    Text: 'Texto',
    '{count, plural, one {# character left} other {# characters left}}':
      '{count, plural, one {Queda # carácter} many {Quedan # de caracteres} other {Quedan # caracteres}}',
    Send: 'Enviar',
    Role: 'Rol',
    Organization: 'Organización',
    Country: 'País',
    'Every country': 'Todos los países',
    People: 'Personas',
    'Show who was told': 'Mostrar a quién se avisó',
    'Hide who was told': 'Ocultar a quién se avisó',
    'Nobody was told anything yet': 'Aún no se ha avisado a nadie',
    'Each change that people are told of appears here.': 'Aquí aparece cada cambio del que se avisa a alguien.',
    Sent: 'Enviado',
    Waiting: 'En espera',
    'Gave up': 'Abandonado',
    'Not sent': 'No enviado',
    '{count, plural, one {# try} other {# tries}}': '{count, plural, one {# intento} many {# de intentos} other {# intentos}}',
  },
  refusal: {
    'Done: {organization} sends you no more messages.': 'Hecho: {organization} ya no le enviará mensajes.',
    'Messages about your orders': 'Mensajes sobre sus pedidos',
    'Send me no more messages': 'No enviarme más mensajes',
    '{organization} tells you when your orders are on their way. You can stop these messages.':
      '{organization} le avisa cuando sus pedidos están en camino. Puede dejar de recibir estos mensajes.',
  },
  letter: {
    'Your account at {brand} has another email address': 'Su cuenta en {brand} tiene otra dirección de correo',
    'Somebody who administers accounts at {brand} has changed the email address of yours: you sign in with the new one.':
      'Alguien que administra cuentas en {brand} ha cambiado el correo de la suya: inicie sesión con el nuevo.',
    'If that is not right, tell your administrator.': 'Si no es correcto, avise a su administrador.',
    'Choose a new password for {brand}': 'Elija una contraseña nueva para {brand}',
    'Somebody has asked for a new password for your account at {brand}. This link works once, for 30 minutes:':
      'Alguien ha pedido una contraseña nueva para su cuenta en {brand}. Este enlace vale una vez, durante 30 minutos:',
    'If it was not you, do nothing: your password stays as it is.': 'Si no fue usted, no haga nada: su contraseña sigue como está.',
    'Your account at {brand}': 'Su cuenta en {brand}',
    'An account was made for you at {brand}. Choose your password with this link; it works once, for seven days:':
      'Se ha creado una cuenta para usted en {brand}. Elija su contraseña con este enlace; vale una vez, durante siete días:',
    'Later you can ask for a new link on the page where you sign in.':
      'Después puede pedir un enlace nuevo en la página de inicio de sesión.',
  },
}
