import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const operation: PhraseCatalogue = {
  operation: {
    '{track} can be restored.': '{track} można przywrócić.',
    '{count, plural, one {Delete # order?} other {Delete # orders?}}':
      '{count, plural, one {Usunąć # zamówienie?} few {Usunąć # zamówienia?} many {Usunąć # zamówień?} other {Usunąć # zamówienia?}}',
    'They can be restored.': 'Można je przywrócić.',
    'Move to “{status}”': 'Przenieś do „{status}”',
    '{count, plural, one {Print label…} other {Print labels…}}':
      '{count, plural, one {Drukuj etykietę…} few {Drukuj etykiety…} many {Drukuj etykiety…} other {Drukuj etykiety…}}',
    '{count, plural, one {Print label again…} other {Print labels again…}}':
      '{count, plural, one {Drukuj etykietę ponownie…} few {Drukuj etykiety ponownie…} many {Drukuj etykiety ponownie…} other {Drukuj etykiety ponownie…}}',
    'It is not known whether this was undone: the server cannot be reached.': 'Nie wiadomo, czy to cofnięto: serwer jest nieosiągalny.',
    '{count, plural, one {The flow has no way back for # order.} other {The flow has no way back for # orders.}}':
      '{count, plural, one {Dla # zamówienia obieg nie ma drogi powrotnej.} few {Dla # zamówień obieg nie ma drogi powrotnej.} many {Dla # zamówień obieg nie ma drogi powrotnej.} other {Dla # zamówienia obieg nie ma drogi powrotnej.}}',
    'Link to {track} copied': 'Skopiowano link do {track}',
    '{track} copied': 'Skopiowano {track}',
    'Copy track number': 'Kopiuj numer przesyłki',
    'Change reason…': 'Zmień powód…',
    'Not possible now': 'Teraz niemożliwe',
    'Change: {field}': 'Zmień: {field}',
    '{track} changed': 'Zmieniono {track}',
    '{count, plural, =0 {Restore from archive} one {Restore # order from archive} other {Restore # orders from archive}}':
      '{count, plural, =0 {Przywróć z archiwum} one {Przywróć z archiwum # zamówienie} few {Przywróć z archiwum # zamówienia} many {Przywróć z archiwum # zamówień} other {Przywróć z archiwum # zamówienia}}',
    '{count, plural, one {# order restored from the archive} other {# orders restored from the archive}}':
      '{count, plural, one {Przywrócono z archiwum # zamówienie} few {Przywrócono z archiwum # zamówienia} many {Przywrócono z archiwum # zamówień} other {Przywrócono z archiwum # zamówienia}}',
    'Assign courier…': 'Przydziel kuriera…',
    'Assign courier': 'Przydziel kuriera',
    '{count, plural, =0 {Assign courier} one {Assign courier to # order} other {Assign courier to # orders}}':
      '{count, plural, =0 {Przydziel kuriera} one {Przydziel kuriera do # zamówienia} few {Przydziel kuriera do # zamówień} many {Przydziel kuriera do # zamówień} other {Przydziel kuriera do # zamówienia}}',
    'Courier assigned to {track}': 'Przydzielono kuriera do {track}',
    '{count, plural, one {Courier assigned to # order} other {Courier assigned to # orders}}':
      '{count, plural, one {Przydzielono kuriera do # zamówienia} few {Przydzielono kuriera do # zamówień} many {Przydzielono kuriera do # zamówień} other {Przydzielono kuriera do # zamówienia}}',
    '{count, plural, =0 {Take the courier off} one {Take the courier off # order} other {Take the courier off # orders}}':
      '{count, plural, =0 {Odbierz kurierowi} one {Odbierz kurierowi # zamówienie} few {Odbierz kurierowi # zamówienia} many {Odbierz kurierowi # zamówień} other {Odbierz kurierowi # zamówienia}}',
    'Courier taken off {track}': 'Odebrano kurierowi {track}',
    '{count, plural, one {Courier taken off # order} other {Courier taken off # orders}}':
      '{count, plural, one {Odebrano kurierowi # zamówienie} few {Odebrano kurierowi # zamówienia} many {Odebrano kurierowi # zamówień} other {Odebrano kurierowi # zamówienia}}',
    'Take the actual delivery date off': 'Usuń faktyczną datę dostawy',
    '{count, plural, =0 {Take the actual delivery date off} one {Take the actual delivery date off # order} other {Take the actual delivery date off # orders}}':
      '{count, plural, =0 {Usuń faktyczną datę dostawy} one {Usuń faktyczną datę dostawy # zamówienia} few {Usuń faktyczną datę dostawy # zamówień} many {Usuń faktyczną datę dostawy # zamówień} other {Usuń faktyczną datę dostawy # zamówienia}}',
    'Actual delivery date taken off {track}': 'Usunięto faktyczną datę dostawy {track}',
    '{count, plural, one {Actual delivery date taken off # order} other {Actual delivery date taken off # orders}}':
      '{count, plural, one {Usunięto faktyczną datę dostawy # zamówienia} few {Usunięto faktyczną datę dostawy # zamówień} many {Usunięto faktyczną datę dostawy # zamówień} other {Usunięto faktyczną datę dostawy # zamówienia}}',
    'Set actual delivery date…': 'Ustaw faktyczną datę dostawy…',
    'Set actual delivery date': 'Ustaw faktyczną datę dostawy',
    'Actual delivery date of {track} set': 'Ustawiono faktyczną datę dostawy {track}',
    '{count, plural, one {Actual delivery date of # order set} other {Actual delivery date of # orders set}}':
      '{count, plural, one {Ustawiono faktyczną datę dostawy # zamówienia} few {Ustawiono faktyczną datę dostawy # zamówień} many {Ustawiono faktyczną datę dostawy # zamówień} other {Ustawiono faktyczną datę dostawy # zamówienia}}',
    'Change delivery date…': 'Zmień datę dostawy…',
    '{count, plural, =0 {Change delivery date} one {Change delivery date of # order} other {Change delivery date of # orders}}':
      '{count, plural, =0 {Zmień datę dostawy} one {Zmień datę dostawy # zamówienia} few {Zmień datę dostawy # zamówień} many {Zmień datę dostawy # zamówień} other {Zmień datę dostawy # zamówienia}}',
    '{count, plural, one {Delivery date of # order changed} other {Delivery date of # orders changed}}':
      '{count, plural, one {Zmieniono datę dostawy # zamówienia} few {Zmieniono datę dostawy # zamówień} many {Zmieniono datę dostawy # zamówień} other {Zmieniono datę dostawy # zamówienia}}',
    '{count, plural, =0 {Mark as paid} other {Mark # as paid}}':
      '{count, plural, =0 {Oznacz jako opłacone} one {Oznacz # jako opłacone} few {Oznacz # jako opłacone} many {Oznacz # jako opłacone} other {Oznacz # jako opłacone}}',
    '{count, plural, =0 {Mark as not paid} other {Mark # as not paid}}':
      '{count, plural, =0 {Oznacz jako nieopłacone} one {Oznacz # jako nieopłacone} few {Oznacz # jako nieopłacone} many {Oznacz # jako nieopłacone} other {Oznacz # jako nieopłacone}}',
    'Actual delivery date': 'Faktyczna data dostawy',
    'Address of {track} changed': 'Zmieniono adres {track}',
    Archive: 'Zarchiwizuj',
    'Change address': 'Zmień adres',
    'Change address…': 'Zmień adres…',
    'Change delivery date': 'Zmień datę dostawy',
    'Change reason': 'Zmień powód',
    'Copy the phone number': 'Kopiuj numer telefonu',
    'Delivery date': 'Data dostawy',
    'Delivery date of {track} changed': 'Zmieniono datę dostawy {track}',
    'Going back does not restore the time of delivery.': 'Powrót nie przywraca czasu dostawy.',
    'Looking up the order’s flow…': 'Sprawdzanie obiegu zamówienia…',
    'Mark as not paid': 'Oznacz jako nieopłacone',
    'Mark as paid': 'Oznacz jako opłacone',
    'Move to': 'Przenieś do',
    'Orders are being changed…': 'Zmienianie zamówień…',
    Restore: 'Przywróć',
    'Restore from archive': 'Przywróć z archiwum',
    'Restore from archive…': 'Przywróć z archiwum…',
    'Restore…': 'Przywróć…',
    'Save error': 'Błąd zapisu',
    'Take the courier off': 'Odbierz kurierowi',
    'The order comes back as it was, with its status and courier.': 'Zamówienie wróci takie, jakie było, ze swoim statusem i kurierem.',
    'The orders come back as they were, each with its status and courier.':
      'Zamówienia wrócą takie, jakie były, każde ze swoim statusem i kurierem.',
    'There is no step for you from here': 'Nie ma stąd przejścia dla ciebie',
    'Time, if known': 'Godzina, jeśli znana',
    Undone: 'Cofnięto',
    '{count, plural, one {# order could not go back} other {# orders could not go back}}':
      '{count, plural, one {Nie cofnięto zmiany # zamówienia} few {Nie cofnięto zmian # zamówień} many {Nie cofnięto zmian # zamówień} other {Nie cofnięto zmian # zamówienia}}',
    '{count, plural, one {# order could not go back} other {# orders could not go back}}: {reason}':
      '{count, plural, one {Nie cofnięto zmiany # zamówienia} few {Nie cofnięto zmian # zamówień} many {Nie cofnięto zmian # zamówień} other {Nie cofnięto zmian # zamówienia}}: {reason}',
    '{count, plural, one {# order was not changed} other {# orders were not changed}}: {reason}':
      '{count, plural, one {Nie zmieniono # zamówienia} few {Nie zmieniono # zamówień} many {Nie zmieniono # zamówień} other {Nie zmieniono # zamówienia}}: {reason}',
    '{count, plural, one {# order} other {# orders}} assigned to {name}':
      '{name}: {count, plural, one {przydzielono # zamówienie} few {przydzielono # zamówienia} many {przydzielono # zamówień} other {przydzielono # zamówienia}}',
    '{count, plural, one {# order} other {# orders}} assigned to {name}, who is over capacity that day':
      '{name}: {count, plural, one {przydzielono # zamówienie} few {przydzielono # zamówienia} many {przydzielono # zamówień} other {przydzielono # zamówienia}}, tego dnia ponad limit',
    'Value missed': 'Brak wartości',
    '{count, plural, =0 {Archive} one {Archive # order} other {Archive # orders}}':
      '{count, plural, =0 {Zarchiwizuj} one {Zarchiwizuj # zamówienie} few {Zarchiwizuj # zamówienia} many {Zarchiwizuj # zamówień} other {Zarchiwizuj # zamówienia}}',
    '{count, plural, =0 {Delete} one {Delete # order} other {Delete # orders}}':
      '{count, plural, =0 {Usuń} one {Usuń # zamówienie} few {Usuń # zamówienia} many {Usuń # zamówień} other {Usuń # zamówienia}}',
    '{count, plural, =0 {Restore} one {Restore # order} other {Restore # orders}}':
      '{count, plural, =0 {Przywróć} one {Przywróć # zamówienie} few {Przywróć # zamówienia} many {Przywróć # zamówień} other {Przywróć # zamówienia}}',
    '{count, plural, one {# order archived} other {# orders archived}}':
      '{count, plural, one {Zarchiwizowano # zamówienie} few {Zarchiwizowano # zamówienia} many {Zarchiwizowano # zamówień} other {Zarchiwizowano # zamówienia}}',
    '{count, plural, one {# order changed} other {# orders changed}}':
      '{count, plural, one {Zmieniono # zamówienie} few {Zmieniono # zamówienia} many {Zmieniono # zamówień} other {Zmieniono # zamówienia}}',
    '{count, plural, one {# order deleted} other {# orders deleted}}':
      '{count, plural, one {Usunięto # zamówienie} few {Usunięto # zamówienia} many {Usunięto # zamówień} other {Usunięto # zamówienia}}',
    '{count, plural, one {# order had no such date before and keeps this one.} other {# orders had no such date before and keep this one.}}':
      '{count, plural, one {# zamówienie nie miało wcześniej takiej daty i zachowuje tę.} few {# zamówienia nie miały wcześniej takiej daty i zachowują tę.} many {# zamówień nie miało wcześniej takiej daty i zachowuje tę.} other {# zamówienia nie miało wcześniej takiej daty i zachowuje tę.}}',
    '{count, plural, one {# order is as it was before} other {# orders are as they were before}}':
      '{count, plural, one {# zamówienie jest znów jak wcześniej} few {# zamówienia są znów jak wcześniej} many {# zamówień jest znów jak wcześniej} other {# zamówienia jest znów jak wcześniej}}',
    '{count, plural, one {# order marked as not paid} other {# orders marked as not paid}}':
      '{count, plural, one {Oznaczono # zamówienie jako nieopłacone} few {Oznaczono # zamówienia jako nieopłacone} many {Oznaczono # zamówień jako nieopłacone} other {Oznaczono # zamówienia jako nieopłacone}}',
    '{count, plural, one {# order marked as paid} other {# orders marked as paid}}':
      '{count, plural, one {Oznaczono # zamówienie jako opłacone} few {Oznaczono # zamówienia jako opłacone} many {Oznaczono # zamówień jako opłacone} other {Oznaczono # zamówienia jako opłacone}}',
    '{count, plural, one {# order restored} other {# orders restored}}':
      '{count, plural, one {Przywrócono # zamówienie} few {Przywrócono # zamówienia} many {Przywrócono # zamówień} other {Przywrócono # zamówienia}}',
    '{count, plural, one {# order was not changed} other {# orders were not changed}}':
      '{count, plural, one {Nie zmieniono # zamówienia} few {Nie zmieniono # zamówień} many {Nie zmieniono # zamówień} other {Nie zmieniono # zamówienia}}',
    '{count, plural, one {Possible for # order} other {Possible for # orders}}':
      '{count, plural, one {Możliwe dla # zamówienia} few {Możliwe dla # zamówień} many {Możliwe dla # zamówień} other {Możliwe dla # zamówienia}}',
    '{count, plural, one {Not possible for # order} other {Not possible for # orders}}':
      '{count, plural, one {Niemożliwe dla # zamówienia} few {Niemożliwe dla # zamówień} many {Niemożliwe dla # zamówień} other {Niemożliwe dla # zamówienia}}',
    '{track} archived': 'Zarchiwizowano {track}',
    '{track} deleted': 'Usunięto {track}',
    '{track} marked as not paid': 'Oznaczono {track} jako nieopłacone',
    '{track} marked as paid': 'Oznaczono {track} jako opłacone',
    '{track} moved to “{status}”': 'Przeniesiono {track} do „{status}”',
    '{track} restored': 'Przywrócono {track}',
    '{track} restored from the archive': 'Przywrócono {track} z archiwum',
    '{what}: {count, plural, one {# order} other {# orders}}':
      '{what}: {count, plural, one {# zamówienie} few {# zamówienia} many {# zamówień} other {# zamówienia}}',
    '{what}: {track}': '{what}: {track}',
  },
}
