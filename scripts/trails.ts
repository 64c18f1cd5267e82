import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** The files to read for following one operation from its button to its SQL. */
export interface Trail {
  readonly operation: string
  /** The most files: a new file must replace another one. */
  readonly most: number
  /** Each leg begins at a file and leads by imports to the next stops. */
  readonly legs: readonly (readonly [from: string, ...stops: string[]])[]
}

const WEB = 'web/src/features'
const ROOM = `${WEB}/order-operation`
const SERVER = 'server/src/features'
const WRITES = `${SERVER}/order/apply-changes.queries.ts`

export const TRAILS: readonly Trail[] = [
  {
    operation: 'mark as paid',
    most: 14,
    legs: [
      [`${ROOM}/menu/operation-items.tsx`, `${ROOM}/use-perform.ts`],
      [`${ROOM}/menu/operation-items.tsx`, `${ROOM}/operations/paid.api.ts`, `${ROOM}/bulk/send-one.api.ts`],
      [`${ROOM}/operations/paid.api.ts`, 'contract/src/order-operation.ts'],
      [`${SERVER}/order-operation/order-operation.routes.ts`, `${SERVER}/order/change-orders.service.ts`, WRITES],
    ],
  },
  {
    operation: 'change the address',
    most: 16,
    legs: [
      [`${ROOM}/menu/operation-items.tsx`, `${ROOM}/menu/start-operation.ts`, `${ROOM}/order-dialog.store.ts`],
      [`${ROOM}/dialogs/order-dialogs.tsx`, `${ROOM}/dialogs/operation-dialog.tsx`, `${ROOM}/use-perform.ts`],
      [`${ROOM}/dialogs/order-dialogs.tsx`, `${ROOM}/operations/address.api.ts`, `${ROOM}/operations/address-fields.tsx`],
      [`${ROOM}/operations/address.api.ts`, 'contract/src/order-operation.ts'],
      [`${SERVER}/order-operation/order-operation.routes.ts`, `${SERVER}/order/change-orders.service.ts`, WRITES],
    ],
  },
  {
    operation: 'move a card',
    most: 20,
    legs: [
      [`${WEB}/kanban/drag/drag-area.tsx`],
      [`${WEB}/kanban/board/board-area.tsx`, `${WEB}/kanban/drag/use-board-drop.ts`, `${WEB}/kanban/data/use-board-moves.ts`],
      [`${WEB}/kanban/data/use-board-moves.ts`, `${ROOM}/move-order.api.ts`, `${WEB}/order-move/order-move.api.ts`],
      [`${ROOM}/move-order.api.ts`, `${ROOM}/undo/undo-move.rules.ts`],
      [`${WEB}/order-move/order-move.api.ts`, 'contract/src/order-move.ts'],
      [`${SERVER}/order-move/order-move.routes.ts`, `${SERVER}/order-move/order-move.service.ts`, `${SERVER}/order-move/decide-move.ts`],
      [`${SERVER}/order-move/order-move.service.ts`, WRITES],
      [`${SERVER}/order-move/decide-move.ts`, 'contract/src/order-flow.ts'],
    ],
  },
]

/** Returns all files of a trail: its stops, and the files on the shortest chain of imports between them. Throws where no chain exists. */
export function filesOf({ legs }: Trail): string[] {
  const found = new Set<string>()
  for (const [from, ...stops] of legs) {
    let at = from
    found.add(at)
    for (const stop of stops) {
      for (const file of wayBetween(at, stop)) found.add(file)
      at = stop
    }
  }
  return [...found]
}

function wayBetween(from: string, to: string): string[] {
  const before = new Map<string, string | undefined>([[from, undefined]])
  for (const file of before.keys()) {
    if (file === to) break
    for (const next of importsOf(file)) if (!before.has(next)) before.set(next, file)
  }
  if (!before.has(to)) throw new Error(`No import leads from ${from} to ${to}`)
  const way: string[] = []
  for (let file: string | undefined = to; file; file = before.get(file)) way.unshift(file)
  return way
}

/** Returns our own modules that this one imports at run time; imports of types are left out. */
function importsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8')
  return [...text.matchAll(/^import (?!type )[^']*from '([^']+)'|\bimport\('([^']+)'\)/gm)].flatMap(([, named, loaded]) => {
    const file = fileOf(path, named ?? loaded ?? '')
    return file && existsSync(file) ? [file] : []
  })
}

function fileOf(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return `${path.split('/')[0]}/src/${specifier.slice(1)}`
  if (specifier.startsWith('@tracklane/contract/')) return `contract/src/${specifier.slice('@tracklane/contract/'.length)}.ts`
  return specifier.startsWith('.') ? normalize(join(dirname(path), specifier)) : undefined
}
