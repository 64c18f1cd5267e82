import type { StarterTexts } from '#db/seed/starter/starter-text.ts'
import { faqs } from './de/faq.ts'
import { onboardingDay } from './de/onboarding-day.ts'
import { onboardingMoney } from './de/onboarding-money.ts'
import { onboardingStart } from './de/onboarding-start.ts'

export const de: StarterTexts = {
  sections: {
    start: {
      name: 'Erste Schritte',
      description: 'Worum es in Ihrer Arbeit geht, wie der Bildschirm gebaut ist und wie Sie eine Bestellung finden.',
    },
    day: {
      name: 'Der Tag mit Bestellungen',
      description: 'Tafel, Kuriere, Termine, Etiketten: von der ersten Bestellung bis zur letzten Zustellung.',
    },
    money: { name: 'Geld und Ordnung', description: 'Bargeld, Dateien, Archiv und die Tasten, die Zeit sparen.' },
  },
  categories: {
    orientation: { name: 'Sich zurechtfinden' },
    orders: { name: 'Bestellungen finden' },
    board: { name: 'Die Tafel' },
    delivery: { name: 'Zustellen' },
    cash: { name: 'Bargeld und Dateien' },
    care: { name: 'Ordnung und Tempo' },
  },
  articles: { ...onboardingStart, ...onboardingDay, ...onboardingMoney },
  faq_categories: {
    'faq-orders': { name: 'Bestellungen' },
    'faq-board': { name: 'Die Tafel' },
    'faq-couriers': { name: 'Kuriere und Zustellung' },
    'faq-money': { name: 'Geld, Dateien und Etiketten' },
  },
  faqs,
}
