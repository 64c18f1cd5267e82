import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type MadePicture, type Order, type PictureLimits, PictureRefused, type Word } from './picture.ts'

/** The longest start of a process; the time for the picture is counted separately. */
const START_MS = 30_000

/**
 * Decodes a whole picture and writes it anew, in a process of its own. Throws `PictureRefused` where it is unreadable, too large or takes
 * too long.
 */
export async function makePicture(bytes: Uint8Array, limits: PictureLimits, gone: AbortSignal): Promise<MadePicture> {
  gone.throwIfAborted()
  const decoder = startDecoder()
  const order: Order = { bytes, limits }
  const over = new AbortController()
  try {
    return await new Promise<MadePicture>((resolve, reject) => {
      let timer = setTimeout(() => reject(new Error('The decoder of pictures has not started in time')), START_MS)
      over.signal.addEventListener('abort', () => clearTimeout(timer))
      gone.addEventListener('abort', () => reject(gone.reason), { signal: over.signal })
      if (gone.aborted) reject(gone.reason)
      decoder.on('message', (word: Word) => {
        if ('made' in word) return resolve(word.made)
        if ('problem' in word) return reject(new PictureRefused(word.problem))
        clearTimeout(timer)
        timer = setTimeout(() => reject(new PictureRefused('tooMuchWork')), order.limits.maxMs)
        decoder.send(order, () => undefined) // its exit says if the process has gone by then
      })
      decoder.once('error', reject)
      // The system killed it for its memory, or the picture crashed it.
      decoder.once('exit', () => reject(new PictureRefused('unreadable')))
    })
  } finally {
    over.abort()
    decoder.kill('SIGKILL')
  }
}

/** Starts the decoder without settings, secrets or output of this process. */
function startDecoder(): ChildProcess {
  return fork(fileURLToPath(new URL('./picture-worker.js', import.meta.url)), [], {
    env: { VIPS_CONCURRENCY: '1', MALLOC_ARENA_MAX: '2', ...(process.platform === 'win32' && { SystemRoot: process.env.SystemRoot }) },
    execArgv: ['--max-old-space-size=64'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}
