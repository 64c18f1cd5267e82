import { readdirSync } from 'node:fs'
import type { Proof } from './proof.ts'

/** Loads every proof in the folders beside this one. */
export async function allProofs(): Promise<Proof[]> {
  const folders = readdirSync(new URL('..', import.meta.url), { withFileTypes: true })
  const names = folders.filter((entry) => entry.isDirectory() && entry.name !== 'kit').map(({ name }) => name)
  return Promise.all(names.toSorted().map(async (name) => ((await import(`../${name}/proof.ts`)) as { proof: Proof }).proof))
}
