import type { StarterTexts } from '#db/seed/starter/starter-text.ts'
import { faqs } from './uk/faq.ts'
import { onboardingDay } from './uk/onboarding-day.ts'
import { onboardingMoney } from './uk/onboarding-money.ts'
import { onboardingStart } from './uk/onboarding-start.ts'

export const uk: StarterTexts = {
  sections: {
    start: { name: 'Перші кроки', description: 'У чому ваша робота, як побудовано екран і як знайти замовлення.' },
    day: { name: 'День із замовленнями', description: 'Дошка, кур’єри, дати, етикетки: від першого замовлення до останньої доставки.' },
    money: { name: 'Гроші й порядок', description: 'Готівка, файли, архів і клавіші, які заощаджують час.' },
  },
  categories: {
    orientation: { name: 'Зорієнтуватися' },
    orders: { name: 'Знайти замовлення' },
    board: { name: 'Дошка' },
    delivery: { name: 'Доставити' },
    cash: { name: 'Готівка й файли' },
    care: { name: 'Порядок і швидкість' },
  },
  articles: { ...onboardingStart, ...onboardingDay, ...onboardingMoney },
  faq_categories: {
    'faq-orders': { name: 'Замовлення' },
    'faq-board': { name: 'Дошка' },
    'faq-couriers': { name: 'Кур’єри та доставка' },
    'faq-money': { name: 'Гроші, файли та етикетки' },
  },
  faqs,
}
