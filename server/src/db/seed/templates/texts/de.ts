import type { TemplateTexts } from '#db/seed/templates/template-texts.ts'

export const de: TemplateTexts = {
  staff: {
    created: 'Neue Bestellung {{order.track}}: {{customer.name}}, {{order.address}}',
    status: '{{order.track}} ist jetzt „{{order.status}}“',
    assigned: '{{order.track}}: Kurier ist jetzt {{courier.name}}',
    removed: '{{order.track}} hat keinen Kurier mehr',
    date: '{{order.track}} soll jetzt am {{order.delivery_date}} zugestellt werden, {{order.delivery_window}}',
    not_delivered: '{{order.track}} wurde nicht zugestellt: {{order.reason}}',
  },
  courier: {
    status: { subject: '{{order.track}}: {{order.status}}', body: 'Bestellung {{order.track}} ist jetzt "{{order.status}}".' },
    assigned: {
      subject: 'Neue Bestellung {{order.track}}',
      body: 'Sie haben Bestellung {{order.track}}: {{order.address}}, {{order.delivery_date}}, {{order.delivery_window}}.',
    },
    removed: { subject: 'Bestellung {{order.track}} nicht mehr bei Ihnen', body: 'Bestellung {{order.track}} ist nicht mehr bei Ihnen.' },
    date: {
      subject: 'Neuer Termin für Bestellung {{order.track}}',
      body: 'Bestellung {{order.track}} soll jetzt am {{order.delivery_date}} zugestellt werden, {{order.delivery_window}}.',
    },
    tomorrow: {
      subject: 'Morgen: Bestellung {{order.track}}',
      body: 'Morgen: Bestellung {{order.track}}, {{order.address}}, {{order.delivery_window}}.',
    },
  },
  account: { subject: 'Ihr Konto wurde geändert', body: '{{account.what}} ({{account.when}})' },
  customer: {
    accepted: {
      short: '{{organization.name}}: Wir haben Ihre Bestellung {{order.track}}. Wir melden uns, wann sie kommt.',
      subject: 'Wir haben Ihre Bestellung {{order.track}}',
      paragraphs: [
        'Guten Tag, {{customer.name}}!',
        'Wir haben Ihre Bestellung {{order.track}} und melden uns, wann sie zu Ihnen kommt: {{order.address}}.',
      ],
    },
    date: {
      short: '{{organization.name}}: Ihre Bestellung {{order.track}} kommt am {{order.delivery_date}}, {{order.delivery_window}}.',
      subject: 'Ihre Bestellung {{order.track}} kommt am {{order.delivery_date}}',
      paragraphs: [
        'Guten Tag, {{customer.name}}!',
        'Ihre Bestellung {{order.track}} kommt am {{order.delivery_date}}, {{order.delivery_window}}, an diese Adresse: {{order.address}}.',
      ],
    },
    tomorrow: {
      short:
        '{{organization.name}}: Ihre Bestellung {{order.track}} kommt morgen, {{order.delivery_window}}. Zu zahlen: {{order.to_pay}} {{order.currency}}.',
      subject: 'Ihre Bestellung {{order.track}} kommt morgen',
      paragraphs: [
        'Guten Tag, {{customer.name}}!',
        'Ihre Bestellung {{order.track}} kommt morgen, {{order.delivery_date}}, {{order.delivery_window}}, an diese Adresse: {{order.address}}.',
        'An der Tür zu zahlen: {{order.to_pay}} {{order.currency}}.',
      ],
    },
    out: {
      short:
        '{{organization.name}}: Ihre Bestellung {{order.track}} ist unterwegs. Kurier: {{courier.name}} {{courier.phone}}. Zu zahlen: {{order.to_pay}} {{order.currency}}.',
      subject: 'Ihre Bestellung {{order.track}} ist unterwegs',
      paragraphs: [
        'Guten Tag, {{customer.name}}!',
        'Ihre Bestellung {{order.track}} ist unterwegs an diese Adresse: {{order.address}}. Ihr Kurier: {{courier.name}}, {{courier.phone}}.',
        'An der Tür zu zahlen: {{order.to_pay}} {{order.currency}}.',
      ],
    },
    not_delivered: {
      short:
        '{{organization.name}}: Ihre Bestellung {{order.track}} konnten wir nicht zustellen ({{order.reason}}). Wir melden uns bei Ihnen.',
      subject: 'Ihre Bestellung {{order.track}} konnten wir nicht zustellen',
      paragraphs: [
        'Guten Tag, {{customer.name}}!',
        'Ihre Bestellung {{order.track}} konnten wir nicht zustellen. Grund: {{order.reason}}.',
        'Wir melden uns bei Ihnen und vereinbaren, wie es weitergeht.',
      ],
    },
    delivered: {
      short: '{{organization.name}}: Ihre Bestellung {{order.track}} ist zugestellt. Vielen Dank!',
      subject: 'Ihre Bestellung {{order.track}} ist zugestellt',
      paragraphs: ['Guten Tag, {{customer.name}}!', 'Ihre Bestellung {{order.track}} ist zugestellt. Vielen Dank!'],
    },
    returned: {
      short: '{{organization.name}}: Ihre Bestellung {{order.track}} geht zurück an den Absender.',
      subject: 'Ihre Bestellung {{order.track}} geht zurück an den Absender',
      paragraphs: [
        'Guten Tag, {{customer.name}}!',
        'Ihre Bestellung {{order.track}} geht zurück an den Absender. Bei Fragen wenden Sie sich bitte an den Shop.',
      ],
    },
  },
  refusal: 'Keine weiteren Nachrichten zu Bestellungen: {{refusal_link}}',
}
