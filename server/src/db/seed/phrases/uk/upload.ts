import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const upload: PhraseCatalogue = {
  upload: {
    'Choose a picture of type JPEG, PNG or GIF': 'Виберіть зображення типу JPEG, PNG або GIF',
    'This picture cannot be read: it is damaged, or not what its name says':
      'Це зображення не читається: воно пошкоджене або не є тим, що каже його назва',
    'The picture has too many pixels: at most {side, number} on a side, and {mega, number} million in all':
      'Зображення має забагато пікселів: щонайбільше {side, number} на сторону та {mega, number} млн разом',
    'The animation is too long: at most {frames, number} pictures': 'Анімація задовга: щонайбільше {frames, number} кадрів',
    'The picture takes too much work: make it smaller': 'Зображення надто складне: зробіть його меншим',
    'You have uploaded {count, number} pictures within a day: try again tomorrow':
      'За добу ви вже завантажили зображень: {count, number}. Спробуйте завтра',
    'Your pictures take {megabytes, number} MB already: there is no room for more':
      'Ваші зображення вже займають {megabytes, number} МБ: місця для нових немає',
    'This picture is not there: upload it again': 'Такого зображення тут немає: завантажте його знову',
    'Send one file': 'Надішліть один файл',
    'The form has too many fields': 'У формі забагато полів',
    'The file is larger than {megabytes, number} MB': 'Файл більший за {megabytes, number} МБ',
  },
  'rich-text': {
    'The text is longer than {kilobytes, number} kB': 'Текст довший за {kilobytes, number} КБ',
    'The text is nested too deeply': 'Вкладеність тексту завелика',
    'The text has too many parts': 'Текст має забагато частин',
    'A picture in this text is no longer there: remove it, or upload it again':
      'Зображення з цього тексту вже немає: вилучіть його або завантажте знову',
  },
}
