import type { ArticlesOf } from '#db/seed/starter/starter-text.ts'

export const onboardingDay: ArticlesOf<'day'> = {
  'read-the-board': {
    title: 'Jak czytać tablicę',
    body: `
<p><a href="/order/kanban">Tablica</a> pokazuje, gdzie jest teraz każde zamówienie: dla każdego statusu kolumna, dla każdego zamówienia karta. Zamówień zarchiwizowanych i usuniętych na niej nie ma.</p>
<img src="picture:read-the-board" alt="Tablica z kolumnami, ich liczbami i sumami oraz zwartymi kartami">
<h2>Kolumna</h2>
<ul>
<li>Obok nazwy widać, ile jest zamówień. <strong>12/10</strong> oznacza: 12 zamówień, a limit tej kolumny to 10. Limit ostrzega, ale niczego nie zatrzymuje.</li>
<li>Niżej widać kwotę, którą te zamówienia przyniosą z pobrań, osobno dla każdej waluty, albo <strong>Bez pobrania</strong>.</li>
<li>Trzy kropki dają <strong>Zaznacz wszystkie … wczytane</strong> i <strong>Zwiń</strong>. Zwiniętą kolumnę otwiera kliknięcie.</li>
<li>Długie kolumny wczytują kolejne karty w miarę przewijania.</li>
</ul>
<h2>Karta</h2>
<table><tbody>
<tr><th>Widzisz</th><th>To znaczy</th></tr>
<tr><td>Kwota</td><td>Tyle trzeba pobrać od klienta.</td></tr>
<tr><td>Przedpłata, Opłacone lub b.d.</td><td>Nie ma nic do pobrania.</td></tr>
<tr><td>Czerwona godzina z zegarem</td><td>Okno dostawy minęło: zamówienie jest opóźnione.</td></tr>
<tr><td>Dwie litery</td><td>Inicjały kuriera. Gdy ich brak, zamówienie nie ma kuriera.</td></tr>
<tr><td>Kolorowa krawędź</td><td>Zamówienie jest w tym statusie od doby albo, gdy kolor jest mocniejszy, od trzech.</td></tr>
<tr><td>Nazwisko i „przed chwilą”</td><td>Ktoś z zespołu właśnie je przeniósł.</td></tr>
</tbody></table>
<p>Zatrzymaj wskaźnik na zwartej karcie, żeby zobaczyć resztę. <strong>Zwarty</strong> lub <strong>Przestronny</strong> nad tablicą otwiera widok: wysokość kart i pola, które pokazują. To ustawienie jest tylko twoje.</p>
<h2>Klawisze, które warto znać</h2>
<p>Strzałki prowadzą od karty do karty, Enter otwiera zamówienie, <code>M</code> jego menu, <code>X</code> je zaznacza, <code>F</code> filtruje.</p>
<h2>Gdy czegoś brakuje</h2>
<ul>
<li>Działa filtr: spójrz na filtry nad kolumnami albo naciśnij <strong>Wyczyść filtry</strong>.</li>
<li>Brakuje kolumny: zobacz, <a href="/faq/view?key=board-columns">kto wybiera kolumny</a>.</li>
<li>Nic się już nie zmienia: zobacz, <a href="/faq/view?key=board-stale">co znaczy „Nieaktualne od”</a>.</li>
</ul>
<p>Dalej: <a href="/onboarding?article_key=move-orders">Przenoszenie zamówień</a>.</p>`,
  },
  'move-orders': {
    title: 'Przenoszenie zamówień',
    body: `
<p>Przenieść zamówienie to nadać mu inny status. Da się to zrobić na tablicy, na każdej liście i w otwartym zamówieniu; zasady są wszędzie takie same.</p>
<img src="picture:move-orders" alt="Podniesiona karta na tablicy; kolumny, do których nie może trafić, są przygaszone i mówią dlaczego">
<h2>Myszą</h2>
<ol>
<li>Chwyć kartę. Kolumny, do których nie może trafić, są przygaszone i mówią dlaczego.</li>
<li>Upuść ją na innej kolumnie. Niektóre najpierw o coś pytają: „W dostawie” o kuriera, „Ponowna dostawa” o nowy dzień i powód, „Odrzucone” o powód. <strong>Anuluj</strong> odkłada kartę na miejsce.</li>
</ol>
<h2>Klawiaturą</h2>
<ol>
<li>Przejdź do karty strzałkami.</li>
<li>Naciśnij <code>Spacja</code>, wybierz kolumnę strzałkami w lewo i w prawo, upuść klawiszem <code>Spacja</code>; <code>Escape</code> odkłada ją z powrotem.</li>
<li>Możesz też od razu nacisnąć numer statusu.</li>
</ol>
<table><tbody>
<tr><th>Klawisz</th><th>Status</th><th>Klawisz</th><th>Status</th></tr>
<tr><td><code>1</code></td><td>Nowe</td><td><code>6</code></td><td>Odrzucone</td></tr>
<tr><td><code>2</code></td><td>W realizacji</td><td><code>7</code></td><td>Dostarczone</td></tr>
<tr><td><code>3</code></td><td>Gotowe do wysyłki</td><td><code>8</code></td><td>Odebrane przez klienta</td></tr>
<tr><td><code>4</code></td><td>W dostawie</td><td><code>9</code></td><td>Zakończone</td></tr>
<tr><td><code>5</code></td><td>Ponowna dostawa</td><td></td><td></td></tr>
</tbody></table>
<p>„Zwrócone do nadawcy” nie ma klawisza: wybiera się je w menu.</p>
<h2>Wiele naraz</h2>
<p>Zaznacz karty klawiszem <code>X</code> lub polem wyboru i przeciągnij jedną z nich albo wybierz <strong>Przenieś do</strong> na pasku u dołu. Najpierw zobaczysz, ile zamówień można przenieść, ilu nie można i dlaczego.</p>
<h2>Cofanie przeniesienia</h2>
<p>Naciśnij <strong>Cofnij</strong> w komunikacie albo <code>Z</code>, dopóki jest widoczny. Pojawia się tam, gdzie obieg ma dla ciebie drogę powrotną. W standardowym obiegu „Dostarczone”, „Odebrane przez klienta” i „Zakończone” cofają tylko administratorzy.</p>
<h2>Gdy się nie da</h2>
<p>Powód jest zawsze podany; zobacz, <a href="/faq/view?key=move-refused">co znaczą powody</a>. Jeśli ktoś cię wyprzedził, komunikat mówi, gdzie zamówienie jest teraz. Niczyje zmiany nie zostaną nadpisane.</p>`,
  },
  'assign-couriers': {
    title: 'Przydzielanie kurierów',
    body: `
<p>Zamówienie w dostawie musi mieć kuriera. Można go wybrać wcześniej, gdy zamówienie jest jeszcze w przygotowaniu, albo w chwili przenoszenia do „W dostawie”.</p>
<img src="picture:assign-couriers" alt="Okno wyboru kuriera z obciążeniem każdego z nich w danym dniu">
<h2>Jedno zamówienie</h2>
<ol>
<li>Naciśnij <code>A</code> na karcie lub w wierszu albo wybierz <strong>Przydziel kuriera…</strong> w menu.</li>
<li>Okno pokazuje zamówienie i listę aktywnych kurierów z jego kraju. Ten, kto w dniu dostawy ma najwięcej miejsca, jest pierwszy i już wybrany, chyba że zamówienie ma już kuriera.</li>
<li>Naciśnij Enter albo wskaż kogoś innego. <strong>Znajdź kuriera</strong> szuka po nazwisku.</li>
</ol>
<h2>Jak czytać obciążenie</h2>
<table><tbody>
<tr><th>Widzisz</th><th>To znaczy</th></tr>
<tr><td>8 z 12, wolne: 4</td><td>Osiem zamówień na ten dzień, zmieszczą się jeszcze cztery.</td></tr>
<tr><td>Komplet, 12 z 12</td><td>Nie ma już miejsca. Zobaczysz ostrzeżenie, ale możesz kontynuować.</td></tr>
<tr><td>8 tego dnia, bez limitu</td><td>Ten kurier nie ma ustawionego limitu dziennego.</td></tr>
</tbody></table>
<p>Chodzi o dzień okna dostawy; dla zamówienia bez okna lub z oknem, które minęło, jest to dzisiaj.</p>
<h2>Wiele zamówień</h2>
<p>Zaznacz je i naciśnij <code>A</code>. Przy wielu nikt nie jest wybrany z góry. Jeśli przenosisz wiele do „W dostawie” i nikogo nie wybierzesz, te bez kuriera zostaną na miejscu.</p>
<h2>Zmiana decyzji</h2>
<ul>
<li>Innego kuriera przydziela się tak samo. Telefony obu pokażą to, gdy tylko będą miały połączenie.</li>
<li><strong>Odbierz kurierowi</strong> zostawia zamówienie bez kuriera. Zamówienie w dostawie nie może zostać bez kuriera: przydziel je innemu.</li>
</ul>
<h2>Skąd biorą się kurierzy</h2>
<p>Na ekranie <a href="/courier/">Kurierzy</a> wybierz <strong>Nowy kurier</strong>: nazwisko, telefon, pojazd, <strong>Limit dzienny</strong> (zamówienia dziennie, puste oznacza brak limitu). Gdy jest <strong>Powiązane konto</strong>, kurier loguje się na telefonie i widzi te zamówienia; konto zakłada administrator twojej organizacji na ekranie Użytkownicy.</p>
<p>Kogoś nie ma na liście? Zobacz, <a href="/faq/view?key=courier-missing">dlaczego brakuje kuriera</a>.</p>`,
  },
  'delivery-dates': {
    title: 'Daty dostawy',
    body: `
<p>Zamówienie ma dwie daty, które łatwo pomylić: okno dostawy, czyli obietnicę, i faktyczną datę dostawy, czyli fakt.</p>
<img src="picture:delivery-dates" alt="Okno Zmień datę dostawy z dniem oraz godzinami od i do">
<table><tbody>
<tr><th>Data</th><th>Co to jest</th><th>Jakie dni</th></tr>
<tr><td>Okno dostawy</td><td>Dzień i godziny uzgodnione z klientem</td><td>Dziś lub później</td></tr>
<tr><td>Dostarczono</td><td>Kiedy naprawdę dostarczono</td><td>Dziś lub wcześniej</td></tr>
</tbody></table>
<h2>Zmiana obiecanego dnia</h2>
<ol>
<li>Wybierz <strong>Zmień datę dostawy…</strong> w menu zamówienia albo naciśnij ołówek obok <strong>Okno</strong> w otwartym zamówieniu.</li>
<li>Wybierz dzień oraz godziny <strong>Od</strong> i <strong>Do</strong>.</li>
<li>Potwierdź przyciskiem <strong>Zmień datę dostawy</strong>. Telefon kuriera pokaże to, gdy tylko będzie miał połączenie.</li>
</ol>
<p>Przy wielu zamówieniach najpierw je zaznacz, a potem wybierz to w menu <strong>Działania</strong>. Jeśli godzina <strong>Od</strong> zostanie pusta, każde zamówienie zachowa długość swojego okna.</p>
<h2>Kiedy faktycznie dostarczono</h2>
<p>Przeniesienie zamówienia do „Dostarczone” zapisuje tę chwilę automatycznie. Gdy kurier powie ci później, że to było wczoraj:</p>
<ol>
<li>Wybierz <strong>Ustaw faktyczną datę dostawy…</strong>.</li>
<li>Wybierz dzień, a przy jednym zamówieniu także godzinę, jeśli jest znana.</li>
<li>Naciśnij <strong>OK</strong>. Dnia w przyszłości nie da się wybrać.</li>
</ol>
<h2>Co znaczy opóźnione</h2>
<p>Zamówienie jest opóźnione, gdy jego okno minęło, a ono wciąż jest otwarte: „Nowe”, „W realizacji”, „Gotowe do wysyłki”, „Ponowna dostawa” lub „W dostawie”. Jest oznaczone na karcie, liczy się na pulpicie i znajduje je filtr <strong>Opóźnione zamówienia</strong>.</p>
<h2>Gdy coś nie działa</h2>
<ul>
<li>W zamówieniach z archiwum nie zmienia się dat: najpierw je przywróć.</li>
<li>Gdy zamówienie przechodzi z „Dostarczone” do czegoś innego niż „Zakończone”, jego czas dostawy zostaje usunięty.</li>
<li>Jeśli dostawa się nie udała, nie zmieniaj tylko daty: <a href="/onboarding?article_key=rejected-and-redelivery">przenieś zamówienie do „Ponowna dostawa”</a>, żeby próba się liczyła, a powód był znany.</li>
</ul>`,
  },
  'rejected-and-redelivery': {
    title: 'Ponowne dostawy i odrzucone zamówienia',
    body: `
<p>Nie każda dostawa się udaje. „Ponowna dostawa” znaczy: klient nadal chce dostać zamówienie i trzeba ustalić z nim inny dzień. „Odrzucone” znaczy: ktoś go nie chce, a ty decydujesz, co z nim dalej.</p>
<img src="picture:rejected-and-redelivery" alt="Ekran Ponowne dostawy z dniami po lewej i obciążeniem kurierów obok">
<h2>Planowanie następnej próby</h2>
<p><a href="/order/redeliver-dates/">Ponowne dostawy</a> pokazują dzień po dniu to, co czeka: najpierw <strong>Opóźnione</strong>, a w <strong>Bez terminu</strong> te, które nie mają dnia. W każdym wierszu widać ostatni powód, liczbę prób i przycisk, którym dzwonisz do klienta.</p>
<ol>
<li>Zadzwoń do klienta i uzgodnij dzień.</li>
<li>Zaznacz zamówienia i naciśnij <strong>Zmień datę dostawy…</strong>.</li>
<li>Przeciągnij zamówienie albo nagłówek całego dnia na kuriera po prawej stronie lub naciśnij <strong>Przydziel kuriera</strong> (<code>A</code>). Tabela pokazuje, ile każdy ma każdego dnia; ponad limitem pojawi się ostrzeżenie, ale można to zrobić.</li>
<li>Gdy kurier wyrusza, przenieś zamówienie do „W dostawie”.</li>
</ol>
<h2>Co z odrzuconymi</h2>
<p><a href="/order/rejected/">Odrzucone</a> pokazują to, co ma teraz status „Odrzucone”, z powodem, próbami i czasem w statusie.</p>
<table><tbody>
<tr><th>Klient</th><th>Wybierasz</th></tr>
<tr><td>jednak chce</td><td><strong>Ponowna dostawa</strong></td></tr>
<tr><td>nie chce</td><td><strong>Zwróć nadawcy</strong></td></tr>
</tbody></table>
<p>Zakładka <strong>Statystyka</strong> pokazuje, jaka część zakończonych zamówień została odrzucona, według kuriera, kraju, powodu i dnia. Każda liczba prowadzi do swoich zamówień.</p>
<h2>Zawsze podawaj powód</h2>
<p>Okna o niego pytają, ale można go pominąć. Podanie powodu trwa sekundę, a za tydzień wiadomo, dlaczego tyle wróciło. Później zmienia go <strong>Zmień powód…</strong>.</p>
<h2>Gdy coś jest niejasne</h2>
<ul>
<li>W standardowym obiegu nie ma drogi z „Odrzucone” do „W dostawie”: najpierw przenieś zamówienie do „Ponowna dostawa”.</li>
<li>Nie wiesz, co wybrać? Zobacz, <a href="/faq/view?key=redelivery-when">kiedy używać ponownej dostawy</a>.</li>
</ul>`,
  },
  'labels-and-manifests': {
    title: 'Etykiety i listy załadunkowe',
    body: `
<p>Etykietę nakleja się na paczkę, listę załadunkową zabiera kurier. Jedno i drugie to pliki PDF, które drukujesz ze swojego komputera.</p>
<img src="picture:labels-and-manifests" alt="Okno Drukuj etykiety z wyborem papieru i informacją, co zostanie wydrukowane">
<h2>Drukowanie etykiet</h2>
<ol>
<li>Zaznacz zamówienia, na przykład z filtrem <strong>Etykieta niewydrukowana</strong> i statusem „Gotowe do wysyłki”.</li>
<li>Wybierz <strong>Działania</strong>, a potem <strong>Drukuj etykiety…</strong>. W menu pojedynczego zamówienia jest to <strong>Drukuj etykietę…</strong>.</li>
<li>Wybierz papier: <strong>100 × 150 mm</strong> do drukarki etykiet albo <strong>A4</strong> z czterema etykietami na arkuszu. Przy A4 wybierz <strong>Pierwsze wolne miejsce</strong>, żeby zużyć napoczęty arkusz.</li>
<li>Przeczytaj, co mówi okno: ile jest etykiet, ile już wydrukowano, czego na niektórych brakuje i czego wydrukować się nie da.</li>
<li>Naciśnij <strong>Drukuj</strong> i wydrukuj plik w rzeczywistym rozmiarze.</li>
</ol>
<p>Na etykiecie są nadawca, klient, adres, telefon, uwaga, numer przesyłki w postaci dwóch kodów oraz kwota do pobrania, jeśli zamówienie jest za pobraniem i nieopłacone. Naraz powstaje najwyżej 2000 etykiet.</p>
<h2>Drukowanie listy załadunkowej</h2>
<ol>
<li>Otwórz kuriera na ekranie <a href="/courier/">Kurierzy</a> i naciśnij <strong>Lista załadunkowa…</strong>. Na tablicy ten sam przycisk pojawia się, gdy filtrujesz według jednego kuriera.</li>
<li>Wybierz dzień w polu <strong>Tylko z dostawą w dniu</strong> albo zostaw je puste, żeby wziąć wszystkie dni.</li>
</ol>
<p>Są na niej zamówienia kuriera ze statusem „Gotowe do wysyłki” i „W dostawie” z kratką do odhaczenia, kwoty, ich suma w każdej walucie i dwie linie na podpisy.</p>
<h2>Gdy coś się nie uda</h2>
<ul>
<li>Drukarka się zacięła? Wydrukuj jeszcze raz: <strong>Drukuj etykietę ponownie…</strong>. Nic nie liczy się podwójnie.</li>
<li>Adres zmieniono po wydrukowaniu? Stara etykieta jest nieaktualna, wydrukuj nową.</li>
<li>Usunięte zamówienia nie dostają etykiety; okno je pomija i o tym mówi.</li>
<li>Więcej: <a href="/faq/view?key=label-not-printed">dlaczego etykieta się nie wydrukowała</a>.</li>
</ul>`,
  },
}
