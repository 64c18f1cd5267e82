import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const palette: PhraseCatalogue = {
  palette: {
    Answers: 'Відповіді',
    '↵ opens · Shift ↵ shows what can be done with the order': '↵ відкриває · Shift ↵ показує дії із замовленням',
    'A screen or an action': 'Екран або дія',
    'A screen, or an order by track, number, name or phone': 'Екран або замовлення: трек-номер, номер, ім’я, телефон',
    Do: 'Дії',
    'Go to': 'Перейти до',
    'Go to or find': 'Перейти або знайти',
    Home: 'Огляд',
    'Looking for orders…': 'Шукаємо замовлення…',
    'No results': 'Нічого не знайдено',
    Orders: 'Замовлення',
    'Orders cannot be looked for right now': 'Зараз замовлення шукати не можна',
  },
}
