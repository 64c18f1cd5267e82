import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const acting: PhraseCatalogue = {
  impersonation: {
    '{minutes, plural, one {# minute is} other {# minutes are}} left, then it goes back by itself':
      '{minutes, plural, one {Queda # minuto} other {Quedan # minutos}}; después se vuelve automáticamente',
    '{minutes} min': '{minutes} min',
    '{time} left': 'quedan {time}',
    'Act as {name}': 'Actuar como {name}',
    'Acting as somebody else': 'Actuar como otra persona',
    'As {name}': 'Como {name}',
    'Back to {name}': 'Volver a {name}',
    'For at most an hour you see and do what {name}, {role}, may. Every change is written down under both names.':
      'Durante una hora como máximo verá y hará lo que puede {name}, {role}. Cada cambio queda registrado con los dos nombres.',
    'Nobody acts as themselves': 'Nadie actúa como sí mismo',
    Reason: 'Motivo',
    'This account is disabled': 'Esta cuenta está desactivada',
    'You act as {name}, {role}': 'Actúa como {name}, {role}',
  },
}
