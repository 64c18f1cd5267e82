import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const help: PhraseCatalogue = {
  help: {
    'You see the orders of your own country and organization. Filters hide more, and archived ones are shown when asked for.':
      'Ви бачите замовлення своєї країни та організації. Фільтри приховують ще більше, а архівні показуються за бажанням.',
    'You see the orders of your organization. Filters hide some, and archived ones are shown when asked for.':
      'Ви бачите замовлення своєї організації. Фільтри приховують частину, а архівні показуються за бажанням.',
    'You see the orders of all organizations. Filters hide some; archived and deleted ones are shown when asked for.':
      'Ви бачите замовлення всіх організацій. Фільтри приховують частину; архівні й видалені показуються за бажанням.',
    'Labels are printed for orders that you can still see and that have an address.':
      'Етикетки друкуються для замовлень, які ви ще бачите і які мають адресу.',
    'A rejected order either gets another day or goes back to its sender.':
      'Замовлення з відмовою або отримує інший день, або повертається відправнику.',
    'An order goes only along the steps of its flow, from where it is now: somebody else may have moved it meanwhile.':
      'Замовлення рухається лише переходами своєї схеми, звідти, де воно зараз: можливо, його тим часом перевів хтось інший.',
    'Archiving takes an order out of lists and boards, and nothing of it is lost: restore it, and it is back.':
      'Архівування прибирає замовлення зі списків і дошок, і нічого не втрачається: поверніть його з архіву, і воно знову на місці.',
    'Cash is open from the delivery until the courier has handed it over.':
      'Від доставки й доти, доки кур’єр не здасть готівку, вона вважається не зданою.',
    'Each column is a status, each card an order; it goes on by being moved.':
      'Кожен стовпець – це статус, кожна картка – замовлення; воно йде далі, коли його переводять.',
    'How to read this screen': 'Як читати цей екран',
    'No orders on the board yet': 'На дошці ще немає замовлень',
    'Offered are the active couriers of the order’s country.': 'До вибору – активні кур’єри країни замовлення.',
    'Read more about it': 'Докладніше',
    'The board shows orders that are still on their way. What is archived has left it, and other countries have their own.':
      'Дошка показує замовлення, які ще в дорозі. Архівних на ній уже немає, а в інших країн своя дошка.',
    'The next one that comes in stands here at once.': 'Наступне, що надійде, одразу з’явиться тут.',
    'Why?': 'Чому?',
    'You see the orders of your own country and organization. Filters hide more, and archived orders stand in the archive.':
      'Ви бачите замовлення своєї країни та організації. Фільтри приховують інші, а архівні – в архіві.',
  },
}
