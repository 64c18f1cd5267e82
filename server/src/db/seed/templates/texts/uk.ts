import type { TemplateTexts } from '#db/seed/templates/template-texts.ts'

export const uk: TemplateTexts = {
  staff: {
    created: 'Нове замовлення {{order.track}}: {{customer.name}}, {{order.address}}',
    status: '{{order.track}} тепер «{{order.status}}»',
    assigned: '{{order.track}}: кур’єр тепер {{courier.name}}',
    removed: '{{order.track}} більше не має кур’єра',
    date: '{{order.track}}: нова дата доставки {{order.delivery_date}}, {{order.delivery_window}}',
    not_delivered: '{{order.track}} не доставлено: {{order.reason}}',
  },
  courier: {
    status: { subject: '{{order.track}}: {{order.status}}', body: 'Замовлення {{order.track}} тепер "{{order.status}}".' },
    assigned: {
      subject: 'Нове замовлення {{order.track}}',
      body: 'Замовлення {{order.track}} тепер ваше: {{order.address}}, {{order.delivery_date}}, {{order.delivery_window}}.',
    },
    removed: { subject: 'Замовлення {{order.track}} більше не ваше', body: 'Замовлення {{order.track}} більше не ваше.' },
    date: {
      subject: 'Нова дата замовлення {{order.track}}',
      body: 'Замовлення {{order.track}}: нова дата доставки {{order.delivery_date}}, {{order.delivery_window}}.',
    },
    tomorrow: {
      subject: 'Завтра: замовлення {{order.track}}',
      body: 'Завтра: замовлення {{order.track}}, {{order.address}}, {{order.delivery_window}}.',
    },
  },
  account: { subject: 'Ваш обліковий запис змінено', body: '{{account.what}} ({{account.when}})' },
  customer: {
    accepted: {
      short: '{{organization.name}}: ми отримали ваше замовлення {{order.track}}. Повідомимо, коли воно прибуде.',
      subject: 'Ми отримали ваше замовлення {{order.track}}',
      paragraphs: [
        'Вітаємо, {{customer.name}}!',
        'Ми отримали ваше замовлення {{order.track}} і повідомимо, коли воно прибуде за адресою: {{order.address}}.',
      ],
    },
    date: {
      short: '{{organization.name}}: ваше замовлення {{order.track}} прибуде {{order.delivery_date}}, {{order.delivery_window}}.',
      subject: 'Ваше замовлення {{order.track}} прибуде {{order.delivery_date}}',
      paragraphs: [
        'Вітаємо, {{customer.name}}!',
        'Ваше замовлення {{order.track}} прибуде {{order.delivery_date}}, {{order.delivery_window}}, за адресою: {{order.address}}.',
      ],
    },
    tomorrow: {
      short:
        '{{organization.name}}: ваше замовлення {{order.track}} прибуде завтра, {{order.delivery_window}}. До сплати: {{order.to_pay}} {{order.currency}}.',
      subject: 'Ваше замовлення {{order.track}} прибуде завтра',
      paragraphs: [
        'Вітаємо, {{customer.name}}!',
        'Ваше замовлення {{order.track}} прибуде завтра, {{order.delivery_date}}, {{order.delivery_window}}, за адресою: {{order.address}}.',
        'До сплати при отриманні: {{order.to_pay}} {{order.currency}}.',
      ],
    },
    out: {
      short:
        '{{organization.name}}: ваше замовлення {{order.track}} у дорозі. Кур’єр: {{courier.name}} {{courier.phone}}. До сплати: {{order.to_pay}} {{order.currency}}.',
      subject: 'Ваше замовлення {{order.track}} у дорозі',
      paragraphs: [
        'Вітаємо, {{customer.name}}!',
        'Ваше замовлення {{order.track}} у дорозі за адресою: {{order.address}}. Ваш кур’єр: {{courier.name}}, {{courier.phone}}.',
        'До сплати при отриманні: {{order.to_pay}} {{order.currency}}.',
      ],
    },
    not_delivered: {
      short: '{{organization.name}}: не вдалося доставити ваше замовлення {{order.track}} ({{order.reason}}). Ми зв’яжемося з вами.',
      subject: 'Не вдалося доставити ваше замовлення {{order.track}}',
      paragraphs: [
        'Вітаємо, {{customer.name}}!',
        'Не вдалося доставити ваше замовлення {{order.track}}. Причина: {{order.reason}}.',
        'Ми зв’яжемося з вами й домовимося, що далі.',
      ],
    },
    delivered: {
      short: '{{organization.name}}: ваше замовлення {{order.track}} доставлено. Дякуємо!',
      subject: 'Ваше замовлення {{order.track}} доставлено',
      paragraphs: ['Вітаємо, {{customer.name}}!', 'Ваше замовлення {{order.track}} доставлено. Дякуємо!'],
    },
    returned: {
      short: '{{organization.name}}: ваше замовлення {{order.track}} повертається відправнику.',
      subject: 'Ваше замовлення {{order.track}} повертається відправнику',
      paragraphs: [
        'Вітаємо, {{customer.name}}!',
        'Ваше замовлення {{order.track}} повертається відправнику. Із запитаннями звертайтеся до магазину.',
      ],
    },
  },
  refusal: 'Не отримувати повідомлень про замовлення: {{refusal_link}}',
}
