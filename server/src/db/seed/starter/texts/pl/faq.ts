import type { StarterTexts } from '#db/seed/starter/starter-text.ts'

export const faqs: StarterTexts['faqs'] = {
  'order-missing': {
    question: 'Dlaczego nie mogę znaleźć zamówienia?',
    answer: `
<p>Najczęściej ukrywa je filtr albo jest w archiwum. Naciśnij <code>Ctrl K</code> i wpisz numer przesyłki, numer zamówienia, nazwisko lub telefon: tak szuka się bez filtrów, także w archiwum. Jeśli i tam go nie ma:</p>
<ul>
<li>Może być usunięte. Otwórz <a href="/order/index">Zamówienia</a>, naciśnij <strong>Filtr</strong>, wybierz <strong>Usunięte</strong>, a potem <strong>Usunięte zamówienia</strong>.</li>
<li>Może należeć do innej organizacji lub innego kraju niż twoje konto. Wtedy znajdzie je tylko ktoś, kto widzi ten kraj.</li>
<li>Mogło jeszcze nie wpłynąć. Zapytaj sklep o numer zamówienia.</li>
</ul>`,
  },
  'empty-list': {
    question: 'Dlaczego lista jest pusta?',
    answer: `
<p>„Nie znaleziono zamówień” znaczy, że po wyszukiwaniu i filtrach nic nie zostało: naciśnij <strong>Wyczyść filtry</strong>. Pozycja menu otwiera ekran z ostatnimi filtrami, więc często zdarza się to dzień później.</p>
<p>Jeśli widać „Nie ma jeszcze zamówień”, twoja organizacja i kraj nie mają żadnego zamówienia poza archiwum i usuniętymi. „Archiwum jest puste” i „Brak odrzuconych zamówień” to dobre wiadomości: nic tam nie czeka.</p>
<p>Jak działają filtry, mówi artykuł <a href="/onboarding?article_key=filters-and-search">Wyszukiwanie i filtry</a>.</p>`,
  },
  'order-late': {
    question: 'Zamówienie jest oznaczone jako opóźnione. Co zrobić?',
    answer: `
<p>Sprawdź, gdzie jest, a potem albo doprowadź je do końca, albo wyznacz nowy dzień. Opóźnione znaczy: okno dostawy minęło, a zamówienie jest wciąż otwarte.</p>
<ol>
<li>Jeśli ma status „W dostawie”, zadzwoń do kuriera. Jeśli klient już je ma, przenieś je do „Dostarczone”.</li>
<li>Jeśli dostawa się nie udała, przenieś je do „Ponowna dostawa”, z powodem i nowym dniem.</li>
<li>Jeśli w ogóle nie wyruszyło, wybierz <strong>Zmień datę dostawy…</strong> i powiadom klienta.</li>
</ol>
<p>Oznaczenie zniknie samo, gdy nowe okno będzie w przyszłości. Wszystkie znajdzie filtr <strong>Opóźnione zamówienia</strong>.</p>`,
  },
  'address-change': {
    question: 'Klient ma inny adres. Czy można go jeszcze zmienić?',
    answer: `
<p>Tak, w każdym statusie, chyba że zamówienie jest w archiwum lub usunięte. Wybierz <strong>Zmień adres…</strong> w menu zamówienia albo naciśnij ołówek obok <strong>Adres</strong> w otwartym zamówieniu.</p>
<ul>
<li>Telefon kuriera pokaże nowy adres, gdy tylko będzie miał połączenie. Jeśli kurier jest w drodze, także do niego zadzwoń.</li>
<li>Na etykiecie, która jest już wydrukowana, zostaje stary adres: wydrukuj nową.</li>
<li>Jeśli ktoś inny zmienił adres, gdy go wpisujesz, zobaczysz tamten i wybierzesz, który obowiązuje.</li>
</ul>
<p>Kto co zmienił, pokazuje <strong>Historia zmian</strong> zamówienia.</p>`,
  },
  'move-refused': {
    question: 'Dlaczego nie mogę przenieść zamówienia tam, gdzie chcę?',
    answer: `
<p>Bo obieg twojej organizacji nie ma takiego przejścia albo ma je tylko dla innych ról. Powód widać w nagłówku kolumny, w komunikacie i w menu pod <strong>Dlaczego nie gdzie indziej</strong>.</p>
<table><tbody>
<tr><th>Komunikat</th><th>Co pomaga</th></tr>
<tr><td>Obieg nie ma przejścia z … do …</td><td>Przenieś przez status pośredni.</td></tr>
<tr><td>Tylko te role mogą przenieść …</td><td>Poproś kogoś z taką rolą.</td></tr>
<tr><td>Zamówienie jest w archiwum …</td><td>Przywróć je z archiwum albo poproś kogoś z jedną z wymienionych ról.</td></tr>
<tr><td>Zamówienie w dostawie musi mieć kuriera</td><td>Wybierz kuriera.</td></tr>
<tr><td>… zostało tymczasem przeniesione</td><td>Zobacz, gdzie jest teraz.</td></tr>
</tbody></table>
<p>Tylko administrator organizacji może dodać przejście do obiegu.</p>`,
  },
  'empty-board': {
    question: 'Dlaczego tablica jest pusta?',
    answer: `
<p>Najpierw spójrz na filtry nad kolumnami. „Żadne zamówienie nie pasuje do filtrów” znaczy, że nic po nich nie zostało: naciśnij <strong>Wyczyść filtry</strong>.</p>
<ul>
<li>„Brak zamówień” w każdej kolumnie: twoja organizacja i kraj nie mają żadnego zamówienia poza archiwum i usuniętymi.</li>
<li>„Ta tablica nie ma kolumn”: musi je wybrać administrator twojej organizacji.</li>
<li>Niektóre kolumny są tylko zwinięte, na standardowej tablicy „Zakończone” i „Zwrócone do nadawcy” od początku: otwiera je kliknięcie.</li>
</ul>
<p>Co jeszcze na niej widać, mówi artykuł <a href="/onboarding?article_key=read-the-board">Jak czytać tablicę</a>.</p>`,
  },
  'board-columns': {
    question: 'Kto wybiera kolumny i pola tablicy?',
    answer: `
<p>Administrator twojej organizacji: kolumny, ich kolejność i limity pod <strong>Kanban</strong>, <strong>Tablice</strong>, a pola kart pod <strong>Karty</strong>. Tablica może obowiązywać dla całej organizacji lub dla jednego kraju.</p>
<p>Dla siebie możesz wybrać: <strong>Zwarty</strong> lub <strong>Przestronny</strong>, pola pokazywane na kartach (jedno i drugie w menu nad tablicą) oraz to, które kolumny są zwinięte, dopóki strona jest otwarta. Limit niczego nie zatrzymuje: ponad nim liczba w nagłówku się wyróżnia, a zamówienia nadal można przenosić.</p>`,
  },
  'board-stale': {
    question: 'Co znaczy „Nieaktualne od” obok tytułu?',
    answer: `
<p>Utracono połączenie na żywo: zmiany innych mogą być widoczne z opóźnieniem. Tablica sama odpytuje serwer co kilka sekund, jak mówi oznaczenie, i wraca na żywo bez ponownego wczytania strony. Możesz pracować dalej; serwer jak zawsze sprawdza każde przeniesienie.</p>
<ol>
<li>Sprawdź sieć swojego komputera.</li>
<li>Jeśli trwa to kilka minut, wczytaj stronę ponownie.</li>
<li>Jeśli inni widzą to samo, wybierz <strong>Zgłoś problem</strong> pod swoim nazwiskiem albo powiedz administratorowi.</li>
</ol>
<p>Jeśli na przeniesienie nie ma odpowiedzi, program sam sprawdza, co się z nim stało, i o tym mówi. Jeśli mówi, że tego nie wiadomo, obejrzyj zamówienie, zanim przeniesiesz je ponownie.</p>`,
  },
  'courier-missing': {
    question: 'Dlaczego kuriera nie ma na liście?',
    answer: `
<p>Bo jest nieaktywny albo należy do innego kraju niż zamówienie: do wyboru są tylko aktywni kurierzy z jego kraju. Kto ma tego dnia komplet, też jest na liście, na końcu.</p>
<ol>
<li>Wpisz nazwisko w polu <strong>Znajdź kuriera</strong>.</li>
<li>Otwórz ekran <a href="/courier/">Kurierzy</a>, znajdź tę osobę i sprawdź <strong>Kraj</strong> oraz <strong>Aktywny</strong>. Zaznacz <strong>Aktywny</strong> i zapisz.</li>
<li>Nie ma tam nikogo o tym nazwisku? Naciśnij <strong>Nowy kurier</strong>.</li>
</ol>
<p>Samo konto z rolą Kurier nie wystarczy: musi być to <strong>Powiązane konto</strong> kuriera.</p>`,
  },
  'courier-offline': {
    question: 'Co się dzieje, gdy kurier nie ma sieci?',
    answer: `
<p>Kurier może pracować dalej. Telefon przechowuje zamówienia i zmiany i wysyła je po kolei, gdy tylko wróci połączenie; dostawa zachowuje godzinę, o której się odbyła. Do tego czasu widzisz stary status.</p>
<ul>
<li>Nie przenoś takiego zamówienia bez telefonu do kuriera. Jeśli to zrobisz, zmiana kuriera może nie przejść, a telefon mu to powie.</li>
<li>Kurier nie może się wylogować, dopóki zmiany czekają: przepadłyby. Telefon przed tym ostrzega.</li>
<li>Żeby strona otwierała się bez sieci, kurier musi ją wcześniej raz otworzyć z siecią, pod bezpiecznym adresem (https).</li>
</ul>`,
  },
  'redelivery-when': {
    question: 'Kiedy ponowna dostawa, a kiedy tylko inna data?',
    answer: `
<p>Wybierz „Ponowna dostawa”, gdy kurier był już w drodze, a klient nadal chce dostać zamówienie. Zmień samą datę, gdy nikt jeszcze nie wyruszył.</p>
<table><tbody>
<tr><th>Co się stało</th><th>Co robisz</th></tr>
<tr><td>Nikogo w domu, telefon nie odpowiada</td><td>Przenosisz do „Ponowna dostawa”, z powodem i nowym dniem</td></tr>
<tr><td>Klient dzwoni dzień wcześniej</td><td><strong>Zmień datę dostawy…</strong></td></tr>
<tr><td>Klient nie chce zamówienia</td><td>Przenosisz do „Odrzucone”, z powodem</td></tr>
</tbody></table>
<p>Każde przejście zamówienia do „W dostawie” liczy się jako jedna próba. Dzięki temu liczby są prawdziwe; zobacz <a href="/onboarding?article_key=rejected-and-redelivery">Ponowne dostawy i odrzucone zamówienia</a>.</p>`,
  },
  'money-open': {
    question: 'Dlaczego pieniądze są wciąż do rozliczenia?',
    answer: `
<p>Bo zamówienie jest za pobraniem, klient je ma, a nikt nie oznaczył go jako opłacone. Naciśnij kwotę w kolumnie <strong>Do rozliczenia</strong>, żeby zobaczyć, które to zamówienia.</p>
<ul>
<li>Pieniądze ma kurier: naciśnij <strong>Rozlicz</strong>.</li>
<li>Pominięto je w rozliczeniu: nie było zaznaczone. Rozlicz je teraz.</li>
<li>Jest w wierszu <strong>Bez kuriera</strong>: wybierz <strong>Oznacz jako opłacone</strong> w menu zamówienia.</li>
<li>Rozliczenie cofnięto: jego zamówienia są znów do rozliczenia.</li>
</ul>
<p>Okres u góry zawęża tylko <strong>Rozliczone</strong>. Zamówienia z archiwum też się liczą.</p>`,
  },
  'paid-by-mistake': {
    question: 'Zamówienie oznaczono jako opłacone przez pomyłkę. Jak to cofnąć?',
    answer: `
<p>Naciśnij <strong>Cofnij</strong> w komunikacie albo <code>Z</code>, dopóki jest widoczny. Później wybierz <strong>Oznacz jako nieopłacone</strong> w menu zamówienia.</p>
<p>Było częścią rozliczenia? Wtedy otwórz <a href="/order/finance/">Finanse</a>, przejdź do listy <strong>Poprzednie rozliczenia</strong>, naciśnij <strong>Cofnij</strong>, podaj powód i rozlicz od nowa bez tego zamówienia. Inaczej pokwitowanie i zamówienia mówiłyby co innego. Nie da się tego zrobić, dopóki któreś z jego zamówień jest w archiwum: najpierw je przywróć. Stare rozliczenie zostaje na liście z adnotacją <strong>cofnięte</strong>.</p>`,
  },
  'export-differs': {
    question: 'Dlaczego eksport pokazuje inne liczby niż inny ekran?',
    answer: `
<p>Bo każdy z nich liczy inne zamówienia. Eksport zawiera to, co jego lista, z jej filtrami, w chwili naciśnięcia <strong>Eksportuj</strong>.</p>
<ul>
<li>Lista zamówień pomija zarchiwizowane; finanse i statystyka odrzuconych je liczą. Ustaw filtr <strong>Archiwum</strong> na <strong>Także zarchiwizowane zamówienia</strong>.</li>
<li>W finansach okres zawęża tylko <strong>Rozliczone</strong> i sumy przedpłat; <strong>Oczekiwane</strong> i <strong>Do rozliczenia</strong> to stan na teraz.</li>
<li>Dni są liczone w twojej strefie czasowej. Ktoś w innym miejscu może mieć inne dni.</li>
<li>Dodawaj każdą walutę osobno.</li>
</ul>`,
  },
  'label-not-printed': {
    question: 'Etykieta się nie wydrukowała. Co teraz?',
    answer: `
<p>Wydrukuj ją jeszcze raz: <strong>Drukuj etykietę ponownie…</strong> w menu zamówienia. Nic się przez to nie zepsuje. <strong>Etykieta wydrukowana</strong> znaczy, że powstał plik, a nie że z drukarki wyszedł papier.</p>
<ul>
<li>Plik trafia do pobranych: znajdź go tam, otwórz i wydrukuj w rzeczywistym rozmiarze.</li>
<li>Nie ma nic do wydrukowania? Usunięte zamówienia nie dostają etykiety; najpierw przywróć zamówienie.</li>
<li>Czegoś na niej brakuje? Brak telefonu lub adresu nadawcy wywołuje tylko ostrzeżenie. Adres nadawcy dodaje administrator w organizacji.</li>
<li>Te, które jeszcze czekają, znajdzie filtr <strong>Etykieta niewydrukowana</strong>.</li>
</ul>`,
  },
}
