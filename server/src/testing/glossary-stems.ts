/** A word of the glossary: its English form, and a stem that occurs in each translation (`docs/glossary/`). */
export interface GlossaryWord {
  readonly word: string
  readonly english: RegExp
  readonly stems: Readonly<Record<'de' | 'es' | 'pl' | 'uk', RegExp>>
}

export const GLOSSARY_WORDS: readonly GlossaryWord[] = [
  word('order', /\borders?\b(?! flow)/i, { de: /bestell|best\./i, es: /pedido|ped\./i, pl: /zamów|zam\./i, uk: /замовл|зам\./i }),
  word('courier', /\bcouriers?\b/i, { de: /kurier/i, es: /repartidor/i, pl: /kurier/i, uk: /кур’єр/i }),
  word('customer', /\bcustomers?\b/i, { de: /kunde/i, es: /cliente/i, pl: /klien/i, uk: /клієнт/i }),
  word('organization', /\borganizations?\b/i, { de: /organisation/i, es: /organizaci/i, pl: /organizacj/i, uk: /організац/i }),
  word('logist', /\blogists?\b/i, { de: /disponent/i, es: /gestor/i, pl: /dyspozytor/i, uk: /логіст/i }),
  word('status', /(?<!sub-)\bstatus/i, { de: /status/i, es: /estado/i, pl: /status/i, uk: /статус/i }),
  word('sub-status', /\bsub-status/i, { de: /unterstatus/i, es: /subestado/i, pl: /podstatus/i, uk: /підстатус/i }),
  word('redelivery', /\bredeliver/i, { de: /erneut/i, es: /reentreg/i, pl: /ponown/i, uk: /повторн/i }),
  word('rejected', /\breject/i, { de: /abgelehnt|ablehn/i, es: /rechaz/i, pl: /odrzu/i, uk: /відмов/i }),
  word('returned', /\breturned\b/i, { de: /zurück/i, es: /dev(?:ue|o)l/i, pl: /zwr[óo]/i, uk: /поверн/i }),
  word('delivery window', /\bdelivery windows?\b/i, { de: /zustellfenster/i, es: /franja/i, pl: /okn|okien/i, uk: /інтервал/i }),
  word('hand-over', /\bhand-overs?\b/i, { de: /übergab/i, es: /liquidaci/i, pl: /rozlicze/i, uk: /передач/i }),
  word('receipt', /\breceipts?\b/i, { de: /quittung/i, es: /recibo/i, pl: /pokwitowa/i, uk: /квитанц/i }),
  word('manifest', /\bmanifests?\b/i, { de: /ladelist/i, es: /hojas? de reparto/i, pl: /list\S* załadunk/i, uk: /маршрутн/i }),
  word('label', /\blabels?\b/i, { de: /etikett/i, es: /etiqueta/i, pl: /etykiet/i, uk: /етикет/i }),
  word('board', /\bboards?\b/i, { de: /tafel/i, es: /tablero/i, pl: /tablic/i, uk: /до[шщ]/i }),
  word('column', /\bcolumns?\b/i, { de: /spalte/i, es: /columna/i, pl: /kolumn/i, uk: /стовп/i }),
  word('card', /\bcards?\b/i, { de: /karte/i, es: /tarjeta/i, pl: /kar[tc]/i, uk: /карт/i }),
  word('flow', /\bflows?\b/i, { de: /abla[uü]f|abläuf/i, es: /flujo/i, pl: /obieg/i, uk: /схем/i }),
  word('rehearsal', /\brehears/i, { de: /probe/i, es: /simul/i, pl: /prób/i, uk: /про(?:гін|гон|гна)/i }),
  word('draft', /\bdrafts?\b/i, { de: /entw[uü]rf/i, es: /borrador/i, pl: /szkic|robocz/i, uk: /чернет/i }),
  word('archive', /\barchiv/i, { de: /archiv/i, es: /archiv/i, pl: /archiw/i, uk: /архів/i }),
  word('country', /\bcountr(?:y|ies)\b/i, { de: /land|länd/i, es: /país/i, pl: /kraj/i, uk: /країн/i }),
  word('currency', /\bcurrenc(?:y|ies)\b/i, { de: /währung/i, es: /moneda/i, pl: /walut/i, uk: /валют/i }),
  word('token', /\btokens?\b/i, { de: /token/i, es: /token/i, pl: /token/i, uk: /токен/i }),
]

function word(name: string, english: RegExp, stems: GlossaryWord['stems']): GlossaryWord {
  return { word: name, english, stems }
}

const SEQUENCE = 'the sequence, not the thing that is ordered'
const HEADING = 'the noun alone says it: a heading, or a button beside the order'

/** Translations that use another word, each with its reason: {English text: reason}. */
export const GLOSSARY_EXCEPTIONS: Readonly<Record<string, string>> = {
  'Order within {name}': SEQUENCE,
  'Order within {status}': SEQUENCE,
  'The order can be changed when search and filters leave nothing out.': SEQUENCE,
  'Only sub-statuses of one status and organization have an order among each other': SEQUENCE,
  'In the order in which the provider’s template has them': SEQUENCE,
  'Rejected orders': HEADING,
  'No rejected orders': HEADING,
  'Why orders were rejected': HEADING,
  'Reject order': HEADING,
  'Complete order': HEADING,
  'CSRF token mismatch.': 'said as what it means for a person: the session has ended',
  'Orders come here when a delivery has failed and the customer is to get another day.':
    'the day is looked for; the customer goes without saying',
  'Cash orders in delivery, delivered or paid show here, courier by courier.': 'German has one noun for cash orders',
  'This courier has no delivered cash orders that are unpaid.': 'German has one noun for cash orders',
  '{count, plural, one {{tracks} is no delivered cash order of this courier} other {{tracks} are no delivered cash orders of this courier}}':
    'German has one noun for cash orders',
}
