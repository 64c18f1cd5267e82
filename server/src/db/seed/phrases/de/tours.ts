import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const tours: PhraseCatalogue = {
  tour: {
    'Setup guide hidden': 'Einrichtungshilfe ausgeblendet',
    'Welcome hidden': 'Begrüßung ausgeblendet',
    'Menu tour hidden': 'Menürundgang ausgeblendet',
    'Board tour hidden': 'Tafelrundgang ausgeblendet',
    'Onboarding tour hidden': 'Einführungshinweis ausgeblendet',
    'Welcome to {brand}': 'Willkommen bei {brand}',
    'Good to have you here. A few minutes now, and you will know your way around.':
      'Schön, dass Sie da sind. Ein paar Minuten jetzt, und Sie finden sich zurecht.',
    'A short tour of the menu': 'Ein kurzer Rundgang durch das Menü',
    'Six steps show where everything is.': 'Sechs Schritte zeigen, wo alles ist.',
    'Lessons with pictures': 'Lektionen mit Bildern',
    'From the first order to the cash at the end of the day, at your own pace.':
      'Von der ersten Bestellung bis zum Geld am Ende des Tages, in Ihrem Tempo.',
    'Always at hand': 'Immer griffbereit',
    'The lessons stay in the menu: come back to them whenever you like.':
      'Die Lektionen bleiben im Menü: Sie können jederzeit zu ihnen zurückkehren.',
    'Complete training later': 'Einführung später abschließen',
    'Start learning': 'Jetzt lernen',
    'This is your menu': 'Das ist Ihr Menü',
    'All your work starts here. The next steps show the places you will need most.':
      'Hier beginnt Ihre ganze Arbeit. Die nächsten Schritte zeigen, was Sie am häufigsten brauchen.',
    'Your orders as cards, one column for each status. Drag a card, and the order moves on.':
      'Ihre Bestellungen als Karten, eine Spalte je Status. Ziehen Sie eine Karte, und die Bestellung geht weiter.',
    'What couriers have collected and what is outstanding. Take over their cash here and print the receipt.':
      'Was Kuriere eingenommen haben und was aussteht. Hier übernehmen Sie ihr Geld und drucken die Quittung.',
    'Orders that are done wait here. You can find them and restore them at any time.':
      'Hier liegen erledigte Bestellungen. Sie können sie jederzeit finden und aus dem Archiv holen.',
    'Short answers to what comes up in a day. Search them in your own words.':
      'Kurze Antworten auf das, was im Alltag vorkommt. Suchen Sie in Ihren eigenen Worten.',
    'Lessons with pictures, at your own pace. This is where the tour takes you now.':
      'Lektionen mit Bildern, in Ihrem Tempo. Dorthin führt Sie der Rundgang jetzt.',
    'Go on with your training': 'Weiter mit der Einführung',
    'Your lessons are here. What you have read is ticked off, so you go on where you stopped.':
      'Hier sind Ihre Lektionen. Gelesenes ist abgehakt, so machen Sie dort weiter, wo Sie aufgehört haben.',
    'Your training waits here': 'Hier wartet Ihre Einführung',
    'Open it whenever you have the time. Now to your orders.': 'Öffnen Sie sie, wann immer Sie Zeit haben. Jetzt zu Ihren Bestellungen.',
    'One column for each status': 'Eine Spalte je Status',
    'Its head says how many orders are in it and how much cash they bring.':
      'Ihr Kopf sagt, wie viele Bestellungen darin sind und wie viel Nachnahme sie bringen.',
    'A card is an order': 'Eine Karte ist eine Bestellung',
    'Open it with a click, move it by dragging. Columns it may not go to say why.':
      'Ein Klick öffnet sie, Ziehen verschiebt sie. Spalten, in die sie nicht darf, sagen, warum.',
    'Find an order': 'Eine Bestellung finden',
    'By its number, a name or a phone number. The filters below narrow the board down.':
      'Über ihre Nummer, einen Namen oder eine Telefonnummer. Die Filter darunter grenzen die Tafel ein.',
    'This step is skipped: it is not on your screen right now.':
      'Dieser Schritt wird übersprungen: Er ist gerade nicht auf Ihrem Bildschirm.',
    '{number} of {total}': '{number} von {total}',
    Forward: 'Weiter',
    Finish: 'Fertig',
    'Say what to hide': 'Geben Sie an, was ausgeblendet werden soll',
  },
}
