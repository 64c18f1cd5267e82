interface Bounds {
  readonly atOnce: number
  /** More than so many are not kept waiting. */
  readonly waiting: number
}

export interface Turn {
  end(): void
}

/** Lets a few work at once and others wait; `take` gives undefined where too many wait already. */
export function createTurns({ atOnce, waiting }: Bounds) {
  const queue: (() => void)[] = []
  let busy = 0

  function turn(): Turn {
    let isOver = false
    return {
      end() {
        if (isOver) return
        isOver = true
        const next = queue.shift()
        if (next) next()
        else busy -= 1
      },
    }
  }

  async function take(gone: AbortSignal): Promise<Turn | undefined> {
    gone.throwIfAborted()
    if (busy < atOnce) {
      busy += 1
      return turn()
    }
    if (queue.length >= waiting) return undefined
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        queue.splice(queue.indexOf(come), 1)
        reject(gone.reason)
      }
      const come = () => {
        gone.removeEventListener('abort', leave)
        resolve()
      }
      queue.push(come)
      gone.addEventListener('abort', leave, { once: true })
    })
    return turn()
  }

  return { take }
}
