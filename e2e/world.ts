import { spawnSync } from 'node:child_process'
import { constants } from 'node:fs'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT, type Server, startServer } from './server.ts'

const FOLDER = 'JOURNEYS_FOLDER'
const PREFIX = 'tracklane-journeys-'
const MADE = 'made'

/** Makes a demo world once before all journeys, with the present build. Each worker takes a copy. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default one.
export default async function makeWorld(): Promise<() => Promise<void>> {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', '--if-changed'], { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) throw new Error('There is nothing to try: the build failed.')
  await removeLeftBehind()
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`))
  const remove = () => rm(folder, { recursive: true, force: true })
  process.env[FOLDER] = folder
  try {
    const server = await startServer(join(folder, MADE))
    await server.stop()
  } catch (error) {
    await remove()
    throw error
  }
  return remove
}

/** Removes the folders of killed runs, whose teardown did not happen. */
async function removeLeftBehind(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const [, id] = new RegExp(`^${PREFIX}(\\d+)-`).exec(name) ?? []
    if (id && !isAlive(Number(id))) await rm(join(tmpdir(), name), { recursive: true, force: true })
  }
}

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Runs a server on a copy of the world while `work` lasts. */
export async function onOwnWorld(name: string, work: (server: Server) => Promise<void>): Promise<void> {
  const folder = process.env[FOLDER]
  if (!folder) throw new Error('The world is made by the global set-up of playwright.config.ts')
  const own = join(folder, name)
  try {
    await cp(join(folder, MADE), own, { recursive: true, mode: constants.COPYFILE_FICLONE })
    const server = await startServer(own)
    await work(server).finally(server.stop)
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}
