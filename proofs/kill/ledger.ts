/** Writes that the server has confirmed. All of them must exist, whatever happens later. */
export class Ledger {
  readonly creations = new Map<number, string>()
  readonly edits: { readonly id: number; readonly marker: string }[] = []
  readonly moves: { readonly id: number; readonly to: number; readonly marker: string }[] = []
  /** Answers that the server should never give. */
  readonly oddities: string[] = []

  get size(): number {
    return this.creations.size + this.edits.length + this.moves.length
  }

  created(id: number, marker: string): void {
    this.creations.set(id, marker)
  }

  edited(id: number, marker: string): void {
    this.edits.push({ id, marker })
  }

  moved(id: number, to: number, marker: string): void {
    this.moves.push({ id, to, marker })
  }

  odd(answer: string): void {
    this.oddities.push(answer)
  }
}
