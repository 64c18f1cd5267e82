import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ask, bytes, endless, type FileServer, fileServer, listed, type Progress, read, requested } from '#testing/file-server.ts'

let files: FileServer

beforeAll(async () => {
  files = await fileServer()
})
afterAll(() => files.close())

test('when a reader leaves, the server stops reading the file at once', async () => {
  for (const accepted of ['gzip', 'identity']) {
    const state = { read: 0, isOver: false }
    files.make = (gone) => ({ type: 'csv', name: 'x', content: endless(state, gone) })
    const answer = await ask(files, { 'accept-encoding': accepted })
    await once(answer, 'data')
    answer.destroy()
    await expect.poll(() => state.isOver).toBe(true)
    const { read } = state
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(state.read).toBe(read)
  }
})

describe('a reader that takes nothing', () => {
  const MINUTE = 60_000
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  test.each(['gzip', 'identity'])('is cut after a minute, and the file ends: %s', async (accepted) => {
    const state = { read: 0, isOver: false }
    files.make = (gone) => ({ type: 'csv', name: 'x', content: endless(state, gone) })
    const answer = await ask(files, { 'accept-encoding': accepted }, '/api/endless/1')
    // Repeated: the network itself takes some of it at first.
    await expect.poll(() => vi.advanceTimersByTime(MINUTE) && state.isOver).toBe(true)
    await expect(read(answer)).rejects.toThrow('aborted')
  })

  test.each(['gzip', 'identity'])('stays while it takes a little every fifty seconds: %s', async (accepted) => {
    const state = { read: 0, isOver: false }
    files.make = (gone) => ({ type: 'csv', name: 'x', content: endless(state, gone) })
    const asked = requested(files)
    const answer = await ask(files, { 'accept-encoding': accepted }, '/api/endless/1')
    const [, response] = await asked
    for (let time = 0; time < 6; time += 1) {
      await expect.poll(() => response.writableLength).toBeGreaterThan(0)
      vi.advanceTimersByTime(50_000)
      await taken(answer, state)
    }
    expect(state.isOver).toBe(false)
    answer.destroy()
  })

  test('is not cut while the file is still being made', async () => {
    const asked = requested(files)
    let go = () => {}
    files.make = () => ({ type: 'csv', name: 'x', content: pausing(new Promise((resolve) => (go = resolve))) })
    const answer = await ask(files)
    const [, response] = await asked
    await expect.poll(() => response.writableLength).toBe(0)
    vi.advanceTimersByTime(10 * MINUTE)
    go()
    expect((await read(answer)).toString()).toBe('a\r\nb\r\n')
  })
})

test('a reader that leaves while the first part is made frees the server too', async () => {
  const state = { read: 0, isOver: false }
  const asking = request({ port: files.port, path: '/api/print/1', agent: false, headers: files.headers })
  files.make = async (gone) => {
    asking.destroy()
    await expect.poll(() => gone.aborted).toBe(true)
    return { type: 'csv', name: 'x', content: endless(state, new AbortController().signal) }
  }
  asking.on('error', () => undefined).end()
  await expect.poll(() => state.isOver).toBe(true)
})

test('a reader that leaves before the first byte is noticed', async () => {
  let gone: AbortSignal | undefined
  files.make = (signal) => {
    gone = signal
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  }
  const asking = request({ port: files.port, path: '/api/print/1', agent: false, headers: files.headers })
  asking.on('error', () => undefined).end()
  await expect.poll(() => gone).toBeDefined()
  asking.destroy()
  await expect.poll(() => gone?.aborted).toBe(true)
})

test('a reader that got the whole file does not count as gone', async () => {
  let gone: AbortSignal | undefined
  files.make = (signal) => {
    gone = signal
    return { type: 'csv', name: 'x', content: listed(['a']) }
  }
  await read(await ask(files, { connection: 'close' }))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(gone?.aborted).toBe(false)
})

async function* pausing(pause: Promise<void>): AsyncGenerator<Uint8Array> {
  yield bytes('a\r\n')
  await pause
  yield bytes('b\r\n')
}

/** Takes so much that the server has made more since. */
async function taken(answer: IncomingMessage, state: Progress): Promise<void> {
  const before = state.read
  answer.resume()
  await expect.poll(() => state.isOver || state.read > before + 1).toBe(true)
  answer.pause()
}
