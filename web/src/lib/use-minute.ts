import { useSyncExternalStore } from 'react'

const MINUTE = 60_000

let now = Date.now()
const heard = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** Returns the time, to the minute. All rows share one clock. */
export function useMinute(): number {
  return useSyncExternalStore(hear, () => now)
}

function hear(tell: () => void): () => void {
  if (heard.size === 0) start()
  heard.add(tell)
  return () => {
    heard.delete(tell)
    if (heard.size === 0) clearInterval(timer)
  }
}

function start(): void {
  now = Date.now()
  timer = setInterval(() => {
    now = Date.now()
    for (const tell of heard) tell()
  }, MINUTE)
}
