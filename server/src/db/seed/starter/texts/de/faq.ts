import type { StarterTexts } from '#db/seed/starter/starter-text.ts'

export const faqs: StarterTexts['faqs'] = {
  'order-missing': {
    question: 'Warum finde ich eine Bestellung nicht?',
    answer: `
<p>Meist verbirgt sie ein Filter, oder sie liegt im Archiv. Drücken Sie <code>Strg K</code> und schreiben Sie Sendungsnummer, Bestellnummer, Name oder Telefon: Das sucht ohne Filter und auch im Archiv. Ist sie auch dort nicht:</p>
<ul>
<li>Vielleicht ist sie gelöscht. Öffnen Sie <a href="/order/index">Bestellungen</a>, drücken Sie <strong>Filter</strong>, wählen Sie <strong>Gelöscht</strong>, dann <strong>Gelöschte Bestellungen</strong>.</li>
<li>Vielleicht gehört sie zu einer anderen Organisation oder einem anderen Land als Ihr Konto. Dann findet sie nur, wer dieses Land sieht.</li>
<li>Vielleicht ist sie noch nicht eingegangen. Fragen Sie den Shop nach der Bestellnummer.</li>
</ul>`,
  },
  'empty-list': {
    question: 'Warum ist eine Liste leer?',
    answer: `
<p>„Keine Bestellungen gefunden“ heißt, dass Suche und Filter nichts übrig lassen: Drücken Sie <strong>Filter entfernen</strong>. Ein Menüeintrag bringt die Filter mit, die Sie in dieser Ansicht zuletzt hatten, deshalb geschieht das oft einen Tag später.</p>
<p>Steht dort „Noch keine Bestellungen“, gibt es für Ihre Organisation und Ihr Land keine, die weder archiviert noch gelöscht ist. „Das Archiv ist leer“ und „Keine abgelehnten Bestellungen“ sind gute Nachrichten: Dort wartet nichts.</p>
<p>Wie Filter funktionieren, steht in <a href="/onboarding?article_key=filters-and-search">Suche und Filter</a>.</p>`,
  },
  'order-late': {
    question: 'Eine Bestellung ist als verspätet markiert. Was tue ich?',
    answer: `
<p>Finden Sie heraus, wo sie ist; dann bringen Sie sie zu Ende oder geben ihr einen neuen Tag. Verspätet heißt: Ihr Zustellfenster ist vorbei, und sie ist noch offen.</p>
<ol>
<li>Steht sie auf „In Zustellung“, rufen Sie den Kurier an. Hat der Kunde sie, verschieben Sie nach „Zugestellt“.</li>
<li>Gelang die Zustellung nicht, verschieben Sie nach „Erneute Zustellung“, mit Grund und neuem Tag.</li>
<li>Ist sie nie losgefahren, wählen Sie <strong>Zustelldatum ändern …</strong> und sagen es dem Kunden.</li>
</ol>
<p>Die Markierung geht von selbst, sobald das neue Fenster in der Zukunft liegt. Alle zeigt der Filter <strong>Verspätete Bestellungen</strong>.</p>`,
  },
  'address-change': {
    question: 'Der Kunde hat eine andere Adresse. Kann ich sie noch ändern?',
    answer: `
<p>Ja, in jedem Status, außer die Bestellung ist archiviert oder gelöscht. Wählen Sie im Menü der Bestellung <strong>Adresse ändern …</strong>, oder drücken Sie in der geöffneten Bestellung auf den Stift neben <strong>Adresse</strong>.</p>
<ul>
<li>Das Telefon des Kuriers zeigt die neue Adresse, sobald es Verbindung hat. Ist er schon unterwegs, rufen Sie ihn auch an.</li>
<li>Ein schon gedrucktes Etikett trägt noch die alte: Drucken Sie ein neues.</li>
<li>Hat ein Kollege die Adresse geändert, während Sie schrieben, sehen Sie seine Fassung und wählen, welche gilt.</li>
</ul>
<p>Wer was geändert hat, steht im <strong>Änderungsverlauf</strong> der Bestellung.</p>`,
  },
  'move-refused': {
    question: 'Warum kann ich eine Bestellung nicht dorthin verschieben, wohin ich will?',
    answer: `
<p>Weil der Ablauf Ihrer Organisation diesen Schritt nicht hat oder nur für andere Rollen. Der Grund steht im Kopf der Spalte, in der Meldung und im Menü unter <strong>Warum nicht woandershin</strong>.</p>
<table><tbody>
<tr><th>Dort steht</th><th>Was hilft</th></tr>
<tr><td>Der Ablauf hat keinen Schritt von … nach …</td><td>Gehen Sie über einen Status dazwischen.</td></tr>
<tr><td>Nur diese Rollen dürfen …</td><td>Bitten Sie jemanden mit dieser Rolle.</td></tr>
<tr><td>Die Bestellung ist archiviert …</td><td>Holen Sie sie aus dem Archiv, oder bitten Sie jemanden mit einer der genannten Rollen.</td></tr>
<tr><td>Eine Bestellung in Zustellung braucht einen Kurier</td><td>Wählen Sie einen.</td></tr>
<tr><td>… wurde inzwischen verschoben</td><td>Sehen Sie nach, wo sie jetzt ist.</td></tr>
</tbody></table>
<p>Nur ein Administrator der Organisation kann dem Ablauf einen Schritt hinzufügen.</p>`,
  },
  'empty-board': {
    question: 'Warum ist die Tafel leer?',
    answer: `
<p>Sehen Sie zuerst auf die Filter über den Spalten. „Keine Bestellung passt zu diesen Filtern“ heißt, dass sie nichts übrig lassen: Drücken Sie <strong>Filter entfernen</strong>.</p>
<ul>
<li>„Hier sind keine Bestellungen“ in jeder Spalte: Für Ihre Organisation und Ihr Land gibt es keine, die weder archiviert noch gelöscht ist.</li>
<li>„Diese Tafel hat keine Spalten“: Ein Administrator Ihrer Organisation muss sie festlegen.</li>
<li>Manche Spalten sind nur eingeklappt, auf der Standardtafel anfangs „Abgeschlossen“ und „Zurück an Absender“: Ein Klick öffnet sie.</li>
</ul>
<p>Was Sie sonst sehen, steht in <a href="/onboarding?article_key=read-the-board">Die Tafel lesen</a>.</p>`,
  },
  'board-columns': {
    question: 'Wer legt Spalten und Felder der Tafel fest?',
    answer: `
<p>Ein Administrator Ihrer Organisation: die Spalten, ihre Reihenfolge und Grenzen unter <strong>Kanban</strong>, <strong>Tafeln</strong>, die Felder der Karten unter <strong>Karten</strong>. Eine Tafel kann für die ganze Organisation gelten oder für ein Land.</p>
<p>Selbst wählen Sie <strong>Kompakt</strong> oder <strong>Geräumig</strong> und welche Felder Ihre Karten zeigen (beides im Menü über der Tafel), und welche Spalten eingeklappt sind, solange die Seite offen ist. Eine Grenze verhindert nichts: Über ihr fällt die Zahl im Kopf auf, und Bestellungen lassen sich weiter hineinziehen.</p>`,
  },
  'board-stale': {
    question: 'Was heißt „Nicht live“ neben dem Titel?',
    answer: `
<p>Die Verbindung ist unterbrochen: Änderungen anderer erscheinen womöglich verspätet. Die Tafel fragt alle paar Sekunden selbst nach, wie dort steht, und ist ohne Neuladen wieder live. Sie können weiterarbeiten; der Server prüft jeden Ihrer Schritte wie immer.</p>
<ol>
<li>Prüfen Sie das Netz Ihres Rechners.</li>
<li>Dauert es Minuten, laden Sie die Seite neu.</li>
<li>Sehen Kollegen dasselbe, wählen Sie unter Ihrem Namen <strong>Problem melden</strong>, oder sagen Sie es Ihrem Administrator.</li>
</ol>
<p>Kommt auf einen Schritt keine Antwort, wird nachgesehen, was aus ihm wurde, und Sie erfahren es. Heißt es, das sei nicht bekannt, sehen Sie nach der Bestellung, bevor Sie sie noch einmal verschieben.</p>`,
  },
  'courier-missing': {
    question: 'Warum steht ein Kurier nicht in der Liste?',
    answer: `
<p>Weil er inaktiv ist oder zu einem anderen Land gehört als die Bestellung: Angeboten werden nur aktive Kuriere ihres Landes. Wer an dem Tag voll ist, steht trotzdem da, am Ende.</p>
<ol>
<li>Schreiben Sie den Namen in <strong>Kurier suchen</strong>.</li>
<li>Öffnen Sie <a href="/courier/">Kuriere</a>, suchen Sie die Person und sehen Sie auf <strong>Land</strong> und <strong>Aktiv</strong>. Haken Sie <strong>Aktiv</strong> an und speichern Sie.</li>
<li>Niemand dieses Namens? Drücken Sie <strong>Neuer Kurier</strong>.</li>
</ol>
<p>Ein Konto mit der Rolle Kurier genügt nicht: Es muss bei einem Kurier unter <strong>Verknüpftes Konto</strong> stehen.</p>`,
  },
  'courier-offline': {
    question: 'Was geschieht, wenn ein Kurier kein Netz hat?',
    answer: `
<p>Er kann weiterarbeiten. Das Telefon behält Bestellungen und Schritte und sendet sie der Reihe nach, sobald die Verbindung wieder steht; eine Zustellung behält ihre Uhrzeit. Bis dahin sehen Sie den alten Status.</p>
<ul>
<li>Verschieben Sie eine solche Bestellung nicht selbst, bevor Sie angerufen haben. Sonst kann der Schritt des Kuriers abgelehnt werden; sein Telefon sagt es ihm.</li>
<li>Der Kurier darf sich nicht abmelden, solange Schritte warten: Sie gingen verloren. Das Telefon warnt davor.</li>
<li>Damit die Seite ohne Netz aufgeht, muss er sie einmal mit Netz geöffnet haben, über eine sichere Adresse (https).</li>
</ul>`,
  },
  'redelivery-when': {
    question: 'Wann „Erneute Zustellung“, und wann nur ein anderer Termin?',
    answer: `
<p>„Erneute Zustellung“, wenn ein Kurier unterwegs war und der Kunde die Bestellung weiterhin will. Nur den Termin ändern Sie, solange niemand losgefahren ist.</p>
<table><tbody>
<tr><th>Was geschah</th><th>Was Sie tun</th></tr>
<tr><td>Niemand zu Hause, niemand am Telefon</td><td>Nach „Erneute Zustellung“, mit Grund und neuem Tag</td></tr>
<tr><td>Der Kunde ruft am Vortag an</td><td><strong>Zustelldatum ändern …</strong></td></tr>
<tr><td>Der Kunde will sie nicht</td><td>Nach „Abgelehnt“, mit Grund</td></tr>
</tbody></table>
<p>Jedes Mal, wenn eine Bestellung „In Zustellung“ geht, zählt ein Versuch. So bleiben die Zahlen wahr; siehe <a href="/onboarding?article_key=rejected-and-redelivery">Erneute Zustellung und Ablehnungen</a>.</p>`,
  },
  'money-open': {
    question: 'Warum steht Geld noch aus?',
    answer: `
<p>Weil die Bestellung eine Nachnahme ist, der Kunde sie hat und niemand sie als bezahlt markiert hat. Drücken Sie auf den Betrag unter <strong>Ausstehend</strong>, um zu sehen, welche es sind.</p>
<ul>
<li>Der Kurier hat das Geld: Drücken Sie <strong>Übergeben</strong>.</li>
<li>Bei einer Übergabe fehlte ihr Haken: Übergeben Sie sie jetzt.</li>
<li>Sie steht unter <strong>Ohne Kurier</strong>: Wählen Sie im Menü der Bestellung <strong>Als bezahlt markieren</strong>.</li>
<li>Eine Übergabe wurde zurückgenommen: Ihre Bestellungen stehen wieder aus.</li>
</ul>
<p>Der Zeitraum oben grenzt nur <strong>Eingenommen</strong> ein. Archivierte Bestellungen zählen mit.</p>`,
  },
  'paid-by-mistake': {
    question: 'Ich habe aus Versehen als bezahlt markiert. Wie nehme ich das zurück?',
    answer: `
<p>Drücken Sie <strong>Rückgängig</strong> in der Meldung oder <code>Z</code>, solange sie da ist. Später wählen Sie im Menü der Bestellung <strong>Als unbezahlt markieren</strong>.</p>
<p>Gehörte sie zu einer Übergabe? Dann öffnen Sie <a href="/order/finance/">Finanzen</a>, gehen zu <strong>Frühere Übergaben</strong>, drücken <strong>Zurücknehmen</strong>, geben den Grund an und übergeben neu ohne diese Bestellung. Sonst sagten Quittung und Bestellungen Verschiedenes. Solange eine davon archiviert ist, geht das nicht: Holen Sie diese zuerst aus dem Archiv. Die alte Übergabe bleibt in der Liste, mit dem Wort <strong>zurückgenommen</strong>.</p>`,
  },
  'export-differs': {
    question: 'Warum zeigt ein Export andere Zahlen als eine andere Ansicht?',
    answer: `
<p>Weil beide verschiedene Bestellungen zählen. Ein Export enthält, was seine Liste enthält, mit ihren Filtern, in dem Augenblick, in dem Sie <strong>Exportieren</strong> drücken.</p>
<ul>
<li>Die Liste der Bestellungen lässt archivierte weg; Finanzen und die Statistik der Ablehnungen zählen sie mit. Setzen Sie den Filter <strong>Archiv</strong> auf <strong>Auch archivierte Bestellungen</strong>.</li>
<li>In Finanzen grenzt der Zeitraum nur <strong>Eingenommen</strong> und die vorausbezahlten Summen ein; <strong>Erwartet</strong> und <strong>Ausstehend</strong> sind der Stand jetzt.</li>
<li>Tage sind die Ihrer Zeitzone. Kollegen woanders können andere Tage haben.</li>
<li>Zählen Sie immer nur eine Währung zusammen.</li>
</ul>`,
  },
  'label-not-printed': {
    question: 'Ein Etikett kam nicht heraus. Was nun?',
    answer: `
<p>Drucken Sie es noch einmal: <strong>Etikett nochmals drucken …</strong> im Menü der Bestellung. Das schadet nicht. <strong>Etikett gedruckt</strong> heißt, dass die Datei entstand, nicht, dass Papier aus dem Drucker kam.</p>
<ul>
<li>Die Datei kommt als Download: Sehen Sie dort nach, öffnen Sie sie und drucken Sie in Originalgröße.</li>
<li>Nichts zu drucken? Gelöschte Bestellungen bekommen kein Etikett; stellen Sie die Bestellung zuerst wieder her.</li>
<li>Etwas fehlt darauf? Eine fehlende Telefonnummer oder Adresse des Absenders warnt nur. Die des Absenders trägt ein Administrator bei der Organisation ein.</li>
<li>Welche noch kommen: Filter <strong>Etikett nicht gedruckt</strong>.</li>
</ul>`,
  },
}
