import { authEndpoints } from '@tracklane/contract/auth'
import { fileEndpoint } from '@tracklane/contract/kit/file-endpoint'
import { uploadEndpoint } from '@tracklane/contract/kit/upload-endpoint'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { answer, cutOff } from '#testing/answer.ts'
import { openBuiltPages } from '#testing/built-page.ts'
import { giveSession } from '#testing/give-session.ts'
import { profileOf } from '#testing/render-screen.tsx'

openBuiltPages()

/** Opens a page whose parts are on their way until the test calls `window.stop()`. */
async function open() {
  const [{ loadAhead, startLoadingAhead }, { call }] = await Promise.all([import('./load-ahead.ts'), import('./http.ts')])
  const asked: string[] = []
  const underway: { arrive: () => void; fail: () => void }[] = []
  const stop = vi.fn(() => underway.at(-1)?.fail())
  vi.stubGlobal('stop', stop)
  for (const name of ['first', 'second'])
    loadAhead(() => {
      asked.push(name)
      return new Promise<void>((resolve, reject) => void underway.push({ arrive: resolve, fail: () => reject(new TypeError('stopped')) }))
    })
  startLoadingAhead()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(asked).toEqual(['first'])
  /** Settles together with the call. */
  const ask = async () => {
    await call(authEndpoints.profile).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(1_000)
  }
  return { asked, stop, ask, part: (at: number) => underway[at] }
}

test('parts load one after another, and a failing one stops no other', async () => {
  const { asked, part } = await open()
  part(0)?.fail()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked).toEqual(['first', 'second'])
})

test('a part that does not arrive while the server is away is given up, and the next waits for the server', async () => {
  const { asked, stop, ask } = await open()
  cutOff(authEndpoints.profile)
  await ask()
  expect(stop).not.toHaveBeenCalled() // it may only be slow

  await vi.advanceTimersByTimeAsync(5_000)
  await ask()
  expect(stop).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual(['first'])

  answer(authEndpoints.profile, { data: profileOf('courier') })
  await ask()
  expect(asked).toEqual(['first', 'second'])
})

test('a slow part is waited for while other requests are answered', async () => {
  const { stop, ask } = await open()
  answer(authEndpoints.profile, { data: profileOf('courier') })
  await vi.advanceTimersByTimeAsync(60_000)
  await ask()
  expect(stop).not.toHaveBeenCalled()
})

const file = fileEndpoint({ method: 'GET', path: '/thing/file', access: ['admin'], file: { types: ['csv'], maxBytes: 100 } })
const picture = uploadEndpoint({
  method: 'POST',
  path: '/thing/picture',
  access: ['admin'],
  upload: { parts: ['image', 'file'], maxBytes: 100, maxRequestBytes: 200 },
  reply: z.object({ file: z.string() }),
})

/** Requests by the modules of the page that the test has opened. */
const UNDERWAY: Record<string, () => Promise<() => Promise<unknown>>> = {
  'a change': async () => {
    const { call } = await import('./http.ts')
    return () => call(authEndpoints.updateProfile, { body: { theme: 'dark' } })
  },
  'a file that comes': async () => {
    const { callFile } = await import('./call-file.ts')
    return () => callFile(file, {})
  },
  'a file that goes': async () => {
    const { upload } = await import('./upload.ts')
    return () => upload(picture, { file: new File(['abc'], 'a.png') })
  },
}

test.each(Object.entries(UNDERWAY))('%s is not aborted with a missing part, but ends first', async (_what, load) => {
  const { stop, ask } = await open()
  const send = await load()
  giveSession()
  let end = () => {}
  const held = new Promise<never>((_, reject) => {
    end = () => reject(new TypeError('The line is dead'))
  })
  for (const endpoint of [authEndpoints.updateProfile, file, picture]) answer(endpoint, () => held)
  const ended = send().catch(() => undefined)
  cutOff(authEndpoints.profile)
  await vi.advanceTimersByTimeAsync(6_000)
  await ask()
  expect(stop).not.toHaveBeenCalled()

  end()
  await ended
  await ask()
  expect(stop).toHaveBeenCalled()
})
