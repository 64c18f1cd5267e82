import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

const COMPRESSIBLE = /\.(js|css|html|svg|json)$/
/** The bytes below which one packet holds the file uncompressed. */
const SMALL = 1024

/**
 * Writes a .gz and a .br beside each served text file, but not for names that begin with a dot. Runs in `writeBundle`, since Vite changes
 * chunks until then.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (!dir) return
      const files = Object.keys(bundle).filter((name) => COMPRESSIBLE.test(name) && !name.startsWith('.'))
      await Promise.all(files.map((name) => compressFile(join(dir, name))))
    },
  }
}

/** Writes a .gz and a .br beside a file, unless it is small. */
export async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < SMALL) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const [gzipped, brotli] = await Promise.all([toGzip(content, { level: 9 }), toBrotli(content, { params })])
  await Promise.all([writeFile(`${path}.gz`, gzipped), writeFile(`${path}.br`, brotli)])
}
