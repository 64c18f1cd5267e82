import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runOwn } from '../kit/child.ts'
import { Client } from '../kit/client.ts'
import { type MakePlace, makeFolder, onEach, type Place } from '../kit/places.ts'
import { defineProof } from '../kit/proof.ts'
import type { Finding } from '../kit/report.ts'
import { startServer } from '../kit/server.ts'

export const proof = defineProof({
  name: 'ship',
  promise:
    'what is packaged runs on an empty folder with node alone: it makes an administrator, starts in production, lets them in, serves the client and its files, is backed up while it runs and restored elsewhere',
  how: '`npm run package` into a folder of its own, without devDependencies and sources; the commands and the server of that folder, in it',
  minutes: 3,
  paths: ['package-lock.json', 'server', 'contract', 'web', 'scripts', 'proofs/ship', ':!*.test.ts', ':!*.test.tsx'],
  needs: [],
  databases: ['PGlite', 'PostgreSQL'],
  builds: 'everything',
  short: '`ship.test.ts`: what runs imports nothing that production leaves away',
  fault: 'a package that production needs was left out of its list',
  options: {},
  async run(options) {
    const folder = join(makeFolder(), 'tracklane')
    try {
      const packed = await runOwn(process.execPath, ['scripts/package.mjs', '--to', folder])
      if (packed.code !== 0) return { figures: [], violations: [packed.said] }
      const found = await onEach(options, (makePlace) => shipped(folder, makePlace, options.port))
      const left = LEFT_OUT.filter((path) => existsSync(join(folder, path))).map((path) => `${path} is packaged`)
      return { figures: [/\d+ MB/.exec(packed.said)?.[0] ?? '', ...found.figures], violations: [...left, ...found.violations] }
    } finally {
      rmSync(join(folder, '..'), { recursive: true, force: true })
    }
  },
})

/** Files that only the build needs. */
const LEFT_OUT = [
  'server/src',
  'contract',
  'web/src',
  'scripts',
  'node_modules/tsx',
  'node_modules/vite',
  'node_modules/vitest',
  'node_modules/typescript',
]

const ADMIN = { ADMIN_EMAIL: 'ann@tracklane.test', ADMIN_PASSWORD: 'a long way to the sea' }

async function shipped(folder: string, makePlace: MakePlace, port: number): Promise<Finding> {
  const [place, other] = [await makePlace(), await makePlace()]
  const file = join(makeFolder(), 'all.tar.gz')
  const command = async (where: Place, ...args: string[]) => {
    const { code, said } = await runOwn(process.execPath, ['server/dist/commands.js', ...args], { ...production(where), ...ADMIN }, folder)
    if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${said}`)
  }
  try {
    await command(place, 'admin:create')
    const server = startServer(production(place), port, { cwd: folder })
    const readyAfter = await server.ready()
    const wrong = await served(port)
    await command(place, 'backup', file)
    await server.stop()
    await command(other, 'restore', file)
    const again = startServer(production(other), port, { cwd: folder })
    await again.ready()
    wrong.push(...(await served(port)).map((text) => `restored: ${text}`))
    await again.stop()
    return { figures: [`ready after ${(readyAfter / 1000).toFixed(1)} s`], violations: wrong }
  } finally {
    for (const one of [place, other]) await one.clean()
    rmSync(join(file, '..'), { recursive: true, force: true })
  }
}

function production({ environment }: Place): NodeJS.ProcessEnv {
  return { ...environment, NODE_ENV: 'production', DEMO: '' }
}

/** Sends the first requests of a person's browser and of an administrator's. */
async function served(port: number): Promise<string[]> {
  const wrong: string[] = []
  const client = new Client(port)
  const expect = async (path: string, part: string) => {
    const { status, text } = await client.ask('GET', path)
    if (status !== 200 || !text.includes(part)) wrong.push(`${path} answers ${status} without ${part}`)
  }
  const page = await (await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } })).text()
  const scripts = scriptsOf(page)
  if (scripts.length === 0) wrong.push('/ answers a page without a script')
  for (const script of scripts) await expect(script, 'export{')
  await expect('/api/config', 'brand')
  await client.login(ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD)
  await expect('/api/user', ADMIN.ADMIN_EMAIL)
  await expect('/api/i18n/translation-index?language=de', 'Bestellungen')
  client.close()
  return wrong
}

function scriptsOf(page: string): string[] {
  return [...page.matchAll(/src="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? '')
}
