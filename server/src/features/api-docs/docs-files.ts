import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { notFound } from '#platform/errors.ts'
import { type Packed, packedFile } from '#platform/http/packed.ts'
import { SCRIPT } from './docs-script.ts'
import { STYLE } from './docs-style.ts'

const { resolve } = createRequire(import.meta.url)
const SCRIPT_TYPE = 'text/javascript; charset=utf-8'
const STYLE_TYPE = 'text/css; charset=utf-8'

/** By the names under which the page asks for them. */
const FILES = new Map<string, () => Promise<Packed>>([
  ['reference.css', async () => packedFile(Buffer.from(STYLE), STYLE_TYPE)],
  ['reference.js', async () => packedFile(Buffer.from(SCRIPT), SCRIPT_TYPE)],
  ['swagger-ui.css', () => library('swagger-ui.css', STYLE_TYPE)],
  ['swagger-ui-bundle.js', () => library('swagger-ui-bundle.js', SCRIPT_TYPE)],
])

const made = new Map<string, Promise<Packed>>()

/** Read from the disk when it is first asked for; 404 where the page has no such file. */
export function docsFile(name: string): Promise<Packed> {
  const make = FILES.get(name)
  if (!make) throw notFound()
  const file = made.get(name) ?? make()
  made.set(name, file)
  file.catch(() => made.delete(name))
  return file
}

async function library(name: string, type: string): Promise<Packed> {
  return packedFile(await readFile(resolve(`swagger-ui-dist/${name}`)), type)
}
