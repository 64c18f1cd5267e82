import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const tours: PhraseCatalogue = {
  tour: {
    'Setup guide hidden': 'Путівник налаштування приховано',
    'Welcome hidden': 'Привітання приховано',
    'Menu tour hidden': 'Огляд меню приховано',
    'Board tour hidden': 'Огляд дошки приховано',
    'Onboarding tour hidden': 'Підказку про навчання приховано',
    'Welcome to {brand}': 'Вітаємо в {brand}',
    'Good to have you here. A few minutes now, and you will know your way around.':
      'Раді, що ви з нами. Кілька хвилин – і ви знатимете, де що є.',
    'A short tour of the menu': 'Короткий огляд меню',
    'Six steps show where everything is.': 'Шість кроків покажуть, де що розташовано.',
    'Lessons with pictures': 'Уроки з картинками',
    'From the first order to the cash at the end of the day, at your own pace.':
      'Від першого замовлення до грошей наприкінці дня, у власному темпі.',
    'Always at hand': 'Завжди під рукою',
    'The lessons stay in the menu: come back to them whenever you like.': 'Уроки залишаються в меню: повертайтеся до них будь-коли.',
    'Complete training later': 'Пройти навчання пізніше',
    'Start learning': 'Почати навчання',
    'This is your menu': 'Це ваше меню',
    'All your work starts here. The next steps show the places you will need most.':
      'Звідси починається вся робота. Наступні кроки покажуть те, що знадобиться найчастіше.',
    'Your orders as cards, one column for each status. Drag a card, and the order moves on.':
      'Ваші замовлення – це картки, для кожного статусу свій стовпець. Перетягніть картку, і замовлення піде далі.',
    'What couriers have collected and what is outstanding. Take over their cash here and print the receipt.':
      'Що кур’єри отримали і чого ще не здали. Тут ви приймаєте їхні гроші й друкуєте квитанцію.',
    'Orders that are done wait here. You can find them and restore them at any time.':
      'Тут зберігаються завершені замовлення. Їх можна будь-коли знайти й повернути з архіву.',
    'Short answers to what comes up in a day. Search them in your own words.':
      'Короткі відповіді на щоденні запитання. Шукайте власними словами.',
    'Lessons with pictures, at your own pace. This is where the tour takes you now.':
      'Уроки з картинками, у власному темпі. Саме сюди вас зараз переведе огляд.',
    'Go on with your training': 'Продовжуйте навчання',
    'Your lessons are here. What you have read is ticked off, so you go on where you stopped.':
      'Тут ваші уроки. Прочитане позначено, тож ви продовжите з того місця, де зупинилися.',
    'Your training waits here': 'Навчання чекає тут',
    'Open it whenever you have the time. Now to your orders.': 'Відкрийте його, коли матимете час. А тепер до замовлень.',
    'One column for each status': 'Для кожного статусу свій стовпець',
    'Its head says how many orders are in it and how much cash they bring.':
      'Угорі видно, скільки в ньому замовлень і скільки за них післяплати.',
    'A card is an order': 'Картка – це замовлення',
    'Open it with a click, move it by dragging. Columns it may not go to say why.':
      'Клацніть, щоб відкрити, перетягніть, щоб перевести. Стовпці, куди не можна, пояснюють чому.',
    'Find an order': 'Знайти замовлення',
    'By its number, a name or a phone number. The filters below narrow the board down.':
      'За номером, ім’ям або телефоном. Фільтри нижче звужують дошку.',
    'This step is skipped: it is not on your screen right now.': 'Цей крок пропущено: зараз його немає на екрані.',
    '{number} of {total}': '{number} із {total}',
    Forward: 'Далі',
    Finish: 'Готово',
    'Say what to hide': 'Укажіть, що приховати',
  },
}
