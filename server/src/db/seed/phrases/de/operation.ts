import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const operation: PhraseCatalogue = {
  operation: {
    '{track} can be restored.': '{track} kann wiederhergestellt werden.',
    '{count, plural, one {Delete # order?} other {Delete # orders?}}':
      '{count, plural, one {# Bestellung löschen?} other {# Bestellungen löschen?}}',
    'They can be restored.': 'Sie können wiederhergestellt werden.',
    'Move to “{status}”': 'Nach „{status}“ verschieben',
    '{count, plural, one {Print label…} other {Print labels…}}':
      '{count, plural, one {Etikett drucken\u00a0…} other {Etiketten drucken\u00a0…}}',
    '{count, plural, one {Print label again…} other {Print labels again…}}':
      '{count, plural, one {Etikett nochmals drucken\u00a0…} other {Etiketten nochmals drucken\u00a0…}}',
    'It is not known whether this was undone: the server cannot be reached.':
      'Ob das rückgängig gemacht wurde, ist nicht bekannt: Der Server ist nicht erreichbar.',
    '{count, plural, one {The flow has no way back for # order.} other {The flow has no way back for # orders.}}':
      '{count, plural, one {Für # Bestellung hat der Ablauf keinen Weg zurück.} other {Für # Bestellungen hat der Ablauf keinen Weg zurück.}}',
    'Link to {track} copied': 'Link zu {track} kopiert',
    '{track} copied': '{track} kopiert',
    'Copy track number': 'Sendungsnummer kopieren',
    'Change reason…': 'Grund ändern\u00a0…',
    'Not possible now': 'Jetzt nicht möglich',
    'Change: {field}': 'Ändern: {field}',
    '{track} changed': '{track} geändert',
    '{count, plural, =0 {Restore from archive} one {Restore # order from archive} other {Restore # orders from archive}}':
      '{count, plural, =0 {Aus dem Archiv holen} one {# Bestellung aus dem Archiv holen} other {# Bestellungen aus dem Archiv holen}}',
    '{count, plural, one {# order restored from the archive} other {# orders restored from the archive}}':
      '{count, plural, one {# Bestellung aus dem Archiv geholt} other {# Bestellungen aus dem Archiv geholt}}',
    'Assign courier…': 'Kurier zuweisen\u00a0…',
    'Assign courier': 'Kurier zuweisen',
    '{count, plural, =0 {Assign courier} one {Assign courier to # order} other {Assign courier to # orders}}':
      '{count, plural, =0 {Kurier zuweisen} one {Kurier für # Bestellung zuweisen} other {Kurier für # Bestellungen zuweisen}}',
    'Courier assigned to {track}': 'Kurier für {track} zugewiesen',
    '{count, plural, one {Courier assigned to # order} other {Courier assigned to # orders}}':
      '{count, plural, one {Kurier für # Bestellung zugewiesen} other {Kurier für # Bestellungen zugewiesen}}',
    '{count, plural, =0 {Take the courier off} one {Take the courier off # order} other {Take the courier off # orders}}':
      '{count, plural, =0 {Kurier abziehen} one {Kurier von # Bestellung abziehen} other {Kurier von # Bestellungen abziehen}}',
    'Courier taken off {track}': 'Kurier von {track} abgezogen',
    '{count, plural, one {Courier taken off # order} other {Courier taken off # orders}}':
      '{count, plural, one {Kurier von # Bestellung abgezogen} other {Kurier von # Bestellungen abgezogen}}',
    'Take the actual delivery date off': 'Tatsächliches Zustelldatum entfernen',
    '{count, plural, =0 {Take the actual delivery date off} one {Take the actual delivery date off # order} other {Take the actual delivery date off # orders}}':
      '{count, plural, =0 {Tatsächliches Zustelldatum entfernen} one {Tatsächliches Zustelldatum von # Bestellung entfernen} other {Tatsächliches Zustelldatum von # Bestellungen entfernen}}',
    'Actual delivery date taken off {track}': 'Tatsächliches Zustelldatum von {track} entfernt',
    '{count, plural, one {Actual delivery date taken off # order} other {Actual delivery date taken off # orders}}':
      '{count, plural, one {Tatsächliches Zustelldatum von # Bestellung entfernt} other {Tatsächliches Zustelldatum von # Bestellungen entfernt}}',
    'Set actual delivery date…': 'Tatsächliches Zustelldatum\u00a0…',
    'Set actual delivery date': 'Tatsächliches Zustelldatum setzen',
    'Actual delivery date of {track} set': 'Tatsächliches Zustelldatum von {track} gesetzt',
    '{count, plural, one {Actual delivery date of # order set} other {Actual delivery date of # orders set}}':
      '{count, plural, one {Tatsächliches Zustelldatum von # Bestellung gesetzt} other {Tatsächliches Zustelldatum von # Bestellungen gesetzt}}',
    'Change delivery date…': 'Zustelldatum ändern\u00a0…',
    '{count, plural, =0 {Change delivery date} one {Change delivery date of # order} other {Change delivery date of # orders}}':
      '{count, plural, =0 {Zustelldatum ändern} one {Zustelldatum von # Bestellung ändern} other {Zustelldatum von # Bestellungen ändern}}',
    '{count, plural, one {Delivery date of # order changed} other {Delivery date of # orders changed}}':
      '{count, plural, one {Zustelldatum von # Bestellung geändert} other {Zustelldatum von # Bestellungen geändert}}',
    '{count, plural, =0 {Mark as paid} other {Mark # as paid}}':
      '{count, plural, =0 {Als bezahlt markieren} one {# als bezahlt markieren} other {# als bezahlt markieren}}',
    '{count, plural, =0 {Mark as not paid} other {Mark # as not paid}}':
      '{count, plural, =0 {Als unbezahlt markieren} one {# als unbezahlt markieren} other {# als unbezahlt markieren}}',
    'Actual delivery date': 'Tatsächliches Zustelldatum',
    'Address of {track} changed': 'Adresse von {track} geändert',
    Archive: 'Archivieren',
    'Change address': 'Adresse ändern',
    'Change address…': 'Adresse ändern\u00a0…',
    'Change delivery date': 'Zustelldatum ändern',
    'Change reason': 'Grund ändern',
    'Copy the phone number': 'Telefonnummer kopieren',
    'Delivery date': 'Zustelldatum',
    'Delivery date of {track} changed': 'Zustelldatum von {track} geändert',
    'Going back does not restore the time of delivery.': 'Der Zeitpunkt der Zustellung wird dabei nicht wiederhergestellt.',
    'Looking up the order’s flow…': 'Ablauf der Bestellung wird nachgeschlagen\u00a0…',
    'Mark as not paid': 'Als unbezahlt markieren',
    'Mark as paid': 'Als bezahlt markieren',
    'Move to': 'Verschieben',
    'Orders are being changed…': 'Bestellungen werden geändert\u00a0…',
    Restore: 'Wiederherstellen',
    'Restore from archive': 'Aus dem Archiv holen',
    'Restore from archive…': 'Aus dem Archiv holen\u00a0…',
    'Restore…': 'Wiederherstellen\u00a0…',
    'Save error': 'Fehler beim Speichern',
    'Take the courier off': 'Kurier abziehen',
    'The order comes back as it was, with its status and courier.':
      'Die Bestellung kommt zurück, wie sie war, mit ihrem Status und ihrem Kurier.',
    'The orders come back as they were, each with its status and courier.':
      'Die Bestellungen kommen zurück, wie sie waren, jede mit ihrem Status und ihrem Kurier.',
    'There is no step for you from here': 'Von hier aus gibt es keinen Schritt für Sie',
    'Time, if known': 'Uhrzeit, falls bekannt',
    Undone: 'Rückgängig gemacht',
    '{count, plural, one {# order could not go back} other {# orders could not go back}}':
      '{count, plural, one {# Bestellung konnte nicht zurückgesetzt werden} other {# Bestellungen konnten nicht zurückgesetzt werden}}',
    '{count, plural, one {# order could not go back} other {# orders could not go back}}: {reason}':
      '{count, plural, one {# Bestellung konnte nicht zurückgesetzt werden} other {# Bestellungen konnten nicht zurückgesetzt werden}}: {reason}',
    '{count, plural, one {# order was not changed} other {# orders were not changed}}: {reason}':
      '{count, plural, one {# Bestellung wurde} other {# Bestellungen wurden}} nicht geändert: {reason}',
    '{count, plural, one {# order} other {# orders}} assigned to {name}':
      '{count, plural, one {# Bestellung} other {# Bestellungen}} {name} zugewiesen',
    '{count, plural, one {# order} other {# orders}} assigned to {name}, who is over capacity that day':
      '{count, plural, one {# Bestellung} other {# Bestellungen}} {name} zugewiesen, an dem Tag über der Kapazität',
    'Value missed': 'Wert fehlt',
    '{count, plural, =0 {Archive} one {Archive # order} other {Archive # orders}}':
      '{count, plural, =0 {Archivieren} one {# Bestellung archivieren} other {# Bestellungen archivieren}}',
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
    '{track} marked as not paid': '{track} als unbezahlt markiert',
    '{track} marked as paid': '{track} als bezahlt markiert',
    '{track} moved to “{status}”': '{track} nach „{status}“ verschoben',
    '{track} restored': '{track} wiederhergestellt',
    '{track} restored from the archive': '{track} aus dem Archiv geholt',
    '{what}: {count, plural, one {# order} other {# orders}}': '{what}: {count, plural, one {# Bestellung} other {# Bestellungen}}',
    '{what}: {track}': '{what}: {track}',
  },
}
