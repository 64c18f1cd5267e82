import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const account: PhraseCatalogue = {
  auth: {
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
    'These credentials do not match our records': 'Nieprawidłowy adres e-mail lub hasło',
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
