import type { OrderRow } from '@tracklane/contract/order'
import { useRef, useState } from 'react'
import { newRequestKey } from '#lib/request-key.ts'
import { pressed } from './hand-over.rules.ts'

type Press = Parameters<typeof pressed>[2]

/**
 * Keeps the ticked orders: at first all that were there in the beginning. Orders delivered meanwhile are not ticked, since nobody has
 * counted them yet.
 */
export function useTicked(orders: readonly OrderRow[]) {
  const [first] = useState(orders)
  const [ids, setIds] = useState<ReadonlySet<number>>(() => new Set(orders.map(({ id }) => id)))
  const here = new Set(orders.map(({ id }) => id))
  return {
    ids,
    isChanged: ids.size !== first.length || first.some(({ id }) => !ids.has(id)),
    gone: first.filter(({ id }) => !here.has(id)).map(({ track }) => track),
    press: (press: Press, shown: readonly OrderRow[]) => setIds((now) => pressed(now, shown, press)),
    tickAll: (shown: readonly OrderRow[], isOn: boolean) =>
      setIds((now) => {
        const rest = [...now].filter((id) => !shown.some((order) => order.id === id))
        return new Set(isOn ? [...rest, ...shown.map(({ id }) => id)] : rest)
      }),
  }
}

/** Returns the Idempotency-Key: an equal hand-over sent again after a lost answer is made once; a changed one gets a new key. */
export function useKey(): (body: object) => string {
  const last = useRef({ text: '', key: '' })
  return (body) => {
    const text = JSON.stringify(body)
    if (text !== last.current.text) last.current = { text, key: newRequestKey() }
    return last.current.key
  }
}
