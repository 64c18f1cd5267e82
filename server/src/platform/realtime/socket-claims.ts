import { randomUUID } from 'node:crypto'
import type { Bus, BusMessage, Claim } from './bus.ts'
import type { Rooms } from './rooms.ts'

/** Milliseconds. The other processes answer within one; if one is busy for longer, the client asks again. */
const PATIENCE_MS = 1_000

export interface SocketClaims {
  /** Returns whether the process with the socket grants it to that session; undefined where no process says that it has it. */
  make(claim: Claim): Promise<boolean | undefined>
  hear(message: Extract<BusMessage, { kind: 'claim' | 'claimed' }>): void
}

/**
 * Asks the process that has the socket: only that one knows its owner. An unknown socket may be in another process, where there are others.
 */
export function createSocketClaims(rooms: Rooms, bus: () => Bus, hasOthers: boolean): SocketClaims {
  const open = new Map<string, (isGranted: boolean | undefined) => void>()

  function ask(claim: Claim): Promise<boolean | undefined> {
    const question = randomUUID()
    return new Promise((resolve) => {
      const timer = setTimeout(() => settle(question, undefined), PATIENCE_MS)
      open.set(question, (isGranted) => {
        clearTimeout(timer)
        resolve(isGranted)
      })
      bus().send({ kind: 'claim', question, ...claim })
    })
  }

  function settle(question: string, isGranted: boolean | undefined): void {
    open.get(question)?.(isGranted)
    open.delete(question)
  }

  return {
    async make(claim) {
      const isGranted = rooms.claim(claim)
      return isGranted === undefined && hasOthers ? ask(claim) : isGranted
    },
    hear(message) {
      if (message.kind === 'claimed') {
        settle(message.question, message.isGranted)
        return
      }
      const isGranted = rooms.claim(message)
      if (isGranted !== undefined) bus().send({ kind: 'claimed', question: message.question, isGranted })
    },
  }
}
