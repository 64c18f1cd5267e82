import type { Finding } from './report.ts'

export const DATABASES = ['PGlite', 'PostgreSQL'] as const
export type Database = (typeof DATABASES)[number]

/** A program that is not installed with the project. */
export type Program = 'PostgreSQL' | 'programs of PostgreSQL' | 'Redis' | 'Chromium' | 'npm registry'

export type OwnOptions = Readonly<Record<string, number | string>>

export interface Options<Own extends OwnOptions = OwnOptions> {
  /** Printed; all chance follows from it. */
  readonly seed: number
  /** The first of a hundred free ports. */
  readonly port: number
  readonly databases: readonly Database[]
  readonly own: Own
}

/** One promise, and the way to try it. Its result depends on no clock; its figures may. */
export interface Proof<Own extends OwnOptions = OwnOptions> {
  readonly name: string
  readonly promise: string
  readonly how: string
  /** Minutes on two quiet cores with default options. */
  readonly minutes: number
  /** The paths that it proves. After a change in one of them the figure is stale. */
  readonly paths: readonly string[]
  readonly needs: readonly Program[]
  /** The databases for which the promise is made. */
  readonly databases: readonly Database[]
  /** The part that must be built first. */
  readonly builds?: 'server' | 'everything'
  /** The short form of the proof in the gate. */
  readonly short: string | undefined
  /** The planted fault that once made the proof fail. */
  readonly fault: string | undefined
  /** Options of its own, with their defaults. */
  readonly options: Own
  run(options: Options<Own>): Promise<Finding>
}

/** Checks the types of the proof's own options and hides them. */
export function defineProof<Own extends OwnOptions>(proof: Proof<Own>): Proof {
  return proof
}

/** No valid operation takes so long, even on a busy machine: only a hang reaches this limit. */
export const HANG_MS = 180_000
