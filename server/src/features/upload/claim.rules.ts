import type { ReceivedFile } from '@tracklane/contract/kit/file'
import { PICTURE_TYPES } from '@tracklane/contract/upload'

type Type = 'gif' | 'jpg' | 'png'

const FIRST_BYTES: Readonly<Record<Type, readonly string[]>> = {
  gif: ['474946383761', '474946383961'],
  jpg: ['ffd8ff'],
  png: ['89504e470d0a1a0a'],
}

/** Returns the type that a file claims, where its name, its declared type and its first bytes agree. Only decoding proves it. */
export function claimedType({ name, type, bytes }: ReceivedFile): Type | undefined {
  const ending = endingOf(name)
  if (!Object.hasOwn(PICTURE_TYPES, ending)) return undefined
  if (PICTURE_TYPES[ending as keyof typeof PICTURE_TYPES] !== type.toLowerCase()) return undefined // checked just before
  const claimed = ending === 'jpeg' ? 'jpg' : (ending as Type)
  const start = Buffer.from(bytes.subarray(0, 8)).toString('hex')
  return FIRST_BYTES[claimed].some((sign) => start.startsWith(sign)) ? claimed : undefined
}

/** Returns the part after the last dot. */
function endingOf(name: string): string {
  const plain = name.normalize('NFC')
  const dot = plain.lastIndexOf('.')
  return dot < 0 ? '' : plain.slice(dot + 1).toLowerCase()
}
