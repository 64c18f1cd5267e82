import type { StarterTexts } from '#db/seed/starter/starter-text.ts'
import { faqs } from './es/faq.ts'
import { onboardingDay } from './es/onboarding-day.ts'
import { onboardingMoney } from './es/onboarding-money.ts'
import { onboardingStart } from './es/onboarding-start.ts'

export const es: StarterTexts = {
  sections: {
    start: { name: 'Para empezar', description: 'De qué trata su trabajo, cómo es la pantalla y cómo se encuentra un pedido.' },
    day: {
      name: 'El día con los pedidos',
      description: 'Tablero, repartidores, fechas, etiquetas: del primer pedido a la última entrega.',
    },
    money: { name: 'Dinero y orden', description: 'Efectivo, archivos, lo archivado y las teclas que ahorran tiempo.' },
  },
  categories: {
    orientation: { name: 'Orientarse' },
    orders: { name: 'Encontrar pedidos' },
    board: { name: 'El tablero' },
    delivery: { name: 'Entregar' },
    cash: { name: 'Efectivo y archivos' },
    care: { name: 'Orden y rapidez' },
  },
  articles: { ...onboardingStart, ...onboardingDay, ...onboardingMoney },
  faq_categories: {
    'faq-orders': { name: 'Pedidos' },
    'faq-board': { name: 'El tablero' },
    'faq-couriers': { name: 'Repartidores y entrega' },
    'faq-money': { name: 'Dinero, archivos y etiquetas' },
  },
  faqs,
}
