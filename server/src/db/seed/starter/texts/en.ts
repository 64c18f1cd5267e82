import type { StarterTexts } from '#db/seed/starter/starter-text.ts'
import { faqs } from './en/faq.ts'
import { onboardingDay } from './en/onboarding-day.ts'
import { onboardingMoney } from './en/onboarding-money.ts'
import { onboardingStart } from './en/onboarding-start.ts'

export const en: StarterTexts = {
  sections: {
    start: { name: 'First steps', description: 'What your work is about, how the screen is built and how you find an order.' },
    day: { name: 'The day with orders', description: 'Board, couriers, dates, labels: from the first order to the last delivery.' },
    money: { name: 'Money and good order', description: 'Cash, files, archive, and the keys that save time.' },
  },
  categories: {
    orientation: { name: 'Find your way' },
    orders: { name: 'Find orders' },
    board: { name: 'The board' },
    delivery: { name: 'Deliver' },
    cash: { name: 'Cash and files' },
    care: { name: 'Good order and speed' },
  },
  articles: { ...onboardingStart, ...onboardingDay, ...onboardingMoney },
  faq_categories: {
    'faq-orders': { name: 'Orders' },
    'faq-board': { name: 'The board' },
    'faq-couriers': { name: 'Couriers and delivery' },
    'faq-money': { name: 'Money, files and labels' },
  },
  faqs,
}
