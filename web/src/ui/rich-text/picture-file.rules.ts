import { PICTURE_LIMITS, PICTURE_TYPES } from '@tracklane/contract/upload'

/** Properties of a file that are known before it is sent. */
interface Chosen {
  readonly name: string
  readonly type: string
  readonly size: number
}

export type PictureProblem = 'type' | 'empty' | 'size'

/** Returns the reason why a file cannot be sent as a picture; undefined where the server may check it. */
export function pictureProblem({ name, type, size }: Chosen): PictureProblem | undefined {
  const ending = name.normalize('NFC').split('.').slice(1).at(-1)?.toLowerCase() ?? ''
  if (!Object.hasOwn(PICTURE_TYPES, ending) || PICTURE_TYPES[ending as keyof typeof PICTURE_TYPES] !== type) return 'type'
  if (size === 0) return 'empty'
  return size > PICTURE_LIMITS.maxBytes ? 'size' : undefined
}

/** The kinds of files that the browser's dialog offers. */
export const PICTURE_ACCEPT = Object.keys(PICTURE_TYPES)
  .map((ending) => `.${ending}`)
  .join(',')
