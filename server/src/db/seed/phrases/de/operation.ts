import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const operation: PhraseCatalogue = {
  operation: {
    Actions: 'Aktionen',
    'Actual delivery date': 'Tatsächliches Zustelldatum',
    'Actual delivery date of {track} saved': 'Tatsächliches Zustelldatum von {track} gespeichert',
    'Actual delivery date…': 'Tatsächliches Zustelldatum …',
    'Address of {track} changed': 'Adresse von {track} geändert',
    Archive: 'Archivieren',
    'As you last saw them; the server has the last word.': 'Stand Ihrer Ansicht; es entscheidet der Server.',
    'Change actual delivery date': 'Tatsächliches Zustelldatum ändern',
    'Change address': 'Adresse ändern',
    'Change address…': 'Adresse ändern …',
    'Change delivery date': 'Zustelldatum ändern',
    'Change reason': 'Grund ändern',
    'Copy the phone number': 'Telefonnummer kopieren',
    'Copy the track number': 'Sendungsnummer kopieren',
    'Courier of {track} changed': 'Kurier von {track} geändert',
    'Courier…': 'Kurier …',
    Delete: 'Löschen',
    'Delete…': 'Löschen …',
    'Delivery date': 'Zustelldatum',
    'Delivery date of {track} changed': 'Zustelldatum von {track} geändert',
    'Delivery date…': 'Zustelldatum …',
    'Going back does not restore the time of delivery.': 'Der Zeitpunkt der Zustellung wird dabei nicht wiederhergestellt.',
    'Looking up the order’s flow…': 'Ablauf der Bestellung wird nachgeschlagen …',
    'Mark as not paid': 'Als unbezahlt markieren',
    'Mark as paid': 'Als bezahlt markieren',
    'Move to': 'Verschieben',
    'Move to…': 'Verschieben nach …',
    'Not from here': 'Von hier aus nicht',
    OK: 'OK',
    'Orders are being changed…': 'Bestellungen werden geändert …',
    'Reason…': 'Grund …',
    Restore: 'Wiederherstellen',
    'Restore from archive': 'Aus dem Archiv holen',
    'Restore the order': 'Bestellung wiederherstellen',
    'Restore…': 'Wiederherstellen …',
    'Save error': 'Fehler beim Speichern',
    'Take the courier off': 'Kurier abziehen',
    'The order comes back as it was, with its status and courier.':
      'Die Bestellung kommt zurück, wie sie war, mit ihrem Status und ihrem Kurier.',
    'There is no step for you from here': 'Von hier aus gibt es keinen Schritt für Sie',
    'Time, if known': 'Uhrzeit, falls bekannt',
    Undone: 'Rückgängig gemacht',
    'Value missed': 'Wert fehlt',
    '{count, plural, =0 {Archive} one {Archive # order} other {Archive # orders}}':
      '{count, plural, =0 {Archivieren} one {# Bestellung archivieren} other {# Bestellungen archivieren}}',
    '{count, plural, =0 {Change} one {Change # order} other {Change # orders}}':
      '{count, plural, =0 {Ändern} one {# Bestellung ändern} other {# Bestellungen ändern}}',
    '{count, plural, =0 {Delete} one {Delete # order} other {Delete # orders}}':
      '{count, plural, =0 {Löschen} one {# Bestellung löschen} other {# Bestellungen löschen}}',
    '{count, plural, =0 {Restore} one {Restore # order} other {Restore # orders}}':
      '{count, plural, =0 {Wiederherstellen} one {# Bestellung wiederherstellen} other {# Bestellungen wiederherstellen}}',
    '{count, plural, one {# order archived} other {# orders archived}}':
      '{count, plural, one {# Bestellung archiviert} other {# Bestellungen archiviert}}',
    '{count, plural, one {# order changed} other {# orders changed}}':
      '{count, plural, one {# Bestellung geändert} other {# Bestellungen geändert}}',
    '{count, plural, one {# order deleted} other {# orders deleted}}':
      '{count, plural, one {# Bestellung gelöscht} other {# Bestellungen gelöscht}}',
    '{count, plural, one {# order had no such date before and keeps this one.} other {# orders had no such date before and keep this one.}}':
      '{count, plural, one {# Bestellung hatte vorher kein solches Datum und behält dieses.} other {# Bestellungen hatten vorher kein solches Datum und behalten dieses.}}',
    '{count, plural, one {# order is as it was before} other {# orders are as they were before}}':
      '{count, plural, one {# Bestellung ist wieder wie vorher} other {# Bestellungen sind wieder wie vorher}}',
    '{count, plural, one {# order marked as not paid} other {# orders marked as not paid}}':
      '{count, plural, one {# Bestellung als unbezahlt markiert} other {# Bestellungen als unbezahlt markiert}}',
    '{count, plural, one {# order marked as paid} other {# orders marked as paid}}':
      '{count, plural, one {# Bestellung als bezahlt markiert} other {# Bestellungen als bezahlt markiert}}',
    '{count, plural, one {# order restored} other {# orders restored}}':
      '{count, plural, one {# Bestellung wiederhergestellt} other {# Bestellungen wiederhergestellt}}',
    '{count, plural, one {# order was not changed} other {# orders were not changed}}':
      '{count, plural, one {# Bestellung wurde nicht geändert} other {# Bestellungen wurden nicht geändert}}',
    '{count, plural, one {Possible for # order} other {Possible for # orders}}':
      '{count, plural, one {Bei # Bestellung möglich} other {Bei # Bestellungen möglich}}',
    '{count, plural, one {Not possible for # order} other {Not possible for # orders}}':
      '{count, plural, one {Bei # Bestellung nicht möglich} other {Bei # Bestellungen nicht möglich}}',
    '{track} archived': '{track} archiviert',
    '{track} deleted': '{track} gelöscht',
    '{track} has no courier any longer': '{track} hat keinen Kurier mehr',
    '{track} marked as not paid': '{track} als unbezahlt markiert',
    '{track} marked as paid': '{track} als bezahlt markiert',
    '{track} moved to “{status}”': '{track} nach „{status}“ verschoben',
    '{track} restored': '{track} wiederhergestellt',
    '{track} restored from the archive': '{track} aus dem Archiv geholt',
    '{what}: {count, plural, one {# order} other {# orders}}': '{what}: {count, plural, one {# Bestellung} other {# Bestellungen}}',
    '{what}: {track}': '{what}: {track}',
  },
}
