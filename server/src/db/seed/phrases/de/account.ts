import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const account: PhraseCatalogue = {
  auth: {
    'Sign in as somebody else': 'Als jemand anderes anmelden',
    'You can try again in {time}': 'Neuer Versuch möglich in {time}',
    'Too many attempts': 'Zu viele Versuche',
    'There is no administrator yet. Create one on the server with {command}.':
      'Es gibt noch keinen Administrator. Legen Sie auf dem Server mit {command} einen an.',
    'Ask for a new link': 'Neuen Link anfordern',
    'Back to the sign-in': 'Zurück zur Anmeldung',
    'Enter the email address of your account.': 'Geben Sie die E-Mail-Adresse Ihres Kontos ein.',
    'Forgot your password?': 'Passwort vergessen?',
    'If there is an account with this address, an email with a link is on its way to it. The link works for 30 minutes.':
      'Gibt es ein Konto mit dieser Adresse, ist eine E-Mail mit einem Link dorthin unterwegs. Der Link gilt 30 Minuten.',
    'Send me a link': 'Link senden',
    'Set the password': 'Passwort festlegen',
    'This link was used, or is too old. Ask for a new one.': 'Dieser Link wurde schon benutzt oder ist zu alt. Fordern Sie einen neuen an.',
    'Your password is set. Sign in with it.': 'Ihr Passwort ist festgelegt. Melden Sie sich damit an.',
    'At least {minimum} characters': 'Mindestens {minimum} Zeichen',
    'Change password': 'Passwort ändern',
    'Choose your password': 'Wählen Sie Ihr Passwort',
    'Current password': 'Aktuelles Passwort',
    'Demo accounts': 'Demokonten',
    Email: 'E-Mail',
    'One click signs in. They exist in demo installations only.': 'Ein Klick meldet an. Es gibt sie nur in Demo-Installationen.',
    'New password': 'Neues Passwort',
    'New password again': 'Neues Passwort wiederholen',
    Password: 'Passwort',
    'Password and sessions': 'Passwort und Sitzungen',
    'Show or hide the password': 'Passwort anzeigen oder verbergen',
    'Sign in': 'Anmelden',
    'The new password must differ from the current one': 'Das neue Passwort muss sich vom aktuellen unterscheiden',
    'The password is changed. Your other sessions have ended.': 'Das Passwort ist geändert. Ihre anderen Sitzungen wurden beendet.',
    'The password must differ from the login': 'Das Passwort darf nicht der Anmeldename sein',
    'The two passwords differ': 'Die beiden Passwörter stimmen nicht überein',
    'The email address or the password is wrong': 'E-Mail-Adresse oder Passwort ist falsch',
    'This is not the current password': 'Das ist nicht das aktuelle Passwort',
    'This password is too common: choose another one': 'Dieses Passwort ist zu verbreitet: Wählen Sie ein anderes',
    'Use the email address and password of your account.': 'Verwenden Sie die E-Mail-Adresse und das Passwort Ihres Kontos.',
    'You are signed out on this device. The server hears of it as soon as there is a connection.':
      'Sie sind auf diesem Gerät abgemeldet. Der Server erfährt es, sobald es eine Verbindung gibt.',
    'Your password was set by somebody else. Choose one that only you know.':
      'Ihr Passwort hat jemand anderes festgelegt. Wählen Sie eines, das nur Sie kennen.',
  },
  role: {
    Administrator: 'Administrator',
    Courier: 'Kurier',
    Logist: 'Disponent',
    'Organization administrator': 'Organisationsadministrator',
    Reporter: 'Berichtsnutzer',
    Security: 'Sicherheit',
  },
}
