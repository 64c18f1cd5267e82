import sharp from 'sharp'

// A process of its own: what a picture makes of the decoder ends here, and can be killed. It makes one picture.
// JavaScript, for one is started for each picture: to read TypeScript takes longer than a picture.

/** @import { Metadata, Sharp } from 'sharp' */
/** @import { MadePicture, Order, PictureLimits, Problem, Word } from './picture.ts' */

const MEMORY_CHECK_MS = 20

// Nothing but these three is ever opened, whatever the bytes say they are.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'] })
sharp.cache(false)
sharp.concurrency(1)

class Refused extends Error {
  /** @param {Problem} problem */
  constructor(problem) {
    super(problem)
    this.problem = problem
  }
}

/** @type {Readonly<Record<string, MadePicture['type']>>} */
const TYPES = { gif: 'gif', jpeg: 'jpg', png: 'png' }

/**
 * @param {Order} order
 * @returns {Promise<MadePicture>}
 */
async function make({ bytes, limits }) {
  const source = sharp(bytes, { limitInputPixels: limits.maxPixels, failOn: 'error', animated: true, sequentialRead: true })
  const metadata = await source.metadata()
  requireSmall(metadata, limits)
  const type = TYPES[metadata.format]
  if (!type) throw new Refused('unreadable')
  const { keptSide: width, keptSide: height } = limits
  const smaller = source.autoOrient().resize({ width, height, fit: 'inside', withoutEnlargement: true }).toColourspace('srgb')
  const { data, info } = await written(smaller, type).toBuffer({ resolveWithObject: true })
  if (data.byteLength > limits.maxBytes) throw new Refused('tooManyPixels')
  return { type, bytes: data, width: info.width, height: info.pageHeight ?? info.height }
}

/**
 * @param {Metadata} picture
 * @param {PictureLimits} limits
 */
function requireSmall({ width, height, pageHeight = height, pages = 1 }, { maxSide, maxPixels, maxFrames }) {
  if (pages > maxFrames) throw new Refused('tooManyFrames')
  if (Math.max(width, pageHeight) > maxSide || width * pageHeight * pages > maxPixels) throw new Refused('tooManyPixels')
}

/**
 * Without anything that was said beside the pixels: places, cameras, names, colour profiles.
 * @param {Sharp} pixels
 * @param {MadePicture['type']} type
 */
function written(pixels, type) {
  if (type === 'gif') return pixels.gif({ effort: 1 })
  // Without the best codes: looking for them holds the whole picture in memory.
  return type === 'jpg' ? pixels.jpeg({ quality: 82, optimiseCoding: false }) : pixels.png({ compressionLevel: 6 })
}

/**
 * @param {unknown} error
 * @returns {Problem}
 */
function problemOf(error) {
  if (error instanceof Refused) return error.problem
  return error instanceof Error && /pixel limit/.test(error.message) ? 'tooManyPixels' : 'unreadable'
}

/**
 * Told, then gone: what still runs in the decoder's threads is not waited for.
 * @param {Word} word
 */
function end(word) {
  process.send?.(word, undefined, undefined, () => process.kill(process.pid, 'SIGKILL'))
}

/** @param {PictureLimits} limits */
function watchMemory({ maxMemory }) {
  setInterval(() => {
    if (process.memoryUsage.rss() > maxMemory) end({ problem: 'tooMuchWork' })
  }, MEMORY_CHECK_MS)
}

process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.once('message', (/** @type {Order} */ order) => {
  watchMemory(order.limits)
  make(order).then(
    (made) => end({ made }),
    (error) => end({ problem: problemOf(error) }),
  )
})
process.send?.({ ready: true })
