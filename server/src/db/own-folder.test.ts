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

test('a second owner is refused with the process that holds the folder', async () => {
  const release = await ownFolder(folder)
  await expect(ownFolder(folder)).rejects.toThrow(`is in use by process ${process.pid}`)
  await release()
})

test('a refused owner does not affect the first one', async () => {
  const release = await ownFolder(folder)
  await expect(ownFolder(folder)).rejects.toThrow()
  await expect(ownFolder(folder)).rejects.toThrow(`process ${process.pid}`)
  await release()
})

test('a folder that cannot be made is named with its setting', async () => {
  writeFileSync(join(folder, 'file'), '')
  for (const path of ['file', 'file/data']) {
    const refused = ownFolder(join(folder, path))
    await expect(refused).rejects.toThrow(`${join(folder, path)} cannot be made. Set DATA_DIR`)
  }
})

test('a released folder can be taken by the next owner', async () => {
  const release = await ownFolder(folder)
  await release()
  const again = await ownFolder(folder)
  await again()
})

/** Windows has named pipes instead. */
const socketFiles = process.platform === 'win32' ? [] : ['owner.sock']

test.each(socketFiles)('the process that holds %s owns the folder, from another container too', async (file) => {
  const elsewhere = createServer()
  await new Promise<void>((resolve) => elsewhere.listen(join(folder, file), resolve))
  await expect(ownFolder(folder)).rejects.toThrow('is in use by another process')
  await new Promise((resolve) => elsewhere.close(resolve))
})

test.each(socketFiles)('a dead process does not hold the folder, although it left %s behind', async (file) => {
  const path = join(folder, file)
  spawnSync(process.execPath, [
    '-e',
    `require('node:net').createServer().listen(${JSON.stringify(path)}, () => process.kill(process.pid, 'SIGKILL'))`,
  ])
  expect(existsSync(path)).toBe(true)
  const release = await ownFolder(folder)
  await release()
})
