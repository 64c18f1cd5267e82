import type { StarterTexts } from '#db/seed/starter/starter-text.ts'
import { faqs } from './pl/faq.ts'
import { onboardingDay } from './pl/onboarding-day.ts'
import { onboardingMoney } from './pl/onboarding-money.ts'
import { onboardingStart } from './pl/onboarding-start.ts'

export const pl: StarterTexts = {
  sections: {
    start: { name: 'Pierwsze kroki', description: 'Na czym polega twoja praca, jak zbudowany jest ekran i jak znaleźć zamówienie.' },
    day: { name: 'Dzień z zamówieniami', description: 'Tablica, kurierzy, daty, etykiety: od pierwszego zamówienia do ostatniej dostawy.' },
    money: { name: 'Pieniądze i porządek', description: 'Gotówka, pliki, archiwum i klawisze, które oszczędzają czas.' },
  },
  categories: {
    orientation: { name: 'Orientacja' },
    orders: { name: 'Znajdowanie zamówień' },
    board: { name: 'Tablica' },
    delivery: { name: 'Dostarczanie' },
    cash: { name: 'Gotówka i pliki' },
    care: { name: 'Porządek i tempo' },
  },
  articles: { ...onboardingStart, ...onboardingDay, ...onboardingMoney },
  faq_categories: {
    'faq-orders': { name: 'Zamówienia' },
    'faq-board': { name: 'Tablica' },
    'faq-couriers': { name: 'Kurierzy i dostawa' },
    'faq-money': { name: 'Pieniądze, pliki i etykiety' },
  },
  faqs,
}
