import type { TemplateTexts } from '#db/seed/templates/template-texts.ts'

export const pl: TemplateTexts = {
  staff: {
    created: 'Nowe zamówienie {{order.track}}: {{customer.name}}, {{order.address}}',
    status: '{{order.track}} ma teraz status „{{order.status}}”',
    assigned: '{{order.track}}: kurierem jest teraz {{courier.name}}',
    removed: '{{order.track}} nie ma już kuriera',
    date: '{{order.track}}: nowy termin dostawy {{order.delivery_date}}, {{order.delivery_window}}',
    not_delivered: '{{order.track}} nie zostało dostarczone: {{order.reason}}',
  },
  courier: {
    status: { subject: '{{order.track}}: {{order.status}}', body: 'Zamówienie {{order.track}} ma teraz status "{{order.status}}".' },
    assigned: {
      subject: 'Nowe zamówienie {{order.track}}',
      body: 'Zamówienie {{order.track}} jest Twoje: {{order.address}}, {{order.delivery_date}}, {{order.delivery_window}}.',
    },
    removed: { subject: 'Zamówienie {{order.track}} nie jest już Twoje', body: 'Zamówienie {{order.track}} nie jest już Twoje.' },
    date: {
      subject: 'Nowy termin zamówienia {{order.track}}',
      body: 'Zamówienie {{order.track}}: nowy termin dostawy {{order.delivery_date}}, {{order.delivery_window}}.',
    },
    tomorrow: {
      subject: 'Jutro: zamówienie {{order.track}}',
      body: 'Jutro: zamówienie {{order.track}}, {{order.address}}, {{order.delivery_window}}.',
    },
  },
  account: { subject: 'Twoje konto zostało zmienione', body: '{{account.what}} ({{account.when}})' },
  customer: {
    accepted: {
      short: '{{organization.name}}: mamy Twoje zamówienie {{order.track}}. Damy znać, kiedy przyjedzie.',
      subject: 'Mamy Twoje zamówienie {{order.track}}',
      paragraphs: [
        'Dzień dobry, {{customer.name}}!',
        'Mamy Twoje zamówienie {{order.track}} i damy znać, kiedy przyjedzie pod adres: {{order.address}}.',
      ],
    },
    date: {
      short: '{{organization.name}}: Twoje zamówienie {{order.track}} przyjedzie {{order.delivery_date}}, {{order.delivery_window}}.',
      subject: 'Twoje zamówienie {{order.track}} przyjedzie {{order.delivery_date}}',
      paragraphs: [
        'Dzień dobry, {{customer.name}}!',
        'Twoje zamówienie {{order.track}} przyjedzie {{order.delivery_date}}, {{order.delivery_window}}, pod adres: {{order.address}}.',
      ],
    },
    tomorrow: {
      short:
        '{{organization.name}}: Twoje zamówienie {{order.track}} przyjedzie jutro, {{order.delivery_window}}. Do zapłaty: {{order.to_pay}} {{order.currency}}.',
      subject: 'Twoje zamówienie {{order.track}} przyjedzie jutro',
      paragraphs: [
        'Dzień dobry, {{customer.name}}!',
        'Twoje zamówienie {{order.track}} przyjedzie jutro, {{order.delivery_date}}, {{order.delivery_window}}, pod adres: {{order.address}}.',
        'Do zapłaty przy odbiorze: {{order.to_pay}} {{order.currency}}.',
      ],
    },
    out: {
      short:
        '{{organization.name}}: Twoje zamówienie {{order.track}} jest w drodze. Kurier: {{courier.name}} {{courier.phone}}. Do zapłaty: {{order.to_pay}} {{order.currency}}.',
      subject: 'Twoje zamówienie {{order.track}} jest w drodze',
      paragraphs: [
        'Dzień dobry, {{customer.name}}!',
        'Twoje zamówienie {{order.track}} jest w drodze pod adres: {{order.address}}. Kurier: {{courier.name}}, {{courier.phone}}.',
        'Do zapłaty przy odbiorze: {{order.to_pay}} {{order.currency}}.',
      ],
    },
    not_delivered: {
      short: '{{organization.name}}: nie udało się dostarczyć zamówienia {{order.track}} ({{order.reason}}). Skontaktujemy się z Tobą.',
      subject: 'Nie udało się dostarczyć zamówienia {{order.track}}',
      paragraphs: [
        'Dzień dobry, {{customer.name}}!',
        'Nie udało się dostarczyć zamówienia {{order.track}}. Powód: {{order.reason}}.',
        'Skontaktujemy się z Tobą i ustalimy, co dalej.',
      ],
    },
    delivered: {
      short: '{{organization.name}}: Twoje zamówienie {{order.track}} zostało dostarczone. Dziękujemy!',
      subject: 'Twoje zamówienie {{order.track}} zostało dostarczone',
      paragraphs: ['Dzień dobry, {{customer.name}}!', 'Twoje zamówienie {{order.track}} zostało dostarczone. Dziękujemy!'],
    },
    returned: {
      short: '{{organization.name}}: Twoje zamówienie {{order.track}} wraca do nadawcy.',
      subject: 'Twoje zamówienie {{order.track}} wraca do nadawcy',
      paragraphs: [
        'Dzień dobry, {{customer.name}}!',
        'Twoje zamówienie {{order.track}} wraca do nadawcy. Z pytaniami prosimy zwrócić się do sklepu.',
      ],
    },
  },
  refusal: 'Bez dalszych wiadomości o zamówieniach: {{refusal_link}}',
}
