import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const acting: PhraseCatalogue = {
  impersonation: {
    '{minutes, plural, one {# minute is} other {# minutes are}} left, then it goes back by itself':
      '{minutes, plural, one {Лишилася # хвилина} few {Лишилося # хвилини} many {Лишилося # хвилин} other {Лишилося # хвилини}}, потім повернення відбудеться само',
    '{minutes} min': '{minutes} хв',
    '{time} left': 'ще {time}',
    'Act as {name}': 'Діяти як {name}',
    'Acting as somebody else': 'Дії від імені іншого',
    'As {name}': 'Як {name}',
    'Back to {name}': 'Повернутися: {name}',
    'For at most an hour you see and do what {name}, {role}, may. Every change is written down under both names.':
      'Щонайбільше годину ви бачите й робите те, що може {name}, {role}. Кожну зміну буде записано під обома іменами.',
    'Nobody acts as themselves': 'Не можна діяти від власного імені',
    Reason: 'Причина',
    'This account is disabled': 'Цей обліковий запис вимкнено',
    'You act as {name}, {role}': 'Ви дієте як {name}, {role}',
  },
}
