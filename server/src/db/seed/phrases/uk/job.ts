import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const job: PhraseCatalogue = {
  job: {
    'It was not to be sent any more': 'Надсилати вже не було потрібно',
    'No mail can be sent to this address': 'На цю адресу не можна надіслати листа',
    'No mail server is set': 'Поштовий сервер не налаштовано',
    'The mail server asks to come back later': 'Поштовий сервер просить спробувати пізніше',
    'The mail server cannot be reached': 'Поштовий сервер недоступний',
    'The mail server offers no safe connection': 'Поштовий сервер не має захищеного з’єднання',
    'The mail server refuses it for good': 'Поштовий сервер відхиляє це остаточно',
    'The mail server refuses our user name or password': 'Поштовий сервер відхиляє ім’я користувача або пароль',
    'It failed; the log says why': 'Не вдалося; журнал каже чому',
    'It took too long and was given up': 'Тривало занадто довго, тому припинено',
    'The process that worked on it ended': 'Процес, який це виконував, завершився',
    'A later one has taken its place': 'Його місце зайняло пізніше',
    'Restored from a backup': 'Відновлено з резервної копії',
  },
}
