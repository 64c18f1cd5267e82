import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ownFolder } from './own-folder.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tracklane-owner-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a second owner is refused and told who holds the folder', async () => {
  const release = await ownFolder(folder)
  await expect(ownFolder(folder)).rejects.toThrow(`is in use by process ${process.pid}`)
  await release()
})

test('a refused owner leaves the first one as it is', async () => {
  const release = await ownFolder(folder)
  await expect(ownFolder(folder)).rejects.toThrow()
  await expect(ownFolder(folder)).rejects.toThrow(`process ${process.pid}`)
  await release()
})

test('a folder that cannot be made is named, and the setting that mends it', async () => {
  writeFileSync(join(folder, 'file'), '')
  for (const path of ['file', 'file/data']) {
    const refused = ownFolder(join(folder, path))
    await expect(refused).rejects.toThrow(`${join(folder, path)} cannot be made. Set DATA_DIR`)
  }
})

test('a folder that was let go has room for the next', async () => {
  const release = await ownFolder(folder)
  await release()
  const again = await ownFolder(folder)
  await again()
})

/** Windows has named pipes instead. */
const socketFiles = process.platform === 'win32' ? [] : ['owner.sock']

test.each(socketFiles)('whoever holds %s in the folder is its owner, from another container too', async (file) => {
  const elsewhere = createServer()
  await new Promise<void>((resolve) => elsewhere.listen(join(folder, file), resolve))
  await expect(ownFolder(folder)).rejects.toThrow('is in use by another process')
  await new Promise((resolve) => elsewhere.close(resolve))
})

test.each(socketFiles)('a dead process keeps nobody out, though it left %s behind', async (file) => {
  const path = join(folder, file)
  spawnSync(process.execPath, [
    '-e',
    `require('node:net').createServer().listen(${JSON.stringify(path)}, () => process.kill(process.pid, 'SIGKILL'))`,
  ])
  expect(existsSync(path)).toBe(true)
  const release = await ownFolder(folder)
  await release()
})
