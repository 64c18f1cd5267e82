import { parseArgs } from 'node:util'
import { DATABASES, type Database, type Options, type OwnOptions, type Proof } from './proof.ts'

/** Parses `--seed 7 --databases pglite` and the proof's own options. Throws a readable error for an option that the proof does not have. */
export function optionsOf(proof: Proof, args: readonly string[]): Options {
  const names = ['seed', 'port', 'databases', ...Object.keys(proof.options)]
  const { values } = parseArgs({ args: [...args], options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])) })
  const own: Record<string, number | string> = {}
  for (const [name, otherwise] of Object.entries(proof.options)) {
    const given = values[name] ?? otherwise
    own[name] = typeof otherwise === 'number' ? whole(name, given) : String(given)
  }
  return {
    seed: whole('seed', values.seed ?? Math.floor(Math.random() * 1_000_000)),
    port: whole('port', values.port ?? 3160),
    databases: values.databases === undefined ? proof.databases : databasesOf(proof, String(values.databases)),
    own,
  }
}

/** Writes the options as they would be typed again. */
export function optionText({ databases, own }: Options, proof: Proof): string {
  const given = (defaults: OwnOptions) => Object.entries(own).filter(([name, value]) => value !== '' && value !== defaults[name])
  const all = databases.length === proof.databases.length ? [] : [`--databases ${databases.join().toLowerCase()}`]
  return [...all, ...given(proof.options).map(([name, value]) => `--${name} ${value}`)].join(' ')
}

function databasesOf(proof: Proof, text: string): readonly Database[] {
  return text.split(',').map((wanted) => {
    const found = DATABASES.find((name) => name.toLowerCase() === wanted.toLowerCase())
    if (!found || !proof.databases.includes(found))
      throw new Error(`--databases takes ${proof.databases.join().toLowerCase() || 'nothing here'}`)
    return found
  })
}

function whole(name: string, given: unknown): number {
  const value = Number(given)
  if (given === '' || !Number.isSafeInteger(value) || value < 0) throw new Error(`--${name} takes a whole number`)
  return value
}
