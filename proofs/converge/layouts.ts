import type { Answer } from '../kit/client.ts'
import type { Act } from './work.ts'

/** Changes by administrators while others work: the columns of the board, the fields of its cards, the steps of the flow. */

interface Column {
  readonly status_id: number
  readonly wip_limit: number | null
  readonly collapsed: boolean
}

interface Field {
  readonly key: string
  readonly visible: boolean
}

interface Link {
  readonly status_from: number
  readonly status_to: number
  readonly roles: readonly string[]
}

/** Swaps two neighbours, or removes or adds a column that few people look at. */
const saveBoard: Act = async ({ dice, ask }) => {
  const board = first<{ id: number; columns: readonly Column[] }>(await ask('GET', '/kanban'))
  if (!board) return
  const columns = [...board.columns]
  const last = columns.findIndex(({ status_id }) => status_id === RETURNED)
  if (dice.chance(0.3)) {
    if (last >= 0) columns.splice(last, 1)
    else columns.push({ status_id: RETURNED, wip_limit: null, collapsed: true })
  } else {
    const at = dice.between(0, columns.length - 2)
    columns.splice(at, 2, ...columns.slice(at, at + 2).toReversed())
  }
  await ask('PUT', `/kanban/${board.id}`, { columns: columns.map((column, at) => ({ ...column, position: at + 1 })) })
}

/** Shows or hides the last field; the fields before it stay. */
const saveCard: Act = async ({ ask }) => {
  const card = first<{ id: number; fields: readonly Field[] }>(await ask('GET', '/kanban-card'))
  if (!card) return
  const fields = card.fields.map((field, at) => (at === card.fields.length - 1 ? { ...field, visible: !field.visible } : field))
  await ask('PUT', `/kanban-card/${card.id}`, { fields })
}

/** Adds or removes the step from New to Ready for dispatch. */
const saveFlow: Act = async ({ ask }) => {
  const { status, text } = await ask('GET', '/order-flow/default')
  if (status !== 200) return
  const { data } = JSON.parse(text) as { data: { id: number; links: readonly Link[] } } // it passed the schema of its endpoint
  const others = data.links.filter(({ status_from, status_to }) => !(status_from === NEW && status_to === READY))
  const links = others.length < data.links.length ? others : [...others, { status_from: NEW, status_to: READY, roles: ['logist'] }]
  await ask('PUT', `/order-flow/${data.id}`, {
    links: links.map(({ status_from, status_to, roles }) => ({ status_from, status_to, roles })),
  })
}

const [NEW, READY, RETURNED] = [1, 3, 10]

function first<Row>({ status, text }: Answer): Row | undefined {
  return status === 200 ? (JSON.parse(text) as { data: Row[] }).data[0] : undefined
}

/** Some people may not do these; the server refuses them. */
export const LAYOUT_ACTS: readonly (readonly [weight: number, act: Act])[] = [
  [0.6, saveBoard],
  [0.4, saveCard],
  [0.4, saveFlow],
]
