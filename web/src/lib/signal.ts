/** Makes a signal that calls its listeners. */
export function createSignal<Said extends unknown[] = []>() {
  const listeners = new Set<(...said: Said) => void>()
  return {
    /** Adds a listener. Returns a function that removes it. */
    add(listener: (...said: Said) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    emit(...said: Said): void {
      for (const listener of [...listeners]) listener(...said)
    },
  }
}
