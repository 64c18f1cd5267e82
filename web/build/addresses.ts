import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'

type Addresses = typeof import('../src/app/addresses.ts')

/** Writes addresses.json: the existing pages, and the addresses that lead to one. The server answers every other address with 404. */
export function addresses(): Plugin {
  return {
    name: 'addresses',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) return
      const { module } = await runnerImport<Addresses>(join(import.meta.dirname, '../src/app/addresses.ts'))
      await writeFile(join(dir, 'addresses.json'), JSON.stringify([...module.knownAddresses(), ...module.groupWays()]))
    },
  }
}
