/** Media types of files, by the ending of the file's name. */
export const MEDIA_TYPES = {
  csv: 'text/csv; charset=utf-8',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
export type FileType = keyof typeof MEDIA_TYPES

/** The milliseconds that a call may wait for its turn before it is refused. */
export const TURN_PATIENCE = 20_000

/** The contract of a file that a call answers with. */
export interface FileShape {
  readonly types: readonly FileType[]
  /** The largest size. The server cuts a larger file off there, and the web reads no further. */
  readonly maxBytes: number
  /** The call waits for its turn. 429: too many calls wait; the client may send it again. */
  readonly inTurn?: boolean
  /** The file is shown in a page and never changes under its address. Default: the file is saved. */
  readonly inline?: boolean
}

/** The contract of a file that a call takes. */
export interface UploadShape {
  /** Names of the form's part with the file. Any of them is taken; refusals stand at the first. */
  readonly parts: readonly [string, ...string[]]
  readonly maxBytes: number
  /** Limit of the whole request, including the parts around the file. */
  readonly maxRequestBytes: number
}

/** A file as received. Nothing has checked its content; name and type are the sender's claims. */
export interface ReceivedFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

/** A handler's answer where the contract says that it is a file. */
export interface FileAnswer {
  readonly type: FileType
  /** A name for people, in any script, without an ending. */
  readonly name: string
  /** The number of rows or pages, by which a caller shows progress. */
  readonly rows?: number
  /** A permanent name of this content: a client that has it does not get it again. */
  readonly tag?: string
  /**
   * The whole file, or its parts as they are made. The first part is always read: an error before it is answered like any other error. A
   * later error cuts the connection.
   */
  readonly content: Uint8Array | AsyncIterable<Uint8Array>
}

/** The header with the number of rows in the file. */
export const TOTAL_ROWS_HEADER = 'x-total-rows'

/**
 * Returns the `content-disposition` of a file, to be shown or to be saved. It has the exact name for readers of RFC 5987, and an ASCII form
 * for others.
 */
export function dispositionOf({ name, type }: Pick<FileAnswer, 'name' | 'type'>, isInline = false): string {
  const whole = `${safeName(name)}.${type}`
  const ascii = whole.normalize('NFKD').replace(/[^\x20-\x7e]/g, '')
  const encoded = encodeURIComponent(whole).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${isInline ? 'inline' : 'attachment'}; filename="${ascii.startsWith('.') ? `file${ascii}` : ascii}"; filename*=UTF-8''${encoded}`
}

/** Returns the file name in a `content-disposition` header. */
export function nameIn(disposition: string | null): string | undefined {
  const [, encoded] = (disposition ?? '').split("; filename*=UTF-8''")
  const [, plain] = (disposition ?? '').split('"')
  try {
    return encoded ? decodeURIComponent(encoded) : plain
  } catch {
    return plain
  }
}

const LONGEST_NAME = 120

/** Replaces characters that have a meaning in file systems or headers. */
function safeName(name: string): string {
  const plain = name.replace(/[\p{Cc}\p{Cf}\p{Cs}"%*/:<>?\\|]/gu, ' ').replace(/\s+/g, ' ')
  return (
    [...plain]
      .slice(0, LONGEST_NAME)
      .join('')
      .trim()
      .replace(/^[. ]+/, '') || 'file'
  )
}
