import type { ArticlesOf } from '#db/seed/starter/starter-text.ts'

export const onboardingStart: ArticlesOf<'start'> = {
  'what-tracklane-does': {
    title: 'Ihre Arbeit und der Weg einer Bestellung',
    body: `
<p>Shops nehmen Bestellungen an, Kuriere bringen sie, Kunden bezahlen. Als Disponent sorgen Sie dafür, dass jede Bestellung einen Kurier und einen Tag hat und dass das Bargeld ins Büro zurückkommt. Sie sehen die Bestellungen Ihrer Organisation; gehört Ihr Konto zu einem Land, nur die dieses Landes.</p>
<img src="picture:what-tracklane-does" alt="Die Übersicht mit offenen Bestellungen nach Status, sechs Zahlen und der Liste Jetzt zu erledigen">
<h2>Zehn Status</h2>
<p>Eine Bestellung steht immer in genau einem davon.</p>
<table><tbody>
<tr><th>Status</th><th>Was er bedeutet</th></tr>
<tr><td>Neu</td><td>Eingegangen, noch von niemandem angesehen.</td></tr>
<tr><td>In Bearbeitung</td><td>Jemand prüft Adresse und Waren.</td></tr>
<tr><td>Versandbereit</td><td>Gepackt: wartet auf den Kurier oder auf den Kunden.</td></tr>
<tr><td>In Zustellung</td><td>Der Kurier ist damit unterwegs.</td></tr>
<tr><td>Erneute Zustellung</td><td>Eine Zustellung gelang nicht, der Kunde bekommt einen anderen Tag.</td></tr>
<tr><td>Abgelehnt</td><td>Der Kunde oder das Büro will sie nicht.</td></tr>
<tr><td>Zugestellt</td><td>Der Kunde hat sie.</td></tr>
<tr><td>Vom Kunden abgeholt</td><td>Am Schalter ausgegeben.</td></tr>
<tr><td>Abgeschlossen</td><td>Es ist nichts mehr zu tun.</td></tr>
<tr><td>Zurück an Absender</td><td>Sie ging zurück an den Shop.</td></tr>
</tbody></table>
<p>Welche Schritte von einem Status zum nächsten führen und wer sie gehen darf, steht im Ablauf Ihrer Organisation. Auswendig müssen Sie ihn nicht kennen: Angeboten werden nur Schritte, die Ihnen offenstehen.</p>
<h2>Ein gewöhnlicher Tag</h2>
<ol>
<li>Öffnen Sie die Übersicht mit einem Klick auf den Namen ganz oben. <strong>Jetzt zu erledigen</strong> nennt, was verspätet, ohne Kurier oder unbezahlt ist, jeweils mit dem, was hilft.</li>
<li>Bringen Sie auf der <a href="/order/kanban">Tafel</a> neue Bestellungen auf „Versandbereit“ und geben Sie sie Kurieren.</li>
<li>Planen Sie unter <a href="/order/redeliver-dates/">Erneute Zustellungen</a>, was nicht angekommen ist.</li>
<li>Nehmen Sie abends unter <a href="/order/finance/">Finanzen</a> das Geld der Kuriere an.</li>
</ol>
<blockquote><p>Die meisten Schritte lassen sich zurücknehmen: <strong>Rückgängig</strong> steht in der Meldung unten links, oder drücken Sie <code>Z</code>.</p></blockquote>
<p>Weiter: <a href="/onboarding?article_key=screen-and-menu">Bildschirm und Menü</a>.</p>`,
  },
  'screen-and-menu': {
    title: 'Bildschirm und Menü',
    body: `
<p>Alle Ansichten sind gleich gebaut: links das Menü, oben die Schalter, dann Titel, Suche und Filter, darunter die Bestellungen.</p>
<img src="picture:screen-and-menu" alt="Die Ansicht Kuriere: links das Menü, oben das Feld Suchen oder öffnen, rechts das offene Benutzermenü">
<h2>Das Menü</h2>
<table><tbody>
<tr><th>Eintrag</th><th>Was Sie dort tun</th></tr>
<tr><td>Tafel</td><td>Bestellungen von Status zu Status verschieben.</td></tr>
<tr><td>Archiv</td><td>Weggelegtes ansehen und zurückholen.</td></tr>
<tr><td>Ablehnungen</td><td>Entscheiden, was aus ihnen wird; sehen, warum und wie oft.</td></tr>
<tr><td>Erneute Zustellungen</td><td>Den nächsten Versuch planen.</td></tr>
<tr><td>Finanzen</td><td>Das Geld der Kuriere sehen und annehmen.</td></tr>
<tr><td>FAQ</td><td>Kurze Antworten.</td></tr>
<tr><td>Bestellungen</td><td>Die Liste aller Bestellungen.</td></tr>
<tr><td>Kuriere</td><td>Wer zustellt, und wie viel am Tag.</td></tr>
</tbody></table>
<p>Unten stehen <strong>Einführung</strong>, das Design, <strong>Sprache</strong> und <strong>Abmelden</strong>. Der Knopf oben links macht das Menü zu einem Streifen aus Symbolen; auf dem Telefon öffnet er es.</p>
<h2>Die Leiste oben</h2>
<ul>
<li><strong>Suchen oder öffnen</strong> (<code>Strg K</code>, am Mac <code>⌘ K</code>) führt zu jeder Ansicht und findet jede Bestellung.</li>
<li>Das Zeichen mit der Tastatur zeigt die <strong>Tasten dieser Ansicht</strong>, ebenso <code>?</code>.</li>
<li>Sonne oder Mond wechselt das Design, die Buchstaben daneben die Sprache.</li>
<li>Unter Ihrem Namen: <strong>Passwort und Sitzungen</strong>, <strong>Problem melden</strong>, <strong>Abmelden</strong>.</li>
</ul>
<h2>Eine Bestellung neben ihrer Liste</h2>
<p>Ein Klick auf eine Bestellung öffnet sie rechts; die Liste bleibt benutzbar. Die Pfeile an ihrem Kopf, <strong>Vorige Bestellung</strong> und <strong>Nächste Bestellung</strong>, führen durch die Liste, <strong>Ganze Seite</strong> gibt ihr mehr Platz, <strong>Link kopieren</strong> kopiert eine Adresse, die Sie Kollegen schicken können.</p>
<h2>Wenn etwas nicht zu stimmen scheint</h2>
<p>Neben den Titeln <strong>Übersicht</strong>, <strong>Tafel</strong>, <strong>Erneute Zustellungen</strong> und <strong>Finanzen</strong> steht <strong>Live</strong> mit der Uhrzeit: Änderungen anderer erscheinen von selbst. Steht dort <strong>Nicht live</strong>, lesen Sie, <a href="/faq/view?key=board-stale">was dann zu tun ist</a>. Für alles andere wählen Sie <strong>Problem melden</strong>: Ihre Administratoren lesen es, mit der Adresse der Seite.</p>`,
  },
  'order-list': {
    title: 'Die Liste der Bestellungen',
    body: `
<p>Die <a href="/order/index">Liste der Bestellungen</a> ist zum Nachsehen und Vergleichen da, und um dasselbe mit vielen zu tun. Sie zeigt, was weder archiviert noch gelöscht ist.</p>
<img src="picture:order-list" alt="Die Liste der Bestellungen und daneben eine geöffnete Bestellung mit ihren Schritten und Feldern">
<h2>So, wie Sie sie brauchen</h2>
<ol>
<li>Drücken Sie auf den Kopf einer Spalte, um nach ihr zu sortieren.</li>
<li>Wählen Sie unter <strong>Spalten</strong>, welche Sie in welcher Reihenfolge sehen, und die <strong>Zeilenhöhe</strong>. <strong>Auf Standard zurücksetzen</strong> nimmt das zurück.</li>
<li>Klicken Sie auf eine Zeile, oder drücken Sie dort die Eingabetaste, um die Bestellung zu öffnen.</li>
</ol>
<p>Spalten, Breiten und Höhe werden für Sie behalten; andere sehen davon nichts.</p>
<h2>Mit einer Bestellung arbeiten</h2>
<p>Rechtsklick, die drei Punkte oder <code>M</code> öffnen das Menü der Zeile: <strong>Verschieben</strong>, dann Kurier, Termine, Adresse, Zahlung, Etiketten, der <strong>Änderungsverlauf</strong>, <strong>Archivieren</strong> und <strong>Löschen …</strong>. Was nicht geht, steht mit Grund unter <strong>Jetzt nicht möglich</strong>. In der geöffneten Bestellung haben die meisten Felder einen Stift, sobald Sie auf sie zeigen; <strong>Bearbeiten</strong> öffnet das ganze Formular. <strong>Neue Bestellung</strong> (<code>C</code>) legt eine an.</p>
<h2>Mit vielen arbeiten</h2>
<ol>
<li>Haken Sie Zeilen an. Mit der Umschalttaste alle ab der letzten.</li>
<li>Ist eine ganze Seite angehakt, bietet die Leiste <strong>Alle …, die passen</strong> an, bis zu 10.000.</li>
<li>Wählen Sie <strong>Verschieben</strong> oder <strong>Aktionen</strong>. Bevor etwas geschieht, sehen Sie, bei welchen Bestellungen es geht und bei welchen nicht, und warum.</li>
<li>Am Ende sehen Sie, was aus ihnen wurde; dort stehen <strong>Erneut versuchen</strong> und, wo es einen Weg zurück gibt, <strong>Rückgängig</strong>.</li>
</ol>
<h2>Nützliche Tasten</h2>
<table><tbody>
<tr><th>Taste</th><th>Was sie tut</th></tr>
<tr><td><code>/</code></td><td>In die Suche</td></tr>
<tr><td><code>F</code></td><td>Filter</td></tr>
<tr><td><code>X</code></td><td>Zeile anhaken</td></tr>
<tr><td><code>A</code></td><td>Kurier zuweisen</td></tr>
<tr><td><code>1</code>–<code>9</code></td><td>In den Status mit dieser Nummer verschieben</td></tr>
</tbody></table>
<p>Eine Bestellung fehlt? Lesen Sie, <a href="/faq/view?key=order-missing">warum sie nicht zu finden ist</a>.</p>`,
  },
  'filters-and-search': {
    title: 'Suche und Filter',
    body: `
<p>Die Suche findet eine Bestellung, Filter kürzen eine Liste auf das, woran Sie arbeiten. Beides ist gleich in der <a href="/order/index">Liste der Bestellungen</a>, auf der Tafel, im Archiv und bei den Ablehnungen.</p>
<img src="picture:filters-and-search" alt="Die geöffnete Auswahl der Filter unter der Leiste mit den gesetzten Filtern">
<h2>Suchen</h2>
<ul>
<li>Drücken Sie <code>/</code> und schreiben Sie eine Sendungsnummer, Bestellnummer, einen Namen, Telefon, E-Mail oder einen Teil der Adresse. Die Liste folgt beim Tippen.</li>
<li>Fügen Sie mehrere Sendungsnummern ein, untereinander oder mit Kommas: Daraus wird ein Filter, bis zu 500. Er sagt, wie viele <strong>nicht gefunden</strong> wurden; drücken Sie darauf, um zu sehen, welche, und ob sie im Archiv liegen oder gelöscht sind.</li>
</ul>
<h2>Filtern</h2>
<ol>
<li>Drücken Sie <strong>Filter</strong> oder <code>F</code>.</li>
<li>Nehmen Sie einen schnellen, <strong>Verspätete Bestellungen</strong> oder <strong>Ohne Kurier</strong>, einen unter <strong>Letzte Filter</strong>, oder eine Art wie <strong>Status</strong>, <strong>Kurier</strong>, <strong>Zustellfenster</strong>, <strong>Zahlung</strong>. Tippen findet Art oder Wert nach dem Namen.</li>
<li>Wählen Sie Werte. Der Knopf sagt, wie viele es wären: <strong>12 Bestellungen zeigen</strong>.</li>
</ol>
<p>Jeder Filter steht über der Liste: Ein Druck darauf ändert ihn, das Kreuz nimmt ihn weg. <strong>Filter entfernen</strong> nimmt alle weg.</p>
<h2>Drei Dinge, die anfangs überraschen</h2>
<ul>
<li>Ein Menüeintrag öffnet seine Ansicht mit den Filtern vom letzten Mal. Eine Liste, die zu kurz wirkt, hat meist noch einen.</li>
<li>Filter stehen in der Adresse der Seite: Schicken Sie den Link, und Ihr Kollege sieht dieselbe Liste, soweit er diese Bestellungen sehen darf.</li>
<li>Archivierte und gelöschte Bestellungen fehlen. In der Liste der Bestellungen holen die Filter <strong>Archiv</strong> und <strong>Gelöscht</strong> sie dazu.</li>
</ul>
<blockquote><p>Der schnellste Weg zu einer Bestellung, von überall: <code>Strg K</code>, drei Buchstaben oder Ziffern, Eingabetaste. Er findet auch archivierte.</p></blockquote>
<p>Gar nichts zu sehen? Lesen Sie, <a href="/faq/view?key=empty-list">warum eine Liste leer ist</a>.</p>`,
  },
}
