import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
/** Files that can change a verdict: the checker and the code that calls it. */
const GROUNDS = ['node_modules/recheck/package.json', 'scripts/patterns.ts']

/** Keeps verdicts from run to run: each takes up to a second and is always the same. */
export class KeptVerdicts<Verdict> {
  readonly #path: string
  readonly #known: Map<string, Verdict>

  constructor() {
    const checksum = createHash('sha256')
    for (const path of GROUNDS) checksum.update(readFileSync(join(ROOT, path)))
    this.#path = join(ROOT, `node_modules/.cache/tracklane/verdicts-${checksum.digest('hex').slice(0, 16)}.json`)
    this.#known = new Map(read(this.#path))
  }

  of(name: string, judge: () => Verdict): Verdict {
    const known = this.#known.get(name)
    if (known !== undefined) return known
    const verdict = judge()
    this.#known.set(name, verdict)
    return verdict
  }

  /** Saves the verdicts. Two runs may do this at once, so each renames a whole file into place. */
  keep(): void {
    mkdirSync(dirname(this.#path), { recursive: true })
    writeFileSync(`${this.#path}.${process.pid}`, JSON.stringify([...this.#known]))
    renameSync(`${this.#path}.${process.pid}`, this.#path)
  }
}

function read(path: string): [] {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return [] // no file yet
  }
}
