import type { ArticlesOf } from '#db/seed/starter/starter-text.ts'

export const onboardingMoney: ArticlesOf<'money'> = {
  'collect-and-hand-over': {
    title: 'Bargeld: von der Tür ins Büro',
    body: `
<p>Kuriere kassieren an der Tür die Nachnahme und übergeben sie dem Büro. <a href="/order/finance/">Finanzen</a> zeigt für jeden Kurier, was unterwegs ist, was er noch bringen muss und was angenommen wurde.</p>
<img src="picture:collect-and-hand-over" alt="Die Übergabe eines Kuriers mit angehakten Bestellungen, ihrer Summe und dem Knopf für die Quittung">
<table><tbody>
<tr><th>Wort</th><th>Welche Bestellungen</th></tr>
<tr><td>Erwartet</td><td>Nachnahmen in „In Zustellung“, Stand jetzt</td></tr>
<tr><td>Ausstehend</td><td>Nachnahmen in „Zugestellt“, „Vom Kunden abgeholt“ oder „Abgeschlossen“, die unbezahlt sind, Stand jetzt</td></tr>
<tr><td>Eingenommen</td><td>Als bezahlt markierte Nachnahmen, im Zeitraum</td></tr>
</tbody></table>
<p>Archivierte Bestellungen zählen mit, gelöschte nie. Währungen werden nie zusammengezählt. Jeder Betrag führt zu seinen Bestellungen.</p>
<h2>Das Geld eines Kuriers annehmen</h2>
<ol>
<li>Drücken Sie neben dem Kurier auf <strong>Übergeben</strong>.</li>
<li>Prüfen Sie <strong>Entgegengenommen von</strong>: Dort steht Ihr Name; schreiben Sie einen anderen, wenn jemand anderes das Geld nimmt.</li>
<li>Alle ausstehenden Bestellungen sind angehakt. Nehmen Sie den Haken weg, wo das Geld fehlt. Ein Scanner geht auch: Scannen Sie das Etikett in <strong>Bestellung finden</strong>, und der Haken wechselt.</li>
<li>Zählen Sie das Geld gegen die Summe am Fuß. Was ohne Haken ist, wird genannt: Es bleibt offen.</li>
<li>Drücken Sie <strong>… als bezahlt markieren, Quittung drucken</strong>. Die Quittung hat zwei Zeilen für Unterschriften.</li>
</ol>
<h2>Wenn etwas nicht stimmte</h2>
<ul>
<li>Drücken Sie unter <strong>Frühere Übergaben</strong> auf <strong>Zurücknehmen</strong> und geben Sie einen Grund an. Die Bestellungen sind wieder unbezahlt; die Übergabe bleibt und sagt es. Solange eine davon archiviert ist, geht das nicht: Holen Sie diese zuerst aus dem Archiv.</li>
<li><strong>Quittung drucken</strong> druckt sie noch einmal.</li>
<li>Etwas bleibt ausstehend? Lesen Sie, <a href="/faq/view?key=money-open">warum Geld noch aussteht</a>.</li>
</ul>
<blockquote><p><strong>Als bezahlt markieren</strong> im Menü einer Bestellung tut für das Geld dasselbe, macht aber weder Übergabe noch Quittung. Nehmen Sie es für Bestellungen, die kein Kurier gebracht hat, etwa am Schalter abgeholte.</p></blockquote>`,
  },
  exports: {
    title: 'Exporte',
    body: `
<p>Ein Export macht aus einer Liste eine Datei: für die Tabellenkalkulation, für die Buchhaltung, für einen Shop, der nachfragt. Er sagt, was der Bildschirm sagt, nicht mehr und nicht weniger.</p>
<img src="picture:exports" alt="Das Menü Exportieren über einer Liste mit der Wahl zwischen Excel- und Textdatei">
<h2>Eine Liste von Bestellungen exportieren</h2>
<ol>
<li>Filtern und sortieren Sie die Liste so, wie die Datei sein soll.</li>
<li>Wählen Sie unter <strong>Spalten</strong>, was darin steht und in welcher Reihenfolge.</li>
<li>Drücken Sie <strong>Exportieren</strong> und wählen Sie <strong>Excel-Datei (XLSX)</strong> oder <strong>Textdatei (CSV)</strong>.</li>
<li>Eine Karte zeigt, wie weit es ist. Sie können weiterarbeiten oder abbrechen.</li>
</ol>
<p>Die Datei enthält alle Seiten der Liste, nicht nur die sichtbare. Wollen Sie nur einige, haken Sie diese an und wählen <strong>Aktionen</strong>, <strong>Als XLSX exportieren</strong> oder <strong>Als CSV exportieren</strong>.</p>
<h2>Was in der Datei steht</h2>
<table><tbody>
<tr><th>Auf dem Bildschirm</th><th>In der Datei</th></tr>
<tr><td>Eine Zelle mit zwei Angaben, etwa Kunde und Telefon</td><td>Zwei Spalten</td></tr>
<tr><td>Tage und Uhrzeiten</td><td>In Ihrer Zeitzone, die der Kopf der Spalte nennt</td></tr>
<tr><td>Beträge</td><td>Zahlen; die Währung hat eine eigene Spalte</td></tr>
<tr><td>Köpfe und Status</td><td>In Ihrer Sprache</td></tr>
</tbody></table>
<h2>Der Finanzbericht</h2>
<p>Unter <a href="/order/finance/">Finanzen</a> macht <strong>Exportieren</strong> den Finanzbericht: nach Land, Währung, Kurier und Zahlung, mit einer Summe je Währung. Zeitraum und Land kommen vom Bildschirm; archivierte Bestellungen zählen mit.</p>
<h2>Welches Format</h2>
<ul>
<li><strong>XLSX</strong> für Excel und Ähnliches: Tage und Zahlen sind echte.</li>
<li><strong>CSV</strong> für andere Programme und für mehr als eine Million Zeilen. Texte, die eine Tabellenkalkulation für eine Formel hielte, bekommen ein Hochkomma davor.</li>
</ul>
<h2>Wenn etwas schiefgeht</h2>
<ul>
<li>Zwei Exporte laufen schon: Warten Sie auf einen, oder brechen Sie ihn ab.</li>
<li>Die Datei ist unvollständig: Die Verbindung ist unterwegs abgebrochen. Es wurde nichts gespeichert, fangen Sie neu an.</li>
<li>Die Zahlen sind anders als woanders: Lesen Sie, <a href="/faq/view?key=export-differs">warum ein Export abweicht</a>.</li>
</ul>`,
  },
  'archive-and-restore': {
    title: 'Archivieren, löschen, zurückholen',
    body: `
<p>Archivieren legt erledigte Bestellungen weg, damit Tafel und Listen kurz bleiben. Verloren geht nichts: Eine archivierte Bestellung lässt sich finden, drucken, exportieren und zurückholen.</p>
<img src="picture:archive-and-restore" alt="Das Archiv mit dem offenen Menü einer Bestellung, die sich zurückholen lässt">
<table><tbody>
<tr><th></th><th>Archiviert</th><th>Gelöscht</th></tr>
<tr><td>Auf der Tafel</td><td>nein</td><td>nein</td></tr>
<tr><td>Mit <code>Strg K</code> zu finden</td><td>ja</td><td>nein</td></tr>
<tr><td>Zählt in Finanzen</td><td>ja</td><td>nein</td></tr>
<tr><td>Lässt sich verschieben oder ändern</td><td>nein</td><td>nein</td></tr>
<tr><td>Lässt sich als bezahlt markieren</td><td>ja</td><td>nein</td></tr>
<tr><td>Lässt sich zurückholen</td><td>ja</td><td>ja</td></tr>
</tbody></table>
<h2>Archivieren</h2>
<ol>
<li>Wählen Sie aus, was erledigt ist: etwa „Abgeschlossen“ und <strong>Bezahlt</strong>.</li>
<li>Wählen Sie <strong>Aktionen</strong>, dann <strong>Archivieren</strong>. Bei einer Bestellung steht es in ihrem Menü.</li>
</ol>
<p>Es geht in jedem Status, sehen Sie also zweimal hin. Von selbst wird nichts archiviert.</p>
<h2>Aus dem Archiv holen</h2>
<ol>
<li>Öffnen Sie <a href="/order/archive/">Archiv</a> und suchen Sie die Bestellung; Suche und Filter sind wie in jeder Liste.</li>
<li>Haken Sie sie an und drücken Sie <strong>Aus dem Archiv holen</strong>. Sie ist wieder, wo sie war, mit Status und Kurier.</li>
</ol>
<h2>Löschen und zurücknehmen</h2>
<p><strong>Löschen …</strong> ist für Bestellungen, die es nie hätte geben sollen: doppelt eingegeben, ein Test. Es fragt vorher und sagt, das lasse sich nicht rückgängig machen; eine Bestellung kommt dennoch so zurück:</p>
<ol>
<li>Öffnen Sie <a href="/order/index">Bestellungen</a>, drücken Sie <strong>Filter</strong>, wählen Sie <strong>Gelöscht</strong>, dann <strong>Gelöschte Bestellungen</strong>.</li>
<li>Wählen Sie in ihrem Menü <strong>Wiederherstellen …</strong>. War sie beim Löschen archiviert, ist sie es wieder.</li>
</ol>
<h2>Wenn es nicht geht</h2>
<ul>
<li>„Die Bestellung ist archiviert“ steht, wo etwas nicht zu ändern ist. Holen Sie sie zurück, ändern Sie, archivieren Sie wieder.</li>
<li>Eine Übergabe lässt sich nur zurücknehmen, solange keine ihrer Bestellungen archiviert ist.</li>
<li>Die falschen archiviert? Drücken Sie gleich <strong>Rückgängig</strong> oder <code>Z</code>.</li>
</ul>`,
  },
  'keys-and-palette': {
    title: 'Tasten und der kurze Weg zu allem',
    body: `
<p>Wer am Tag zweihundert Bestellungen verschiebt, spart mit wenigen Tasten eine Stunde. Lernen müssen Sie sie nicht: <code>?</code> zeigt die Tasten der Ansicht, in der Sie sind.</p>
<img src="picture:keys-and-palette" alt="Das Feld Suchen oder öffnen mit dem, wohin es führt">
<h2>Suchen oder öffnen</h2>
<ol>
<li>Drücken Sie <code>Strg K</code>, am Mac <code>⌘ K</code>, oder das Feld oben.</li>
<li>Schreiben Sie den Anfang vom Namen einer Ansicht oder mindestens drei Buchstaben oder Ziffern einer Bestellung: Sendungsnummer, Bestellnummer, Name oder Telefon.</li>
<li>Die Eingabetaste öffnet sie. Mit der Umschalttaste zusammen zeigt sie, was mit der Bestellung möglich ist, ohne sie zu öffnen.</li>
</ol>
<p>Das Feld wechselt auch Design und Sprache, meldet ein Problem und meldet Sie ab.</p>
<h2>Tasten auf der Tafel und in Listen</h2>
<table><tbody>
<tr><th>Taste</th><th>Was sie tut</th></tr>
<tr><td><code>?</code></td><td>Tasten auflisten</td></tr>
<tr><td><code>/</code></td><td>Suchen</td></tr>
<tr><td><code>F</code></td><td>Filter</td></tr>
<tr><td><code>C</code></td><td>Neue Bestellung (auf der Tafel und unter Bestellungen)</td></tr>
<tr><td><code>X</code></td><td>Auswählen; mit der Umschalttaste alle ab der letzten</td></tr>
<tr><td><code>M</code></td><td>Menü der Karte oder Zeile; bei einer Auswahl <strong>Verschieben</strong></td></tr>
<tr><td><code>A</code></td><td>Kurier zuweisen</td></tr>
<tr><td><code>1</code>–<code>9</code></td><td>In den Status mit dieser Nummer verschieben</td></tr>
<tr><td><code>Z</code></td><td>Zuletzt Getanes rückgängig machen, solange seine Meldung da ist</td></tr>
<tr><td><code>Escape</code></td><td>Schließen oder Auswahl aufheben</td></tr>
</tbody></table>
<p>Tasten gelten dem Ausgewählten, sonst der Karte oder Zeile mit dem Fokus. Auf dem Telefon geht alles mit dem Finger; für nichts ist eine Taste nötig.</p>
<h2>Wenn eine Taste nichts tut</h2>
<ul>
<li>Einzelne Tasten wirken nie, während Sie schreiben, und nicht unter einem offenen Dialog oder Menü.</li>
<li>Vielleicht sind sie ausgeschaltet: Drücken Sie oben auf das Zeichen mit der Tastatur und sehen Sie bei <strong>Einzelne Tasten wirken</strong> nach. <code>Strg K</code> geht trotzdem.</li>
<li>Nichts ist ausgewählt und nichts hat den Fokus: Gehen Sie mit den Pfeiltasten zu einer Karte oder Zeile, oder wählen Sie eine aus.</li>
</ul>
<p>Wofür die Nummern stehen, sagt <a href="/onboarding?article_key=move-orders">Bestellungen verschieben</a>.</p>`,
  },
}
