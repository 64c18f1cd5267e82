import { Transform, type TransformCallback } from 'node:stream'
import { BrokenBackup } from './broken-backup.ts'

const BLOCK = 512
const SIZE_AT = 124
const SIZE_LENGTH = 12
const TYPE_AT = 156
/** Types of headers about the next entry: `x` and `g` of pax, `L` and `K` of GNU. */
const ABOUT_THE_NEXT = new Set(['x', 'g', 'L', 'K'])
/** The first bit of a size that is not in digits. */
const BINARY = 0x80

/**
 * Passes a tar on in which every entry has one plain header, as ours do. Other tars may have a header of any length before it, and the
 * reader behind this would hold all of it in memory without asking.
 */
export function plainHeads(): Transform {
  let head = Buffer.alloc(0)
  let left = 0
  function look(part: Buffer): void {
    for (let at = 0; at < part.length; ) {
      const passed = Math.min(left, part.length - at)
      left -= passed
      at += passed
      const taken = part.subarray(at, at + BLOCK - head.length)
      if (left > 0 || taken.length === 0) continue
      head = Buffer.concat([head, taken])
      at += taken.length
      if (head.length < BLOCK) continue
      left = lengthAfter(head)
      head = Buffer.alloc(0)
    }
  }
  return new Transform({
    transform(part: Buffer, _encoding, done: TransformCallback) {
      try {
        look(part)
        done(null, part)
      } catch (error) {
        done(error as Error) // it throws nothing else
      }
    },
  })
}

/** Returns the number of bytes between this header and the next. */
function lengthAfter(head: Buffer): number {
  const isBinary = ((head[SIZE_AT] ?? 0) & BINARY) !== 0
  if (isBinary || ABOUT_THE_NEXT.has(String.fromCharCode(head[TYPE_AT] ?? 0))) {
    throw new BrokenBackup('something in it is no entry of a backup')
  }
  const size = Number.parseInt(head.toString('latin1', SIZE_AT, SIZE_AT + SIZE_LENGTH), 8) || 0
  return Math.ceil(size / BLOCK) * BLOCK
}
