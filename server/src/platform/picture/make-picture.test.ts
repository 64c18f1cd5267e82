import { PICTURE_LIMITS } from '@tracklane/contract/upload'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { PICTURE } from '#testing/form.ts'
import { makePicture } from './make-picture.ts'

const MEGA = 1024 * 1024
const LIMITS = { ...PICTURE_LIMITS, maxBytes: 16 * MEGA, maxMs: 20_000, maxMemory: 600 * MEGA }
const staying = new AbortController().signal

/** Makes an empty picture that takes a second of work: 40 million pixels in seven rounds. */
function slow(): Promise<Buffer> {
  return sharp({ create: { width: 8_000, height: 5_000, channels: 4, background: '#888' } })
    .png({ progressive: true })
    .toBuffer()
}

// Each starts processes: a busy machine needs many times as long.
describe('encoding a picture', { timeout: 120_000 }, () => {
  it('is refused after its time limit, and its process is killed', async () => {
    await expect(makePicture(await slow(), { ...LIMITS, maxMs: 1 }, staying)).rejects.toMatchObject({ problem: 'tooMuchWork' })
  })

  it('is refused beyond its memory limit', async () => {
    await expect(makePicture(await slow(), { ...LIMITS, maxMemory: MEGA }, staying)).rejects.toMatchObject({ problem: 'tooMuchWork' })
  })

  it('is given up when the client leaves', async () => {
    const leaving = new AbortController()
    const all = Array.from({ length: 3 }, () => makePicture(PICTURE.bytes, LIMITS, leaving.signal))
    leaving.abort()
    for (const one of await Promise.allSettled(all)) expect(one).toMatchObject({ status: 'rejected', reason: { name: 'AbortError' } })
    expect(await makePicture(PICTURE.bytes, LIMITS, staying)).toMatchObject({ type: 'gif' })
  })
})
