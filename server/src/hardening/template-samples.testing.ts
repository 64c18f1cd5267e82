import type { RowsByKind } from './rows.testing.ts'

interface Given {
  readonly rows: RowsByKind
}

const about = { event: 'order.created', channel: 'messenger', audience: 'courier' }
const translations = { en: { body: 'New: {{order.track}}' } }

/** A messenger's template with every possible field. */
export const templateSamples = {
  'POST /notification/template': () => ({ body: { ...about, name: 'Made', translations } }),
  'PUT /notification/template/:id': ({ rows }: Given) => ({
    params: { id: rows.template?.own },
    body: { name: 'Moved', status_id: 7, translations: { de: { body: '{{order.track}} ist zugestellt' } }, active: false },
  }),
  'POST /notification/template/preview': ({ rows }: Given) => ({ body: trialOf(rows) }),
  'POST /notification/template/test': ({ rows }: Given) => ({ body: trialOf(rows) }),
}

function trialOf(rows: RowsByKind) {
  return { ...about, channel: 'in_app', translations, order_id: rows.order?.own, language: 'en' }
}
