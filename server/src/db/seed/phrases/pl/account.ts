import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const account: PhraseCatalogue = {
  auth: {
    'Sign in as somebody else': 'Zaloguj się jako ktoś inny',
    'You can try again in {time}': 'Następna próba możliwa za {time}',
    'Too many attempts': 'Zbyt wiele prób',
    'There is no administrator yet. Create one on the server with {command}.':
      'Nie ma jeszcze administratora. Utwórz go na serwerze poleceniem {command}.',
    'Ask for a new link': 'Poproś o nowy link',
    'Back to the sign-in': 'Wróć do logowania',
    'Enter the email address of your account.': 'Podaj adres e-mail swojego konta.',
    'Forgot your password?': 'Nie pamiętasz hasła?',
    'If there is an account with this address, an email with a link is on its way to it. The link works for 30 minutes.':
      'Jeśli istnieje konto z tym adresem, wysłano do niego e-mail z linkiem. Link jest ważny 30 minut.',
    'Send me a link': 'Wyślij mi link',
    'Set the password': 'Ustaw hasło',
    'This link was used, or is too old. Ask for a new one.': 'Ten link został użyty lub jest za stary. Poproś o nowy.',
    'Your password is set. Sign in with it.': 'Hasło jest ustawione. Zaloguj się nim.',
    'At least {minimum} characters': 'Minimalna liczba znaków: {minimum}',
    'Change password': 'Zmień hasło',
    'Choose your password': 'Wybierz hasło',
    'Current password': 'Obecne hasło',
    'Demo accounts': 'Konta demo',
    Email: 'E-mail',
    'One click signs in. They exist in demo installations only.': 'Jedno kliknięcie loguje. Konta istnieją tylko w instalacjach demo.',
    'New password': 'Nowe hasło',
    'New password again': 'Powtórz nowe hasło',
    Password: 'Hasło',
    'Password and sessions': 'Hasło i sesje',
    'Show or hide the password': 'Pokaż lub ukryj hasło',
    'Sign in': 'Zaloguj się',
    'The new password must differ from the current one': 'Nowe hasło musi być inne niż obecne',
    'The password is changed. Your other sessions have ended.': 'Hasło zostało zmienione. Pozostałe sesje zakończono.',
    'The password must differ from the login': 'Hasło nie może być takie samo jak login',
    'The two passwords differ': 'Hasła nie są takie same',
    'The email address or the password is wrong': 'Nieprawidłowy adres e-mail lub hasło',
    'This is not the current password': 'To nie jest obecne hasło',
    'This password is too common: choose another one': 'To hasło jest zbyt popularne: wybierz inne',
    'Use the email address and password of your account.': 'Użyj adresu e-mail i hasła swojego konta.',
    'You are signed out on this device. The server hears of it as soon as there is a connection.':
      'Wylogowano na tym urządzeniu. Serwer dowie się o tym, gdy tylko wróci połączenie.',
    'Your password was set by somebody else. Choose one that only you know.':
      'Twoje hasło ustawił ktoś inny. Wybierz takie, które znasz tylko ty.',
  },
  role: {
    Administrator: 'Administrator',
    Courier: 'Kurier',
    Logist: 'Dyspozytor',
    'Organization administrator': 'Administrator organizacji',
    Reporter: 'Analityk',
    Security: 'Bezpieczeństwo',
  },
}
