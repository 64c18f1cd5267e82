import type { TemplateTexts } from '#db/seed/templates/template-texts.ts'

export const es: TemplateTexts = {
  staff: {
    created: 'Pedido nuevo {{order.track}}: {{customer.name}}, {{order.address}}',
    status: '{{order.track}} está ahora en «{{order.status}}»',
    assigned: '{{order.track}} lo lleva {{courier.name}}',
    removed: '{{order.track}} ya no tiene repartidor',
    date: '{{order.track}}: nueva fecha de entrega, {{order.delivery_date}}, {{order.delivery_window}}',
    not_delivered: '{{order.track}} no se entregó: {{order.reason}}',
  },
  courier: {
    status: { subject: '{{order.track}}: {{order.status}}', body: 'El pedido {{order.track}} está ahora en "{{order.status}}".' },
    assigned: {
      subject: 'Pedido nuevo {{order.track}}',
      body: 'El pedido {{order.track}} es suyo: {{order.address}}, {{order.delivery_date}}, {{order.delivery_window}}.',
    },
    removed: { subject: 'Pedido {{order.track}} retirado', body: 'El pedido {{order.track}} ya no es suyo.' },
    date: {
      subject: 'Fecha nueva del pedido {{order.track}}',
      body: 'Pedido {{order.track}}: nueva fecha de entrega, {{order.delivery_date}}, {{order.delivery_window}}.',
    },
    tomorrow: {
      subject: 'Mañana: pedido {{order.track}}',
      body: 'Mañana: pedido {{order.track}}, {{order.address}}, {{order.delivery_window}}.',
    },
  },
  account: { subject: 'Su cuenta ha cambiado', body: '{{account.what}} ({{account.when}})' },
  customer: {
    accepted: {
      short: '{{organization.name}}: tenemos su pedido {{order.track}}. Le avisaremos de la fecha de entrega.',
      subject: 'Tenemos su pedido {{order.track}}',
      paragraphs: [
        'Hola, {{customer.name}}:',
        'Tenemos su pedido {{order.track}} y le avisaremos de la fecha de entrega en {{order.address}}.',
      ],
    },
    date: {
      short: '{{organization.name}}: su pedido {{order.track}} llega el {{order.delivery_date}}, {{order.delivery_window}}.',
      subject: 'Su pedido {{order.track}} llega el {{order.delivery_date}}',
      paragraphs: [
        'Hola, {{customer.name}}:',
        'Su pedido {{order.track}} llega el {{order.delivery_date}}, {{order.delivery_window}}, a {{order.address}}.',
      ],
    },
    tomorrow: {
      short:
        '{{organization.name}}: su pedido {{order.track}} llega mañana, {{order.delivery_window}}. A pagar: {{order.to_pay}} {{order.currency}}.',
      subject: 'Su pedido {{order.track}} llega mañana',
      paragraphs: [
        'Hola, {{customer.name}}:',
        'Su pedido {{order.track}} llega mañana, {{order.delivery_date}}, {{order.delivery_window}}, a {{order.address}}.',
        'A pagar en la puerta: {{order.to_pay}} {{order.currency}}.',
      ],
    },
    out: {
      short:
        '{{organization.name}}: su pedido {{order.track}} va en camino. Repartidor: {{courier.name}} {{courier.phone}}. A pagar: {{order.to_pay}} {{order.currency}}.',
      subject: 'Su pedido {{order.track}} va en camino',
      paragraphs: [
        'Hola, {{customer.name}}:',
        'Su pedido {{order.track}} va en camino a {{order.address}}. Su repartidor: {{courier.name}}, {{courier.phone}}.',
        'A pagar en la puerta: {{order.to_pay}} {{order.currency}}.',
      ],
    },
    not_delivered: {
      short:
        '{{organization.name}}: no pudimos entregar su pedido {{order.track}} ({{order.reason}}). Nos pondremos en contacto con usted.',
      subject: 'No pudimos entregar su pedido {{order.track}}',
      paragraphs: [
        'Hola, {{customer.name}}:',
        'No pudimos entregar su pedido {{order.track}}. Motivo: {{order.reason}}.',
        'Nos pondremos en contacto con usted para acordar cómo seguir.',
      ],
    },
    delivered: {
      short: '{{organization.name}}: su pedido {{order.track}} se ha entregado. ¡Gracias!',
      subject: 'Su pedido {{order.track}} se ha entregado',
      paragraphs: ['Hola, {{customer.name}}:', 'Su pedido {{order.track}} se ha entregado. ¡Gracias!'],
    },
    returned: {
      short: '{{organization.name}}: su pedido {{order.track}} vuelve al remitente.',
      subject: 'Su pedido {{order.track}} vuelve al remitente',
      paragraphs: ['Hola, {{customer.name}}:', 'Su pedido {{order.track}} vuelve al remitente. Si tiene preguntas, diríjase a la tienda.'],
    },
  },
  refusal: 'No recibir más mensajes sobre pedidos: {{refusal_link}}',
}
