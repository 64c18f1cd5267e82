/** Asks the server as a person and returns the JSON of the answer. */
export type Ask = (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>

export interface Print {
  readonly kind: 'labels' | 'receipt' | 'manifest'
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: object
}

interface Row {
  readonly id: number
  readonly courier_id: number
}

const LABELS = 50

/** Returns the people who may make that print. The last given one is an organization admin, who may not print receipts. */
export function printersOf<Person>({ kind }: { readonly kind: string }, people: readonly Person[]): readonly Person[] {
  return kind === 'receipt' ? people.slice(0, -1) : people
}

/** Returns one print of each kind from the demo world. It hands money over for the receipt. */
export async function printsOf(ask: Ask): Promise<Print[]> {
  const orders = rowsOf(await ask('GET', `/api/order?status_id=1,2,3&per_page=${LABELS}`))
  const [loaded] = rowsOf(await ask('GET', '/api/order?status_id=3,6&has_courier=1&per_page=10'))
  const owed = rowsOf(await ask('GET', '/api/order?status_id=7&payment_type=1&paid=0&has_courier=1&archived=any&per_page=100'))
  const [first] = owed
  if (!loaded || !first || orders.length === 0) throw new Error('The demo world has nothing to print')
  const order_ids = owed.filter(({ courier_id }) => courier_id === first.courier_id).map(({ id }) => id)
  const { data } = (await ask('POST', '/api/handover', { courier_id: first.courier_id, order_ids, received_by: 'Ann Lee' })) as {
    data: Row
  } // the shape of the call's answer
  return [
    { kind: 'labels', method: 'POST', path: '/api/order/labels', body: { order_ids: orders.map(({ id }) => id), skip: true } },
    { kind: 'receipt', method: 'GET', path: `/api/handover/${data.id}/receipt` },
    { kind: 'manifest', method: 'POST', path: '/api/order/manifest', body: { courier_id: loaded.courier_id } },
  ]
}

function rowsOf(answer: unknown): Row[] {
  return (answer as { data: Row[] }).data // the shape of the list's answer
}
