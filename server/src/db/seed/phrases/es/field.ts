import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const field: PhraseCatalogue = {
  field: {
    'Choose a date from {from} on': 'Elija una fecha a partir del {from}',
    'Choose a date from {from} to {to}': 'Elija una fecha del {from} al {to}',
    Clear: 'Vaciar',
    'Next decade': 'Década siguiente',
    'Next month': 'Mes siguiente',
    'Next year': 'Año siguiente',
    'Nothing found': 'Nada encontrado',
    'Previous decade': 'Década anterior',
    'Previous month': 'Mes anterior',
    'Previous year': 'Año anterior',
    'The start must be earlier than the end: the dates were cleared': 'El inicio debe ser anterior al fin: se han vaciado las fechas',
    Today: 'Hoy',
    Tomorrow: 'Mañana',
    Yesterday: 'Ayer',
    'dd.mm.yyyy': 'dd.mm.aaaa',
    '{label}, day': '{label}, día',
    '{label}, from': '{label}, desde',
    '{label}, hours': '{label}, horas',
    '{label}, minutes': '{label}, minutos',
    '{label}, to': '{label}, hasta',
    '“{text}” is not a date: write it as dd.mm.yyyy': '«{text}» no es una fecha: escríbala como dd.mm.aaaa',
  },
}
