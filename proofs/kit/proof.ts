import type { Finding } from './report.ts'

export const DATABASES = ['PGlite', 'PostgreSQL'] as const
export type Database = (typeof DATABASES)[number]

/** A program that is not installed with the project. */
export type Program = 'PostgreSQL' | 'programs of PostgreSQL' | 'Redis' | 'Chromium' | 'npm registry'

export type OwnOptions = Readonly<Record<string, number | string>>

export interface Options<Own extends OwnOptions = OwnOptions> {
  /** Printed, and what all chance follows from. */
  readonly seed: number
  /** The first of a hundred that are free. */
  readonly port: number
  readonly databases: readonly Database[]
  readonly own: Own
}

/** One promise, and how it is tried. What it finds depends on no clock; its figures may. */
export interface Proof<Own extends OwnOptions = OwnOptions> {
  readonly name: string
  readonly promise: string
  readonly how: string
  /** On two quiet cores, with the options as they are unless given. */
  readonly minutes: number
  /** The paths it proves: once one of these has changed, the figure is of yesterday. */
  readonly paths: readonly string[]
  readonly needs: readonly Program[]
  /** Those on which the promise is made. */
  readonly databases: readonly Database[]
  /** The part that must be built first. */
  readonly builds?: 'server' | 'everything'
  /** Its short form in the gate. */
  readonly short: string | undefined
  /** The fault with which it was once seen red. */
  readonly fault: string | undefined
  /** Its own options, as they are unless given. */
  readonly options: Own
  run(options: Options<Own>): Promise<Finding>
}

/** Keeps the types of its options to itself. */
export function defineProof<Own extends OwnOptions>(proof: Proof<Own>): Proof {
  return proof
}

/** Nothing lawful takes so long, on a busy machine either: a limit that only a hang reaches. */
export const HANG_MS = 180_000
