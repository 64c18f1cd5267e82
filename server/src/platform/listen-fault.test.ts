import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { listenFault } from './listen-fault.ts'

const place = { port: 3000, host: '0.0.0.0' }

test.each([
  ['EADDRINUSE', 'Port 3000 is in use by another program. Stop it, or set PORT.'],
  ['EACCES', 'Port 3000 may not be opened by the user who runs this program. Set PORT to one from 1024 on.'],
  ['EADDRNOTAVAIL', '0.0.0.0 is no address of this machine. Set HOST to one that it has.'],
  ['ENOTFOUND', '0.0.0.0 is no address of this machine. Set HOST to one that it has.'],
])('%s is reported with the setting that corrects it', (code, text) => {
  const error = Object.assign(new Error(`listen ${code}`), { code })
  expect(listenFault(error, place, '')).toMatchObject({ message: text, cause: error })
  expect((listenFault(error, place, 'METRICS_') as Error).message).toBe(text.replace(/(PORT|HOST)/, 'METRICS_$1'))
})

test('an unknown error stays as it is', () => {
  const error = new Error('Something else')
  expect(listenFault(error, place, '')).toBe(error)
})

test('an address of another machine is reported', async () => {
  const server = createServer().listen(0, '192.0.2.1')
  const [error] = await once(server, 'error')
  expect((listenFault(error, { port: 0, host: '192.0.2.1' }, '') as Error).message).toContain('192.0.2.1 is no address of this machine')
})
