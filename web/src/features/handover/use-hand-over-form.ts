import type { OrderRow } from '@tracklane/contract/order'
import { useRef, useState } from 'react'
import { newRequestKey } from '#lib/request-key.ts'
import { pressed } from './hand-over.rules.ts'

type Press = Parameters<typeof pressed>[2]

/** Ticked are all that were there in the beginning: what is delivered meanwhile, nobody has counted yet. */
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

/** The same hand-over sent again after an answer was lost is made once; another one is another. */
export function useKey(): (body: object) => string {
  const last = useRef({ text: '', key: '' })
  return (body) => {
    const text = JSON.stringify(body)
    if (text !== last.current.text) last.current = { text, key: newRequestKey() }
    return last.current.key
  }
}
