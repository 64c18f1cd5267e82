import type { TemplateTexts } from '#db/seed/templates/template-texts.ts'

export const en: TemplateTexts = {
  staff: {
    created: 'New order {{order.track}}: {{customer.name}}, {{order.address}}',
    status: '{{order.track}} is now “{{order.status}}”',
    assigned: '{{order.track}} is given to {{courier.name}}',
    removed: '{{order.track}} has no courier any more',
    date: '{{order.track}} is now to be delivered on {{order.delivery_date}}, {{order.delivery_window}}',
    not_delivered: '{{order.track}} was not delivered: {{order.reason}}',
  },
  courier: {
    status: { subject: '{{order.track}}: {{order.status}}', body: 'Order {{order.track}} is now "{{order.status}}".' },
    assigned: {
      subject: 'New order {{order.track}}',
      body: 'Order {{order.track}} is yours: {{order.address}}, {{order.delivery_date}}, {{order.delivery_window}}.',
    },
    removed: { subject: 'Order {{order.track}} taken away', body: 'Order {{order.track}} is not yours any more.' },
    date: {
      subject: 'New date for order {{order.track}}',
      body: 'Order {{order.track}} is now to be delivered on {{order.delivery_date}}, {{order.delivery_window}}.',
    },
    tomorrow: {
      subject: 'Tomorrow: order {{order.track}}',
      body: 'Tomorrow: order {{order.track}}, {{order.address}}, {{order.delivery_window}}.',
    },
  },
  account: { subject: 'Your account was changed', body: '{{account.what}} ({{account.when}})' },
  customer: {
    accepted: {
      short: '{{organization.name}}: we have your order {{order.track}}. We will tell you when it comes.',
      subject: 'We have your order {{order.track}}',
      paragraphs: ['Hello {{customer.name}},', 'We have your order {{order.track}} and will tell you when it comes to {{order.address}}.'],
    },
    date: {
      short: '{{organization.name}}: your order {{order.track}} comes on {{order.delivery_date}}, {{order.delivery_window}}.',
      subject: 'Your order {{order.track}} comes on {{order.delivery_date}}',
      paragraphs: [
        'Hello {{customer.name}},',
        'Your order {{order.track}} comes on {{order.delivery_date}}, {{order.delivery_window}}, to {{order.address}}.',
      ],
    },
    tomorrow: {
      short:
        '{{organization.name}}: your order {{order.track}} comes tomorrow, {{order.delivery_window}}. To pay: {{order.to_pay}} {{order.currency}}.',
      subject: 'Your order {{order.track}} comes tomorrow',
      paragraphs: [
        'Hello {{customer.name}},',
        'Your order {{order.track}} comes tomorrow, {{order.delivery_date}}, {{order.delivery_window}}, to {{order.address}}.',
        'To pay at the door: {{order.to_pay}} {{order.currency}}.',
      ],
    },
    out: {
      short:
        '{{organization.name}}: your order {{order.track}} is on its way. Courier: {{courier.name}} {{courier.phone}}. To pay: {{order.to_pay}} {{order.currency}}.',
      subject: 'Your order {{order.track}} is on its way',
      paragraphs: [
        'Hello {{customer.name}},',
        'Your order {{order.track}} is on its way to {{order.address}}. Your courier: {{courier.name}}, {{courier.phone}}.',
        'To pay at the door: {{order.to_pay}} {{order.currency}}.',
      ],
    },
    not_delivered: {
      short: '{{organization.name}}: we could not deliver your order {{order.track}} ({{order.reason}}). We will get in touch with you.',
      subject: 'We could not deliver your order {{order.track}}',
      paragraphs: [
        'Hello {{customer.name}},',
        'We could not deliver your order {{order.track}}. Reason: {{order.reason}}.',
        'We will get in touch with you and agree on what happens next.',
      ],
    },
    delivered: {
      short: '{{organization.name}}: your order {{order.track}} is delivered. Thank you!',
      subject: 'Your order {{order.track}} is delivered',
      paragraphs: ['Hello {{customer.name}},', 'Your order {{order.track}} is delivered. Thank you!'],
    },
    returned: {
      short: '{{organization.name}}: your order {{order.track}} is on its way back to the sender.',
      subject: 'Your order {{order.track}} goes back to the sender',
      paragraphs: [
        'Hello {{customer.name}},',
        'Your order {{order.track}} is on its way back to the sender. Please contact the shop if you have questions.',
      ],
    },
  },
  refusal: 'No further messages about orders: {{refusal_link}}',
}
