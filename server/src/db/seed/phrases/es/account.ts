import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const account: PhraseCatalogue = {
  auth: {
    'Sign in as somebody else': 'Iniciar sesión con otra cuenta',
    'You can try again in {time}': 'Puede volver a intentarlo dentro de {time}',
    'Too many attempts': 'Demasiados intentos',
    'There is no administrator yet. Create one on the server with {command}.':
      'Todavía no hay ningún administrador. Cree uno en el servidor con {command}.',
    'Ask for a new link': 'Pedir un enlace nuevo',
    'Back to the sign-in': 'Volver al inicio de sesión',
    'Enter the email address of your account.': 'Introduzca el correo de su cuenta.',
    'Forgot your password?': '¿Ha olvidado la contraseña?',
    'If there is an account with this address, an email with a link is on its way to it. The link works for 30 minutes.':
      'Si hay una cuenta con esta dirección, se le ha enviado un correo con un enlace. El enlace vale 30 minutos.',
    'Send me a link': 'Enviarme un enlace',
    'Set the password': 'Establecer la contraseña',
    'This link was used, or is too old. Ask for a new one.': 'Este enlace ya se usó o es demasiado antiguo. Pida uno nuevo.',
    'Your password is set. Sign in with it.': 'Su contraseña está establecida. Inicie sesión con ella.',
    'At least {minimum} characters': 'Al menos {minimum} caracteres',
    'Change password': 'Cambiar contraseña',
    'Choose your password': 'Elija su contraseña',
    'Current password': 'Contraseña actual',
    'Demo accounts': 'Cuentas de demostración',
    Email: 'Correo',
    'One click signs in. They exist in demo installations only.':
      'Un clic inicia la sesión. Solo existen en instalaciones de demostración.',
    'New password': 'Contraseña nueva',
    'New password again': 'Repita la contraseña nueva',
    Password: 'Contraseña',
    'Password and sessions': 'Contraseña y sesiones',
    'Show or hide the password': 'Mostrar u ocultar la contraseña',
    'Sign in': 'Iniciar sesión',
    'The new password must differ from the current one': 'La contraseña nueva debe ser distinta de la actual',
    'The password is changed. Your other sessions have ended.': 'La contraseña se ha cambiado. Sus demás sesiones se han cerrado.',
    'The password must differ from the login': 'La contraseña no puede ser igual al usuario de acceso',
    'The two passwords differ': 'Las dos contraseñas no coinciden',
    'The email address or the password is wrong': 'El correo o la contraseña no son correctos',
    'This is not the current password': 'Esta no es la contraseña actual',
    'This password is too common: choose another one': 'Esta contraseña es demasiado común: elija otra',
    'Use the email address and password of your account.': 'Use el correo y la contraseña de su cuenta.',
    'You are signed out on this device. The server hears of it as soon as there is a connection.':
      'Ha cerrado la sesión en este dispositivo. El servidor lo sabrá en cuanto haya conexión.',
    'Your password was set by somebody else. Choose one that only you know.':
      'Otra persona fijó su contraseña. Elija una que solo usted conozca.',
  },
  role: {
    Administrator: 'Administrador',
    Courier: 'Repartidor',
    Logist: 'Gestor logístico',
    'Organization administrator': 'Administrador de la organización',
    Reporter: 'Analista',
    Security: 'Seguridad',
  },
}
