/** Tells whoever has asked to be told. */
export function createSignal<Said extends unknown[] = []>() {
  const listeners = new Set<(...said: Said) => void>()
  return {
    /** Gives back how to stop. */
    add(listener: (...said: Said) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    emit(...said: Said): void {
      for (const listener of [...listeners]) listener(...said)
    },
  }
}
