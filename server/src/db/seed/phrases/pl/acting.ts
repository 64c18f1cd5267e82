import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const acting: PhraseCatalogue = {
  impersonation: {
    '{minutes, plural, one {# minute is} other {# minutes are}} left, then it goes back by itself':
      '{minutes, plural, one {Pozostała # minuta} few {Pozostały # minuty} many {Pozostało # minut} other {Pozostało # minuty}}, potem powrót nastąpi sam',
    '{minutes} min': '{minutes} min',
    '{time} left': 'zostało {time}',
    'Act as {name}': 'Działaj jako {name}',
    'Acting as somebody else': 'Działanie jako inna osoba',
    'As {name}': 'Jako {name}',
    'Back to {name}': 'Wróć do: {name}',
    'For at most an hour you see and do what {name}, {role}, may. Every change is written down under both names.':
      'Najwyżej przez godzinę widzisz i możesz robić to, co {name}, {role}. Każda zmiana jest zapisywana pod obydwoma nazwiskami.',
    'Nobody acts as themselves': 'Nie można działać jako ta sama osoba',
    Reason: 'Powód',
    'This account is disabled': 'To konto jest wyłączone',
    'You act as {name}, {role}': 'Działasz jako {name}, {role}',
  },
}
