/** Bytes: no more of one file is kept for a reader who is slower than the making. */
const MOST_AHEAD = 16 * 1024 * 1024

interface MadeAhead {
  /** Called once when the last part is made, or when the file is no longer wanted. */
  readonly onMade: () => void
  /** Awaited when everything but the last part has been taken. */
  readonly beforeEnd?: (() => Promise<void>) | undefined
}

/** Makes the parts of a file independently of its reader, so that other work does not wait for a slow reader. */
export async function* madeAhead(content: AsyncIterable<Uint8Array>, { onMade, beforeEnd }: MadeAhead): AsyncGenerator<Uint8Array> {
  const ahead = readAhead(content, onMade)
  try {
    let last: Uint8Array | undefined
    for (let part = await ahead.next(); part; part = await ahead.next()) {
      if (last) yield last
      last = part
    }
    await beforeEnd?.()
    if (last) yield last
  } finally {
    ahead.stop()
  }
}

interface Ahead {
  /** Returns the next part, undefined at the end; throws the error of the making. */
  next(): Promise<Uint8Array | undefined>
  stop(): void
}

function readAhead(content: AsyncIterable<Uint8Array>, onMade: () => void): Ahead {
  const parts: Uint8Array[] = []
  let [held, isStopped] = [0, false]
  const changed = bell()
  const hasRoom = () => isStopped || held < MOST_AHEAD

  async function make(): Promise<void> {
    for await (const part of content) {
      parts.push(part)
      held += part.byteLength
      changed.ring()
      while (!hasRoom()) await changed.heard()
      if (isStopped) return
    }
  }

  let end: { readonly error?: unknown } | undefined
  const finish = (how: typeof end): void => {
    end = how
    onMade()
    changed.ring()
  }
  void make().then(
    () => finish({}),
    (error: unknown) => finish({ error }),
  )

  return {
    async next() {
      while (parts.length === 0 && !end) await changed.heard()
      const part = parts.shift()
      if (!part && end && 'error' in end) throw end.error
      held -= part?.byteLength ?? 0
      changed.ring()
      return part
    },
    stop() {
      isStopped = true
      parts.length = 0
      changed.ring()
    },
  }
}

/** Wakes everyone who waits for the next ring. */
function bell(): { ring(): void; heard(): Promise<void> } {
  const waiting: (() => void)[] = []
  return {
    ring() {
      for (const wake of waiting.splice(0)) wake()
    },
    heard: () => new Promise((resolve) => void waiting.push(resolve)),
  }
}
