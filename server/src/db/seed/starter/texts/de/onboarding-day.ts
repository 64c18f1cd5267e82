import type { ArticlesOf } from '#db/seed/starter/starter-text.ts'

export const onboardingDay: ArticlesOf<'day'> = {
  'read-the-board': {
    title: 'Die Tafel lesen',
    body: `
<p>Die <a href="/order/kanban">Tafel</a> zeigt, wo jede Bestellung gerade steht: eine Spalte für jeden Status, eine Karte für jede Bestellung. Archivierte und gelöschte Bestellungen sind nicht darauf.</p>
<img src="picture:read-the-board" alt="Die Tafel mit ihren Spalten, deren Zahlen und Summen und kompakten Karten">
<h2>Eine Spalte</h2>
<ul>
<li>Neben dem Namen steht, wie viele Bestellungen es sind. <strong>12/10</strong> heißt: 12 Bestellungen, und die Grenze der Spalte ist 10. Eine Grenze warnt, sie verhindert nichts.</li>
<li>Darunter steht, was diese Bestellungen an Nachnahme bringen, eine Summe je Währung, oder <strong>Keine Nachnahme</strong>.</li>
<li>Die drei Punkte bieten <strong>Alle … geladenen auswählen</strong> und das <strong>Einklappen</strong>. Ein Klick öffnet eine eingeklappte Spalte.</li>
<li>Lange Spalten laden beim Blättern weitere Karten nach.</li>
</ul>
<h2>Eine Karte</h2>
<table><tbody>
<tr><th>Sie sehen</th><th>Das heißt</th></tr>
<tr><td>Einen Betrag</td><td>So viel ist an der Tür zu kassieren.</td></tr>
<tr><td>Vorausbezahlt, Bezahlt oder k. A.</td><td>Es ist nichts zu kassieren.</td></tr>
<tr><td>Eine rote Zeit mit Uhr</td><td>Das Zustellfenster ist vorbei: verspätet.</td></tr>
<tr><td>Zwei Buchstaben</td><td>Die Initialen des Kuriers. Keine: Niemand hat sie.</td></tr>
<tr><td>Einen farbigen Rand</td><td>Sie steht seit einem Tag in diesem Status oder, kräftiger, seit drei.</td></tr>
<tr><td>Einen Namen, „gerade eben“</td><td>Ein Kollege hat sie gerade verschoben.</td></tr>
</tbody></table>
<p>Bleiben Sie mit dem Zeiger auf einer kompakten Karte, um den Rest zu sehen. <strong>Kompakt</strong> oder <strong>Geräumig</strong> über der Tafel öffnet die Ansicht: die Höhe der Karten und welche Felder sie zeigen. Das gilt nur für Sie.</p>
<h2>Nützliche Tasten</h2>
<p>Die Pfeiltasten führen von Karte zu Karte, die Eingabetaste öffnet die Bestellung, <code>M</code> ihr Menü, <code>X</code> wählt sie aus, <code>F</code> filtert.</p>
<h2>Wenn etwas fehlt</h2>
<ul>
<li>Ein Filter ist gesetzt: Sehen Sie über den Spalten nach, oder drücken Sie <strong>Filter entfernen</strong>.</li>
<li>Eine Spalte fehlt: Lesen Sie, <a href="/faq/view?key=board-columns">wer die Spalten festlegt</a>.</li>
<li>Nichts bewegt sich mehr: Lesen Sie, <a href="/faq/view?key=board-stale">was „Nicht live“ heißt</a>.</li>
</ul>
<p>Weiter: <a href="/onboarding?article_key=move-orders">Bestellungen verschieben</a>.</p>`,
  },
  'move-orders': {
    title: 'Bestellungen verschieben',
    body: `
<p>Verschieben heißt: der Bestellung einen anderen Status geben. Das geht auf der Tafel, in jeder Liste und in der geöffneten Bestellung; die Regeln sind überall dieselben.</p>
<img src="picture:move-orders" alt="Eine aufgenommene Karte auf der Tafel; Spalten, in die sie nicht darf, sind blass und sagen warum">
<h2>Mit der Maus</h2>
<ol>
<li>Nehmen Sie die Karte. Spalten, in die sie nicht darf, werden blass und sagen warum.</li>
<li>Lassen Sie sie über einer anderen Spalte los. Manche fragen zuerst: „In Zustellung“ nach einem Kurier, „Erneute Zustellung“ nach dem neuen Tag und einem Grund, „Abgelehnt“ nach einem Grund. <strong>Abbrechen</strong> legt die Karte zurück.</li>
</ol>
<h2>Mit der Tastatur</h2>
<ol>
<li>Gehen Sie mit den Pfeiltasten zur Karte.</li>
<li>Drücken Sie die <code>Leertaste</code>, wählen Sie mit links und rechts eine Spalte, legen Sie mit der <code>Leertaste</code> ab; <code>Escape</code> legt zurück.</li>
<li>Oder drücken Sie gleich die Nummer des Status.</li>
</ol>
<table><tbody>
<tr><th>Taste</th><th>Status</th><th>Taste</th><th>Status</th></tr>
<tr><td><code>1</code></td><td>Neu</td><td><code>6</code></td><td>Abgelehnt</td></tr>
<tr><td><code>2</code></td><td>In Bearbeitung</td><td><code>7</code></td><td>Zugestellt</td></tr>
<tr><td><code>3</code></td><td>Versandbereit</td><td><code>8</code></td><td>Vom Kunden abgeholt</td></tr>
<tr><td><code>4</code></td><td>In Zustellung</td><td><code>9</code></td><td>Abgeschlossen</td></tr>
<tr><td><code>5</code></td><td>Erneute Zustellung</td><td></td><td></td></tr>
</tbody></table>
<p>„Zurück an Absender“ hat keine Taste: Wählen Sie es im Menü.</p>
<h2>Viele auf einmal</h2>
<p>Wählen Sie Karten mit <code>X</code> oder ihrem Kästchen aus und ziehen Sie eine davon, oder wählen Sie <strong>Verschieben</strong> in der Leiste unten. Sie sehen zuerst, wie viele verschoben werden können, wie viele nicht und warum.</p>
<h2>Einen Schritt zurücknehmen</h2>
<p>Drücken Sie <strong>Rückgängig</strong> in der Meldung oder <code>Z</code>, solange sie da ist. Angeboten wird es, wo der Ablauf einen Weg zurück für Sie hat. Im Standardablauf nehmen nur Administratoren „Zugestellt“, „Vom Kunden abgeholt“ und „Abgeschlossen“ zurück.</p>
<h2>Wenn es nicht geht</h2>
<p>Der Grund wird immer genannt; <a href="/faq/view?key=move-refused">was die Gründe bedeuten</a>. War ein Kollege schneller, sagt die Meldung, wo die Bestellung jetzt steht. Von seiner Arbeit wird nichts überschrieben.</p>`,
  },
  'assign-couriers': {
    title: 'Kuriere zuweisen',
    body: `
<p>Eine Bestellung in Zustellung braucht einen Kurier. Sie können ihn früh wählen, während sie noch vorbereitet wird, oder erst beim Verschieben nach „In Zustellung“.</p>
<img src="picture:assign-couriers" alt="Der Dialog zur Wahl eines Kuriers mit der Auslastung eines jeden an diesem Tag">
<h2>Eine Bestellung</h2>
<ol>
<li>Drücken Sie auf Karte oder Zeile <code>A</code>, oder wählen Sie im Menü <strong>Kurier zuweisen …</strong>.</li>
<li>Der Dialog nennt die Bestellung und die aktiven Kuriere ihres Landes. Wer am Tag der Zustellung am meisten Platz hat, steht oben und ist gewählt, es sei denn, die Bestellung hat schon einen Kurier.</li>
<li>Drücken Sie die Eingabetaste, oder wählen Sie einen anderen. <strong>Kurier suchen</strong> sucht nach dem Namen.</li>
</ol>
<h2>Die Auslastung lesen</h2>
<table><tbody>
<tr><th>Sie sehen</th><th>Das heißt</th></tr>
<tr><td>8 von 12, 4 frei</td><td>Acht Bestellungen an dem Tag, Platz für vier weitere.</td></tr>
<tr><td>Voll, 12 von 12</td><td>Über der Kapazität. Sie werden gewarnt und können trotzdem fortfahren.</td></tr>
<tr><td>8 am Tag, keine Grenze</td><td>Für diesen Kurier ist keine Kapazität gesetzt.</td></tr>
</tbody></table>
<p>Gemeint ist der Tag des Zustellfensters; ohne Fenster, oder wenn es vorbei ist, heute.</p>
<h2>Viele Bestellungen</h2>
<p>Wählen Sie sie aus und drücken Sie <code>A</code>. Bei vielen ist niemand vorab gewählt. Verschieben Sie viele nach „In Zustellung“, bleiben die ohne Kurier stehen, wenn Sie keinen wählen.</p>
<h2>Es sich anders überlegen</h2>
<ul>
<li>Weisen Sie ebenso einen anderen Kurier zu. Die Telefone beider zeigen es, sobald sie Verbindung haben.</li>
<li><strong>Kurier abziehen</strong> lässt die Bestellung bei niemandem. Eine Bestellung in Zustellung behält ihren Kurier: Geben Sie sie stattdessen einem anderen.</li>
</ul>
<h2>Woher die Kuriere kommen</h2>
<p>Wählen Sie unter <a href="/courier/">Kuriere</a> <strong>Neuer Kurier</strong>: Name, Telefon, Fahrzeug, <strong>Kapazität</strong> (Bestellungen am Tag, leer heißt keine Grenze). Hat er ein Konto unter <strong>Verknüpftes Konto</strong>, meldet er sich damit am Telefon an und sieht diese Bestellungen; das Konto legt ein Administrator Ihrer Organisation unter Benutzer an.</p>
<p>Jemand steht nicht in der Liste? Lesen Sie, <a href="/faq/view?key=courier-missing">warum ein Kurier fehlt</a>.</p>`,
  },
  'delivery-dates': {
    title: 'Termine der Zustellung',
    body: `
<p>Zwei Termine einer Bestellung werden leicht verwechselt: Das Zustellfenster ist ein Versprechen, das tatsächliche Zustelldatum eine Tatsache.</p>
<img src="picture:delivery-dates" alt="Der Dialog Zustelldatum ändern mit einem Tag und den Uhrzeiten von und bis">
<table><tbody>
<tr><th>Termin</th><th>Was es ist</th><th>Welche Tage</th></tr>
<tr><td>Zustellfenster</td><td>Tag und Stunden, mit dem Kunden vereinbart</td><td>Heute oder später</td></tr>
<tr><td>Zugestellt am</td><td>Wann wirklich zugestellt wurde</td><td>Heute oder früher</td></tr>
</tbody></table>
<h2>Den versprochenen Tag ändern</h2>
<ol>
<li>Wählen Sie im Menü der Bestellung <strong>Zustelldatum ändern …</strong>, oder drücken Sie in der geöffneten Bestellung auf den Stift neben <strong>Zeitfenster</strong>.</li>
<li>Wählen Sie den Tag und die Uhrzeiten <strong>Von</strong> und <strong>Bis</strong>.</li>
<li>Bestätigen Sie mit <strong>Zustelldatum ändern</strong>. Das Telefon des Kuriers zeigt es, sobald es Verbindung hat.</li>
</ol>
<p>Für viele wählen Sie zuerst die Bestellungen aus und dann dasselbe unter <strong>Aktionen</strong>. Leeren Sie <strong>Von</strong>, behält jede Bestellung die Länge ihres Fensters.</p>
<h2>Festhalten, wann zugestellt wurde</h2>
<p>Das Verschieben nach „Zugestellt“ hält den Zeitpunkt von selbst fest. Sagt ein Kurier erst später, dass es gestern war:</p>
<ol>
<li>Wählen Sie <strong>Tatsächliches Zustelldatum …</strong>.</li>
<li>Wählen Sie den Tag; bei einer einzelnen Bestellung auch die Uhrzeit, falls bekannt.</li>
<li>Drücken Sie <strong>OK</strong>. Ein Tag in der Zukunft ist nicht wählbar.</li>
</ol>
<h2>Was verspätet heißt</h2>
<p>Verspätet ist eine Bestellung, deren Fenster vorbei ist und die noch offen ist: „Neu“, „In Bearbeitung“, „Versandbereit“, „Erneute Zustellung“ oder „In Zustellung“. Ihre Karte zeigt es, die Übersicht zählt sie, und der Filter <strong>Verspätete Bestellungen</strong> findet sie.</p>
<h2>Wenn es nicht geht</h2>
<ul>
<li>Archivierte Bestellungen ändern keine Termine: Holen Sie sie zuerst aus dem Archiv.</li>
<li>Verlässt eine Bestellung „Zugestellt“ anders als nach „Abgeschlossen“, wird der Zeitpunkt der Zustellung gelöscht.</li>
<li>Gelang eine Zustellung nicht, ändern Sie nicht nur den Termin: <a href="/onboarding?article_key=rejected-and-redelivery">Verschieben Sie nach „Erneute Zustellung“</a>, damit der Versuch zählt und der Grund bekannt ist.</li>
</ul>`,
  },
  'rejected-and-redelivery': {
    title: 'Erneute Zustellung und Ablehnungen',
    body: `
<p>Nicht jede Zustellung gelingt. „Erneute Zustellung“ heißt: Der Kunde will die Bestellung weiterhin und bekommt einen anderen Tag. „Abgelehnt“ heißt: Jemand will sie nicht, und Sie entscheiden, was aus ihr wird.</p>
<img src="picture:rejected-and-redelivery" alt="Die Ansicht Erneute Zustellungen mit den Tagen links und der Auslastung der Kuriere daneben">
<h2>Den nächsten Versuch planen</h2>
<p><a href="/order/redeliver-dates/">Erneute Zustellungen</a> zeigt, was wartet, nach Tagen: zuerst <strong>Verspätet</strong>, unter <strong>Ohne Termin</strong>, was keinen Tag hat. Jede Zeile nennt den letzten Grund und die Zahl der Versuche; ein Knopf ruft den Kunden an.</p>
<ol>
<li>Rufen Sie den Kunden an und vereinbaren Sie einen Tag.</li>
<li>Haken Sie die Bestellungen an und drücken Sie <strong>Zustelldatum ändern …</strong>.</li>
<li>Ziehen Sie eine Bestellung oder den Kopf eines ganzen Tages auf einen Kurier rechts, oder drücken Sie <strong>Kurier zuweisen</strong> (<code>A</code>). Die Tabelle zeigt, wie viele jeder an jedem Tag hat; über der Kapazität wird gewarnt, es geht trotzdem.</li>
<li>Fährt der Kurier los, verschieben Sie nach „In Zustellung“.</li>
</ol>
<h2>Über Ablehnungen entscheiden</h2>
<p><a href="/order/rejected/">Ablehnungen</a> zeigt, was jetzt auf „Abgelehnt“ steht, mit Grund, Versuchen und Zeit im Status.</p>
<table><tbody>
<tr><th>Der Kunde</th><th>Sie wählen</th></tr>
<tr><td>will sie doch</td><td><strong>Zur erneuten Zustellung</strong></td></tr>
<tr><td>will sie nicht</td><td><strong>An Absender zurückgeben</strong></td></tr>
</tbody></table>
<p>Der Reiter <strong>Statistik</strong> zeigt, wie viel von allem Beendeten abgelehnt wurde, nach Kurier, Land, Grund und Tag. Jede Zahl führt zu ihren Bestellungen.</p>
<h2>Immer einen Grund angeben</h2>
<p>Die Dialoge fragen danach, verlangen ihn aber nicht. Ein Grund kostet eine Sekunde und beantwortet nächste Woche, warum so viel zurückkam. Später ändern Sie ihn mit <strong>Grund ändern …</strong>.</p>
<h2>Wenn etwas unklar ist</h2>
<ul>
<li>Von „Abgelehnt“ direkt nach „In Zustellung“ führt im Standardablauf kein Schritt: Gehen Sie über „Erneute Zustellung“.</li>
<li>Nicht sicher, was richtig ist? Lesen Sie, <a href="/faq/view?key=redelivery-when">wann erneut zugestellt wird</a>.</li>
</ul>`,
  },
  'labels-and-manifests': {
    title: 'Etiketten und Ladelisten',
    body: `
<p>Das Etikett kommt auf das Paket, die Ladeliste fährt mit dem Kurier. Beides sind PDF-Dateien, die Sie auf Ihrem Rechner drucken.</p>
<img src="picture:labels-and-manifests" alt="Der Dialog Etiketten drucken mit der Wahl des Papiers und dem, was gedruckt wird">
<h2>Etiketten drucken</h2>
<ol>
<li>Wählen Sie die Bestellungen aus, etwa mit dem Filter <strong>Etikett nicht gedruckt</strong> und dem Status „Versandbereit“.</li>
<li>Wählen Sie <strong>Aktionen</strong>, dann <strong>Etiketten drucken …</strong>. Bei einer Bestellung steht im Menü <strong>Etikett drucken …</strong>.</li>
<li>Wählen Sie das Papier: <strong>100 × 150 mm</strong> für einen Etikettendrucker oder <strong>A4</strong> mit vier Etiketten je Blatt. Auf A4 wählen Sie unter <strong>Erster freier Platz</strong>, wo es losgeht, damit ein angefangenes Blatt aufgebraucht wird.</li>
<li>Lesen Sie, was der Dialog sagt: wie viele Etiketten es sind, wie viele schon gedruckt wurden, was auf manchen fehlt und was nicht gedruckt werden kann.</li>
<li>Drücken Sie auf <strong>Drucken</strong>, und drucken Sie die Datei in Originalgröße.</li>
</ol>
<p>Auf dem Etikett stehen Absender, Kunde, Adresse, Telefon, Bemerkung, die Sendungsnummer als zwei Codes und der Betrag, wenn die Nachnahme noch unbezahlt ist. Höchstens 2.000 Etiketten entstehen auf einmal.</p>
<h2>Eine Ladeliste drucken</h2>
<ol>
<li>Öffnen Sie den Kurier unter <a href="/courier/">Kuriere</a> und drücken Sie <strong>Ladeliste …</strong>. Auf der Tafel erscheint derselbe Knopf, sobald Sie nach einem Kurier filtern.</li>
<li>Wählen Sie den Tag unter <strong>Nur die mit Zustellung am</strong>, oder lassen Sie ihn für alle Tage leer.</li>
</ol>
<p>Sie nennt die Bestellungen des Kuriers in „Versandbereit“ und „In Zustellung“ mit einem Kästchen zum Abhaken, den Beträgen, ihrer Summe je Währung und zwei Zeilen für Unterschriften.</p>
<h2>Wenn etwas schiefgeht</h2>
<ul>
<li>Papierstau? Drucken Sie noch einmal: <strong>Etikett nochmals drucken …</strong>. Nichts zählt doppelt.</li>
<li>Adresse nach dem Druck geändert? Das alte Etikett ist falsch, drucken Sie ein neues.</li>
<li>Gelöschte Bestellungen bekommen kein Etikett; der Dialog lässt sie weg und sagt es.</li>
<li>Mehr dazu: <a href="/faq/view?key=label-not-printed">warum ein Etikett nicht herauskam</a>.</li>
</ul>`,
  },
}
