import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const acting: PhraseCatalogue = {
  impersonation: {
    '{minutes, plural, one {# minute is} other {# minutes are}} left, then it goes back by itself':
      'Noch {minutes, plural, one {# Minute} other {# Minuten}}, dann geht es von selbst zurück',
    '{minutes} min': '{minutes} Min.',
    '{time} left': 'noch {time}',
    'Act as {name}': 'Handeln als {name}',
    'Acting as somebody else': 'Handeln als jemand anderes',
    'As {name}': 'Als {name}',
    'Back to {name}': 'Zurück zu {name}',
    'For at most an hour you see and do what {name}, {role}, may. Every change is written down under both names.':
      'Höchstens eine Stunde lang sehen und tun Sie, was {name}, {role}, darf. Jede Änderung wird unter beiden Namen festgehalten.',
    'Nobody acts as themselves': 'Niemand handelt als er selbst',
    Reason: 'Grund',
    'This account is disabled': 'Dieses Konto ist deaktiviert',
    'You act as {name}, {role}': 'Sie handeln als {name}, {role}',
  },
}
