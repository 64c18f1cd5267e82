import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const tours: PhraseCatalogue = {
  tour: {
    'Setup guide hidden': 'Ukryto przewodnik konfiguracji',
    'Welcome hidden': 'Powitanie ukryte',
    'Menu tour hidden': 'Przewodnik po menu ukryty',
    'Board tour hidden': 'Przewodnik po tablicy ukryty',
    'Onboarding tour hidden': 'Wskazówka o wdrożeniu ukryta',
    'Welcome to {brand}': 'Witamy w {brand}',
    'Good to have you here. A few minutes now, and you will know your way around.':
      'Dobrze, że jesteś. Kilka minut i wszystko będzie jasne.',
    'A short tour of the menu': 'Krótki przewodnik po menu',
    'Six steps show where everything is.': 'Sześć kroków pokaże, gdzie co jest.',
    'Lessons with pictures': 'Lekcje z obrazkami',
    'From the first order to the cash at the end of the day, at your own pace.':
      'Od pierwszego zamówienia po gotówkę na koniec dnia, we własnym tempie.',
    'Always at hand': 'Zawsze pod ręką',
    'The lessons stay in the menu: come back to them whenever you like.': 'Lekcje zostają w menu: można do nich wrócić w każdej chwili.',
    'Complete training later': 'Dokończ wdrożenie później',
    'Start learning': 'Zacznij naukę',
    'This is your menu': 'To jest menu',
    'All your work starts here. The next steps show the places you will need most.':
      'Tu zaczyna się cała praca. Kolejne kroki pokażą to, co przyda się najczęściej.',
    'Your orders as cards, one column for each status. Drag a card, and the order moves on.':
      'Zamówienia jako karty, jedna kolumna na każdy status. Przeciągnij kartę, a zamówienie pójdzie dalej.',
    'What couriers have collected and what is outstanding. Take over their cash here and print the receipt.':
      'Co kurierzy rozliczyli, a co jest jeszcze do rozliczenia. Tu rozliczysz ich gotówkę i wydrukujesz pokwitowanie.',
    'Orders that are done wait here. You can find them and restore them at any time.':
      'Tu czekają zakończone zamówienia. W każdej chwili można je znaleźć i przywrócić.',
    'Short answers to what comes up in a day. Search them in your own words.':
      'Krótkie odpowiedzi na codzienne pytania. Szukaj własnymi słowami.',
    'Lessons with pictures, at your own pace. This is where the tour takes you now.':
      'Lekcje z obrazkami, we własnym tempie. Tu zaprowadzi cię teraz przewodnik.',
    'Go on with your training': 'Kontynuuj wdrożenie',
    'Your lessons are here. What you have read is ticked off, so you go on where you stopped.':
      'Tu są lekcje. Przeczytane są odhaczone, więc łatwo wrócić do miejsca, w którym nauka się zatrzymała.',
    'Your training waits here': 'Tu czeka wdrożenie',
    'Open it whenever you have the time. Now to your orders.': 'Otwórz je, gdy będzie czas. A teraz do zamówień.',
    'One column for each status': 'Jedna kolumna na każdy status',
    'Its head says how many orders are in it and how much cash they bring.': 'Jej nagłówek mówi, ile jest w niej zamówień i ile pobrania.',
    'A card is an order': 'Karta to zamówienie',
    'Open it with a click, move it by dragging. Columns it may not go to say why.':
      'Kliknij, aby ją otworzyć, przeciągnij, aby przenieść. Kolumny, do których nie może trafić, mówią dlaczego.',
    'Find an order': 'Znajdź zamówienie',
    'By its number, a name or a phone number. The filters below narrow the board down.':
      'Po numerze, nazwisku lub telefonie. Filtry poniżej zawężają tablicę.',
    'This step is skipped: it is not on your screen right now.': 'Ten krok jest pominięty: nie ma go teraz na ekranie.',
    '{number} of {total}': '{number} z {total}',
    Forward: 'Dalej',
    Finish: 'Zakończ',
    'Say what to hide': 'Podaj, co ukryć',
  },
}
