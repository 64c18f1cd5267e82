import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'

const CHILD = `process.stdout.write('child here\\n'); setTimeout(() => process.stdout.write('child ended by itself\\n'), 60_000)`

/** A run that makes a folder, starts a process, and then waits. */
const RUN = `
  import { spawnOwn } from './proofs/kit/child.ts'
  import { makeFolder } from './bench/processes.ts'
  process.stdout.write('folder ' + makeFolder().path + '\\n')
  spawnOwn(process.execPath, ['-e', ${JSON.stringify(CHILD)}], { stdio: 'inherit' })
`

test.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)('a run that is ended by %s leaves no process and no folder', async (signal) => {
  const run = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', RUN], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  run.stdout.on('data', (text) => {
    said += text
    if (said.includes('child here')) run.kill(signal)
  })
  await once(run, 'close') // no process holds its output any more
  const [, folder = ''] = /^folder (.+)$/m.exec(said) ?? []
  expect(said).toBe(`folder ${folder}\nchild here\n`)
  await expect.poll(() => existsSync(folder)).toBe(false)
})

test('a run with nothing left to do ends', async () => {
  const script = `import { makeFolder } from './bench/processes.ts'\nmakeFolder().remove()`
  const run = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], { stdio: 'inherit' })
  expect(await once(run, 'exit')).toEqual([0, null])
})
