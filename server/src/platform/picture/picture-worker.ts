import sharp, { type Metadata, type Sharp } from 'sharp'
import type { MadePicture, Order, PictureLimits, Problem, Word } from './picture.ts'

/** A process of its own: what a picture makes of the decoder ends here, and can be killed. It makes one picture. */
const MEMORY_CHECK_MS = 20

// Nothing but these three is ever opened, whatever the bytes say they are.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'] })
sharp.cache(false)
sharp.concurrency(1)

class Refused extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem)
    this.problem = problem
  }
}

const TYPES: Readonly<Record<string, MadePicture['type']>> = { gif: 'gif', jpeg: 'jpg', png: 'png' }

async function make({ bytes, limits }: Order): Promise<MadePicture> {
  const options = { limitInputPixels: limits.maxPixels, failOn: 'error', animated: true, sequentialRead: true } as const
  const source = sharp(bytes, options)
  const metadata = await source.metadata()
  requireSmall(metadata, limits)
  const type = TYPES[metadata.format]
  if (!type) throw new Refused('unreadable')
  const made = await written(source.autoOrient().toColourspace('srgb'), type).toBuffer()
  if (made.byteLength > limits.maxBytes) throw new Refused('tooManyPixels')
  return { type, bytes: made }
}

function requireSmall({ width, height, pageHeight = height, pages = 1 }: Metadata, { maxSide, maxPixels, maxFrames }: PictureLimits): void {
  if (pages > maxFrames) throw new Refused('tooManyFrames')
  if (Math.max(width, pageHeight) > maxSide || width * pageHeight * pages > maxPixels) throw new Refused('tooManyPixels')
}

/** Without anything that was said beside the pixels: places, cameras, names, colour profiles. */
function written(pixels: Sharp, type: MadePicture['type']): Sharp {
  if (type === 'gif') return pixels.gif({ effort: 1 })
  // Without the best codes: looking for them holds the whole picture in memory.
  return type === 'jpg' ? pixels.jpeg({ quality: 82, optimiseCoding: false }) : pixels.png({ compressionLevel: 6 })
}

function problemOf(error: unknown): Problem {
  if (error instanceof Refused) return error.problem
  return error instanceof Error && /pixel limit/.test(error.message) ? 'tooManyPixels' : 'unreadable'
}

/** Told, then gone: what still runs in the decoder's threads is not waited for. */
function end(word: Word): void {
  process.send?.(word, undefined, undefined, () => process.kill(process.pid, 'SIGKILL'))
}

function watchMemory({ maxMemory }: PictureLimits): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > maxMemory) end({ problem: 'tooMuchWork' })
  }, MEMORY_CHECK_MS)
}

process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.once('message', (order: Order) => {
  watchMemory(order.limits)
  make(order).then(
    (made) => end({ made }),
    (error: unknown) => end({ problem: problemOf(error) }),
  )
})
process.send?.({ ready: true })
