import type { ArticlesOf } from '#db/seed/starter/starter-text.ts'

export const onboardingStart: ArticlesOf<'start'> = {
  'what-tracklane-does': {
    title: 'Twoja praca i droga zamówienia',
    body: `
<p>Sklepy przyjmują zamówienia, kurierzy je dowożą, klienci płacą. Jako dyspozytor dbasz o to, żeby każde zamówienie miało kuriera i dzień, a gotówka wracała do biura. Widzisz zamówienia swojej organizacji, a jeśli twoje konto należy do jednego kraju, to tylko zamówienia z tego kraju.</p>
<img src="picture:what-tracklane-does" alt="Pulpit z otwartymi zamówieniami według statusu, sześcioma liczbami i listą Wymaga uwagi">
<h2>Dziesięć statusów</h2>
<p>Zamówienie ma zawsze dokładnie jeden z nich.</p>
<table><tbody>
<tr><th>Status</th><th>Co oznacza</th></tr>
<tr><td>Nowe</td><td>Wpłynęło, nikt go jeszcze nie oglądał.</td></tr>
<tr><td>W realizacji</td><td>Ktoś sprawdza adres i towar.</td></tr>
<tr><td>Gotowe do wysyłki</td><td>Spakowane: czeka na kuriera albo na klienta.</td></tr>
<tr><td>W dostawie</td><td>Kurier jest z nim w drodze.</td></tr>
<tr><td>Ponowna dostawa</td><td>Dostawa się nie udała, trzeba ustalić z klientem inny dzień.</td></tr>
<tr><td>Odrzucone</td><td>Nie chce go klient albo biuro.</td></tr>
<tr><td>Dostarczone</td><td>Ma je klient.</td></tr>
<tr><td>Odebrane przez klienta</td><td>Wydane klientowi na miejscu.</td></tr>
<tr><td>Zakończone</td><td>Nie ma już nic do zrobienia.</td></tr>
<tr><td>Zwrócone do nadawcy</td><td>Wróciło do sklepu.</td></tr>
</tbody></table>
<p>O tym, jakie przejścia prowadzą z jednego statusu do następnego i kto może je wykonać, mówi obieg twojej organizacji. Nie trzeba go znać na pamięć: widzisz tylko te przejścia, które są dla ciebie otwarte.</p>
<h2>Zwykły dzień</h2>
<ol>
<li>Otwórz pulpit kliknięciem nazwy na górze. <strong>Wymaga uwagi</strong> pokazuje, co jest opóźnione, bez kuriera lub nieopłacone, a przy każdej pozycji działanie, które pomaga.</li>
<li>Na <a href="/order/kanban">tablicy</a> doprowadź nowe zamówienia do statusu „Gotowe do wysyłki” i przydziel je kurierom.</li>
<li>Na ekranie <a href="/order/redeliver-dates/">Ponowne dostawy</a> zaplanuj to, co nie dotarło do klienta.</li>
<li>Wieczorem przyjmij gotówkę od kurierów na ekranie <a href="/order/finance/">Finanse</a>.</li>
</ol>
<blockquote><p>Większość kroków da się cofnąć: <strong>Cofnij</strong> jest w komunikacie w lewym dolnym rogu, możesz też nacisnąć <code>Z</code>.</p></blockquote>
<p>Dalej: <a href="/onboarding?article_key=screen-and-menu">Ekran i menu</a>.</p>`,
  },
  'screen-and-menu': {
    title: 'Ekran i menu',
    body: `
<p>Każdy ekran jest zbudowany tak samo: menu po lewej, przełączniki na górze, potem tytuł, wyszukiwanie i filtry, a pod nimi zamówienia.</p>
<img src="picture:screen-and-menu" alt="Ekran Kurierzy: menu po lewej, pole Szukaj lub otwórz na górze, otwarte menu użytkownika po prawej">
<h2>Menu</h2>
<table><tbody>
<tr><th>Pozycja</th><th>Do czego służy</th></tr>
<tr><td>Tablica</td><td>Przenoszenie zamówień ze statusu do statusu.</td></tr>
<tr><td>Archiwum</td><td>Przeglądanie i przywracanie tego, co odłożono.</td></tr>
<tr><td>Odrzucone</td><td>Decyzja, co z nimi dalej; dlaczego i jak często się zdarzają.</td></tr>
<tr><td>Ponowne dostawy</td><td>Planowanie następnej próby.</td></tr>
<tr><td>Finanse</td><td>Podgląd i przyjmowanie gotówki od kurierów.</td></tr>
<tr><td>FAQ</td><td>Krótkie odpowiedzi.</td></tr>
<tr><td>Zamówienia</td><td>Lista wszystkich zamówień.</td></tr>
<tr><td>Kurierzy</td><td>Kto je wozi i ile dziennie.</td></tr>
</tbody></table>
<p>Na dole są <strong>Wdrożenie</strong>, motyw, <strong>Język</strong> i <strong>Wyloguj się</strong>. Przycisk w lewym górnym rogu zwija menu do paska ikon, a na telefonie je otwiera.</p>
<h2>Górny pasek</h2>
<ul>
<li><strong>Szukaj lub otwórz</strong> (<code>Ctrl K</code>, na Macu <code>⌘ K</code>) prowadzi do każdego ekranu i znajduje każde zamówienie.</li>
<li>Znak klawiatury pokazuje <strong>Klawisze tego ekranu</strong>; <code>?</code> też.</li>
<li>Słońce lub księżyc przełącza motyw, litery obok – język.</li>
<li>Pod twoim nazwiskiem: <strong>Hasło i sesje</strong>, <strong>Zgłoś problem</strong>, <strong>Wyloguj się</strong>.</li>
</ul>
<h2>Zamówienie obok listy</h2>
<p>Kliknięcie zamówienia otwiera je po prawej stronie, a z listy można korzystać dalej. Strzałki w jego nagłówku to <strong>Poprzednie zamówienie</strong> i <strong>Następne zamówienie</strong>, <strong>Cała strona</strong> daje mu więcej miejsca, a <strong>Kopiuj link</strong> kopiuje adres, który możesz wysłać innej osobie z zespołu.</p>
<h2>Gdy coś wygląda nie tak</h2>
<p>Obok tytułów <strong>Pulpit</strong>, <strong>Tablica</strong>, <strong>Ponowne dostawy</strong> i <strong>Finanse</strong> widać <strong>Na żywo, stan z</strong> i godzinę: zmiany innych osób pojawiają się same. Jeśli jest tam <strong>Nieaktualne od</strong>, przeczytaj, <a href="/faq/view?key=board-stale">co zrobić, gdy tablica jest nieaktualna</a>. W każdej innej sprawie wybierz <strong>Zgłoś problem</strong>: przeczytają to administratorzy, razem z adresem strony.</p>`,
  },
  'order-list': {
    title: 'Lista zamówień',
    body: `
<p><a href="/order/index">Lista zamówień</a> służy do sprawdzania, porównywania i wykonywania jednego działania na wielu zamówieniach. Pokazuje to, co nie jest ani w archiwum, ani usunięte.</p>
<img src="picture:order-list" alt="Lista zamówień, a obok otwarte zamówienie z możliwymi przejściami i polami">
<h2>Dopasuj listę do siebie</h2>
<ol>
<li>Naciśnij nagłówek kolumny, żeby według niej sortować.</li>
<li>W menu <strong>Kolumny</strong> wybierasz, które kolumny widać i w jakiej kolejności; jest tam też <strong>Wysokość wiersza</strong>. <strong>Przywróć domyślne</strong> cofa te ustawienia.</li>
<li>Kliknij wiersz albo naciśnij na nim Enter, żeby otworzyć zamówienie.</li>
</ol>
<p>Kolumny, szerokości i wysokość są zapamiętane tylko dla ciebie; nikt inny ich nie widzi.</p>
<h2>Praca z jednym zamówieniem</h2>
<p>Prawy przycisk myszy, trzy kropki lub <code>M</code> otwiera menu wiersza: <strong>Przenieś do</strong>, a dalej przydzielanie kuriera, daty, adres, płatność, etykiety, <strong>Historia zmian</strong>, <strong>Zarchiwizuj</strong> i <strong>Usuń…</strong>. To, czego nie da się zrobić, jest pod <strong>Teraz niemożliwe</strong>, razem z powodem. W otwartym zamówieniu większość pól pokazuje ołówek po najechaniu wskaźnikiem; <strong>Edytuj</strong> otwiera cały formularz. <strong>Nowe zamówienie</strong> (<code>C</code>) dodaje kolejne.</p>
<h2>Praca z wieloma</h2>
<ol>
<li>Zaznacz wiersze. Z klawiszem <code>Shift</code> zaznaczasz wszystkie od ostatniego.</li>
<li>Gdy zaznaczona jest cała strona, pasek proponuje <strong>Wszystkie pasujące</strong>, najwyżej 10&nbsp;000.</li>
<li>Wybierz <strong>Przenieś do</strong> albo <strong>Działania</strong>. Zanim cokolwiek się stanie, widzisz, które zamówienia można przenieść, a których nie i dlaczego.</li>
<li>Na koniec widać, co się z nimi stało; są tam <strong>Spróbuj ponownie</strong> i, jeśli jest droga powrotna, <strong>Cofnij</strong>.</li>
</ol>
<h2>Klawisze, które warto znać</h2>
<table><tbody>
<tr><th>Klawisz</th><th>Działanie</th></tr>
<tr><td><code>/</code></td><td>Przejdź do wyszukiwania</td></tr>
<tr><td><code>F</code></td><td>Filtr</td></tr>
<tr><td><code>X</code></td><td>Zaznacz wiersz</td></tr>
<tr><td><code>A</code></td><td>Przydziel kuriera</td></tr>
<tr><td><code>1</code>–<code>9</code></td><td>Przenieś do statusu o tym numerze</td></tr>
</tbody></table>
<p>Brakuje ci zamówienia? Zobacz, <a href="/faq/view?key=order-missing">dlaczego nie można go znaleźć</a>.</p>`,
  },
  'filters-and-search': {
    title: 'Wyszukiwanie i filtry',
    body: `
<p>Wyszukiwanie znajduje jedno zamówienie, filtry zawężają listę do tego, nad czym pracujesz. Jedno i drugie działa tak samo na <a href="/order/index">liście zamówień</a>, na tablicy, w archiwum i w odrzuconych zamówieniach.</p>
<img src="picture:filters-and-search" alt="Otwarty panel filtrów pod paskiem z ustawionymi filtrami">
<h2>Wyszukiwanie</h2>
<ul>
<li>Naciśnij <code>/</code> i wpisz numer przesyłki, numer zamówienia, nazwisko, telefon, e-mail lub część adresu. Lista zmienia się w trakcie pisania.</li>
<li>Wklej kilka numerów przesyłek, jeden pod drugim lub po przecinku: utworzą jeden filtr, najwyżej z 500 numerami. Filtr podaje, ilu z nich <strong>nie znaleziono</strong>; naciśnij go, żeby zobaczyć, których, i czy są w archiwum lub wśród usuniętych.</li>
</ul>
<h2>Filtry</h2>
<ol>
<li>Naciśnij <strong>Filtr</strong> lub <code>F</code>.</li>
<li>Wybierz jeden z szybkich filtrów, <strong>Opóźnione zamówienia</strong> lub <strong>Bez kuriera</strong>, jeden z pozycji <strong>Ostatnie filtry</strong> albo rodzaj, na przykład <strong>Status</strong>, <strong>Kurier</strong>, <strong>Okno dostawy</strong> czy <strong>Płatność</strong>. Pisząc, znajdziesz rodzaj lub wartość po nazwie.</li>
<li>Wybierz wartości. Przycisk mówi, ile będzie zamówień: <strong>Pokaż 12 zamówień</strong>.</li>
</ol>
<p>Każdy filtr jest widoczny nad listą: naciśnij go, żeby go zmienić, lub naciśnij krzyżyk, żeby go usunąć. <strong>Wyczyść filtry</strong> usuwa wszystkie.</p>
<h2>Trzy rzeczy, które zaskakują na początku</h2>
<ul>
<li>Pozycja menu otwiera ekran z filtrami, które były na nim ostatnio. Gdy lista wygląda na zbyt krótką, zwykle działa jeszcze któryś z nich.</li>
<li>Filtry są zapisane w adresie strony: wyślij link, a druga osoba zobaczy tę samą listę, o ile wolno jej widzieć te zamówienia.</li>
<li>Zamówienia zarchiwizowane i usunięte są pominięte. Na liście zamówień dołączają je filtry <strong>Archiwum</strong> i <strong>Usunięte</strong>.</li>
</ul>
<blockquote><p>Najkrótsza droga do zamówienia z każdego miejsca: <code>Ctrl K</code>, trzy litery lub cyfry, Enter. Znajduje też zamówienia z archiwum.</p></blockquote>
<p>Nic tam nie ma? Zobacz, <a href="/faq/view?key=empty-list">dlaczego lista jest pusta</a>.</p>`,
  },
}
