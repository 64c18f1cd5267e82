import type { ArticlesOf } from '#db/seed/starter/starter-text.ts'

export const onboardingMoney: ArticlesOf<'money'> = {
  'collect-and-hand-over': {
    title: 'Gotówka: od drzwi klienta do biura',
    body: `
<p>Kurierzy pobierają od klientów pieniądze za zamówienia za pobraniem i rozliczają się z nich w biurze. <a href="/order/finance/">Finanse</a> pokazują dla każdego kuriera, co jest w drodze, co ma jeszcze przywieźć i co już przyjęto.</p>
<img src="picture:collect-and-hand-over" alt="Rozliczenie kuriera z zaznaczonymi zamówieniami, ich sumą i przyciskiem, który drukuje pokwitowanie">
<table><tbody>
<tr><th>Określenie</th><th>Które zamówienia</th></tr>
<tr><td>Oczekiwane</td><td>Za pobraniem, ze statusem „W dostawie”, stan na teraz</td></tr>
<tr><td>Do rozliczenia</td><td>Za pobraniem, ze statusem „Dostarczone”, „Odebrane przez klienta” lub „Zakończone”, nieopłacone, stan na teraz</td></tr>
<tr><td>Rozliczone</td><td>Za pobraniem, oznaczone jako opłacone, w okresie</td></tr>
</tbody></table>
<p>Zamówienia z archiwum się liczą, usunięte nigdy. Różnych walut nie dodaje się do siebie. Każda kwota prowadzi do swoich zamówień.</p>
<h2>Przyjmowanie gotówki od kuriera</h2>
<ol>
<li>Naciśnij <strong>Rozlicz</strong> obok kuriera.</li>
<li>Sprawdź <strong>Przyjęte przez</strong>: jest tam twoje nazwisko; jeśli pieniądze bierze ktoś inny, wpisz jego.</li>
<li>Zaznaczone są wszystkie zamówienia do rozliczenia. Odznacz te, za które brakuje pieniędzy. Działa też skaner: zeskanuj etykietę w polu <strong>Znajdź zamówienie</strong>, a zamówienie się zaznaczy lub odznaczy.</li>
<li>Przelicz gotówkę i porównaj z sumą na dole. To, czego nie zaznaczono, jest tam podane: zostaje otwarte.</li>
<li>Naciśnij <strong>Oznacz … jako opłacone, drukuj pokwitowanie</strong>. Na pokwitowaniu są dwie linie na podpisy.</li>
</ol>
<h2>Gdy coś było nie tak</h2>
<ul>
<li>Na liście <strong>Poprzednie rozliczenia</strong> naciśnij <strong>Cofnij</strong> i podaj powód. Zamówienia znów będą nieopłacone, a rozliczenie zostanie na liście z odpowiednią adnotacją. Dopóki któreś z jego zamówień jest w archiwum, cofnąć się go nie da: najpierw przywróć to zamówienie.</li>
<li><strong>Drukuj pokwitowanie</strong> drukuje je jeszcze raz.</li>
<li>Zamówienie wciąż jest do rozliczenia? Zobacz, <a href="/faq/view?key=money-open">dlaczego pieniądze są jeszcze nierozliczone</a>.</li>
</ul>
<blockquote><p><strong>Oznacz jako opłacone</strong> w menu zamówienia robi z pieniędzmi to samo, ale bez rozliczenia i bez pokwitowania. Zostaw to dla zamówień, których nie przywiózł żaden kurier, na przykład odebranych przez klienta na miejscu.</p></blockquote>`,
  },
  exports: {
    title: 'Eksport',
    body: `
<p>Eksport zamienia listę w plik: do arkusza kalkulacyjnego, dla księgowości, dla sklepu, który pyta. Jest w nim to samo co na ekranie, nie więcej i nie mniej.</p>
<img src="picture:exports" alt="Menu Eksportuj nad listą z wyborem pliku Excel lub pliku tekstowego">
<h2>Eksport listy zamówień</h2>
<ol>
<li>Przefiltruj i posortuj listę tak, jak ma wyglądać plik.</li>
<li>W menu <strong>Kolumny</strong> wybierz, co ma się w nim znaleźć i w jakiej kolejności.</li>
<li>Naciśnij <strong>Eksportuj</strong> i wybierz <strong>Plik Excel (XLSX)</strong> lub <strong>Plik tekstowy (CSV)</strong>.</li>
<li>Komunikat pokazuje, ile już gotowe. Możesz pracować dalej albo anulować eksport.</li>
</ol>
<p>W pliku są wszystkie strony listy, nie tylko ta, którą widać. Żeby wyeksportować kilka zamówień, zaznacz je i wybierz <strong>Działania</strong>, a potem <strong>Eksportuj jako XLSX</strong> lub <strong>Eksportuj jako CSV</strong>.</p>
<h2>Co jest w pliku</h2>
<table><tbody>
<tr><th>Na ekranie</th><th>W pliku</th></tr>
<tr><td>Komórka z dwiema informacjami, na przykład klient i telefon</td><td>Dwie kolumny</td></tr>
<tr><td>Daty i godziny</td><td>W twojej strefie czasowej, podanej w nagłówku kolumny</td></tr>
<tr><td>Kwoty</td><td>Liczby; waluta ma osobną kolumnę</td></tr>
<tr><td>Nagłówki i statusy</td><td>W twoim języku</td></tr>
</tbody></table>
<h2>Raport finansowy</h2>
<p>Na ekranie <a href="/order/finance/">Finanse</a> przycisk <strong>Eksportuj</strong> tworzy raport finansowy: według kraju, waluty, kuriera i płatności, z sumą dla każdej waluty. Okres i kraj bierze z ekranu; zamówienia z archiwum się w nim liczą.</p>
<h2>Który format</h2>
<ul>
<li><strong>XLSX</strong> do Excela i podobnych programów: daty i liczby są prawdziwymi datami i liczbami.</li>
<li><strong>CSV</strong> do innych programów i gdy wierszy jest ponad milion. Teksty, które arkusz uznałby za formułę, mają z przodu apostrof.</li>
</ul>
<h2>Gdy coś się nie uda</h2>
<ul>
<li>Dwa eksporty są już w toku: zaczekaj na jeden z nich lub go anuluj.</li>
<li>Plik jest niepełny: po drodze utracono połączenie. Niczego nie zapisano, zacznij od nowa.</li>
<li>Liczby są inne niż na innym ekranie: zobacz, <a href="/faq/view?key=export-differs">dlaczego eksport się różni</a>.</li>
</ul>`,
  },
  'archive-and-restore': {
    title: 'Archiwizowanie, usuwanie, przywracanie',
    body: `
<p>Archiwizowanie odkłada gotowe zamówienia, żeby tablica i listy były krótkie. Nic przez to nie ginie: zarchiwizowane zamówienie można znaleźć, wydrukować, wyeksportować i przywrócić.</p>
<img src="picture:archive-and-restore" alt="Archiwum z otwartym menu zamówienia, które można przywrócić">
<table><tbody>
<tr><th></th><th>Zarchiwizowane</th><th>Usunięte</th></tr>
<tr><td>Jest na tablicy</td><td>nie</td><td>nie</td></tr>
<tr><td>Znajduje je <code>Ctrl K</code></td><td>tak</td><td>nie</td></tr>
<tr><td>Liczy się w finansach</td><td>tak</td><td>nie</td></tr>
<tr><td>Można je przenieść lub zmienić</td><td>nie</td><td>nie</td></tr>
<tr><td>Można je oznaczyć jako opłacone</td><td>tak</td><td>nie</td></tr>
<tr><td>Można je przywrócić</td><td>tak</td><td>tak</td></tr>
</tbody></table>
<h2>Archiwizowanie</h2>
<ol>
<li>Zaznacz to, co załatwione: na przykład „Zakończone” i <strong>Opłacone</strong>.</li>
<li>Wybierz <strong>Działania</strong>, a potem <strong>Zarchiwizuj</strong>. Dla jednego zamówienia jest to w jego menu.</li>
</ol>
<p>Można to zrobić w każdym statusie, więc spójrz dwa razy. Nic nie archiwizuje się samo.</p>
<h2>Przywracanie z archiwum</h2>
<ol>
<li>Otwórz <a href="/order/archive/">Archiwum</a> i znajdź zamówienie; wyszukiwanie i filtry działają jak na każdej liście.</li>
<li>Zaznacz je i naciśnij <strong>Przywróć z archiwum</strong>. Wróci tam, gdzie było, ze swoim statusem i kurierem.</li>
</ol>
<h2>Usuwanie i powrót</h2>
<p><strong>Usuń…</strong> jest dla zamówień, których nigdy nie powinno być: wpisanych podwójnie, próbnych. Najpierw pojawia się pytanie z uwagą, że tej operacji nie można cofnąć; zamówienie da się jednak odzyskać:</p>
<ol>
<li>Otwórz <a href="/order/index">Zamówienia</a>, naciśnij <strong>Filtr</strong>, wybierz <strong>Usunięte</strong>, a potem <strong>Usunięte zamówienia</strong>.</li>
<li>Wybierz <strong>Przywróć…</strong> w jego menu. Zamówienie, które w chwili usunięcia było w archiwum, znów tam trafi.</li>
</ol>
<h2>Gdy coś nie działa</h2>
<ul>
<li>„Zamówienie jest w archiwum” pojawia się tam, gdzie czegoś nie można zmienić. Przywróć je, zmień i zarchiwizuj ponownie.</li>
<li>Rozliczenie da się cofnąć tylko wtedy, gdy żadne z jego zamówień nie jest w archiwum.</li>
<li>Do archiwum trafiły nie te zamówienia? Od razu naciśnij <strong>Cofnij</strong> lub <code>Z</code>.</li>
</ul>`,
  },
  'keys-and-palette': {
    title: 'Klawisze i droga do wszystkiego',
    body: `
<p>Kto przenosi dwieście zamówień dziennie, oszczędza dzięki kilku klawiszom godzinę. Nie trzeba się ich uczyć: <code>?</code> pokazuje klawisze ekranu, na którym jesteś.</p>
<img src="picture:keys-and-palette" alt="Pole Szukaj lub otwórz z tym, dokąd prowadzi">
<h2>Szukaj lub otwórz</h2>
<ol>
<li>Naciśnij <code>Ctrl K</code>, na Macu <code>⌘ K</code>, albo pole na górze.</li>
<li>Wpisz początek nazwy ekranu albo co najmniej trzy litery lub cyfry zamówienia: numeru przesyłki, numeru zamówienia, nazwiska lub telefonu.</li>
<li>Enter je otwiera. <code>Shift</code> Enter pokazuje, co można zrobić z zamówieniem, bez otwierania go.</li>
</ol>
<p>Da się tu też zmienić motyw i język, zgłosić problem i się wylogować.</p>
<h2>Klawisze na tablicy i na listach</h2>
<table><tbody>
<tr><th>Klawisz</th><th>Działanie</th></tr>
<tr><td><code>?</code></td><td>Pokaż klawisze</td></tr>
<tr><td><code>/</code></td><td>Przejdź do wyszukiwania</td></tr>
<tr><td><code>F</code></td><td>Filtr</td></tr>
<tr><td><code>C</code></td><td>Nowe zamówienie (na tablicy i na liście zamówień)</td></tr>
<tr><td><code>X</code></td><td>Zaznacz; z klawiszem <code>Shift</code> wszystkie od ostatniego</td></tr>
<tr><td><code>M</code></td><td>Menu karty lub wiersza, a przy zaznaczeniu <strong>Przenieś do</strong></td></tr>
<tr><td><code>A</code></td><td>Przydziel kuriera</td></tr>
<tr><td><code>1</code>–<code>9</code></td><td>Przenieś do statusu o tym numerze</td></tr>
<tr><td><code>Z</code></td><td>Cofnij ostatnią zmianę, dopóki widać jej komunikat</td></tr>
<tr><td><code>Escape</code></td><td>Zamknij albo usuń zaznaczenie</td></tr>
</tbody></table>
<p>Klawisze działają na to, co zaznaczone, a gdy nic nie jest zaznaczone, na kartę lub wiersz z fokusem. Na telefonie do wszystkiego wystarcza dotyk; żaden klawisz nie jest niezbędny.</p>
<h2>Gdy klawisz nic nie robi</h2>
<ul>
<li>Pojedyncze klawisze nigdy nie działają podczas pisania ani przy otwartym oknie lub menu.</li>
<li>Mogą być wyłączone: naciśnij znak klawiatury na górze i sprawdź <strong>Działają pojedyncze klawisze</strong>. <code>Ctrl K</code> działa mimo to.</li>
<li>Nic nie jest zaznaczone i nic nie ma fokusu: przejdź strzałkami do karty lub wiersza albo jakiś zaznacz.</li>
</ul>
<p>Co znaczą numery, mówi artykuł <a href="/onboarding?article_key=move-orders">Przenoszenie zamówień</a>.</p>`,
  },
}
