import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const job: PhraseCatalogue = {
  job: {
    'It waits for the end of the quiet hours': 'Чекає кінця тихих годин',
    'No SMS gateway is set': 'SMS-шлюз не налаштовано',
    'No messenger gateway is set': 'Шлюз месенджера не налаштовано',
    'The gateway cannot be reached, or does not answer in time': 'Шлюз недоступний або не відповідає вчасно',
    'The gateway did not take it': 'Шлюз його не прийняв',
    'The gateway has no safe connection': 'Шлюз не має захищеного з’єднання',
    'The organization has sent as many messages as it may today': 'Організація надіслала сьогодні стільки повідомлень, скільки може',
    'It was not to be sent any more': 'Надсилати вже не було потрібно',
    'No email can be sent to this address': 'На цю адресу не можна надіслати листа',
    'No mail server is set': 'Поштовий сервер не налаштовано',
    'The mail server asks to come back later': 'Поштовий сервер просить спробувати пізніше',
    'The mail server cannot be reached': 'Поштовий сервер недоступний',
    'The mail server offers no safe connection': 'Поштовий сервер не має захищеного з’єднання',
    'The mail server refuses it for good': 'Поштовий сервер відхиляє його остаточно',
    'The mail server refuses our user name or password': 'Поштовий сервер відхиляє ім’я користувача або пароль',
    'It failed; the log says why': 'Не вдалося; чому – у журналі',
    'It took too long and was given up': 'Тривало занадто довго, тому припинено',
    'The process that worked on it ended': 'Процес, який це виконував, завершився',
    'A later one has taken its place': 'Його місце зайняло пізніше',
    'Restored from a backup': 'Відновлено з резервної копії',
  },
}
