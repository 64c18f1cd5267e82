/** Media types of files, by the ending of their names. */
export const MEDIA_TYPES = {
  csv: 'text/csv; charset=utf-8',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
export type FileType = keyof typeof MEDIA_TYPES

/** Milliseconds that a call may wait for its turn before it is refused. */
export const TURN_PATIENCE = 20_000

/** The contract of a file that a call answers with. */
export interface FileShape {
  readonly types: readonly FileType[]
  /** No file is larger: the server cuts it off there, and the web reads no further. */
  readonly maxBytes: number
  /** It waits for its turn; 429 says that too many wait, and the same call may be sent again. */
  readonly inTurn?: boolean
  /** To be shown in a page, and the same for ever under its address; without it, to be saved. */
  readonly inline?: boolean
}

/** The contract of a file that a call takes. */
export interface UploadShape {
  /** The part of the form that holds it: any of these names; refusals stand at the first. */
  readonly parts: readonly [string, ...string[]]
  readonly maxBytes: number
  /** Limit of the whole request, including the parts around the file. */
  readonly maxRequestBytes: number
}

/** A file as it came: nothing in it has been looked at, and its name and type are only what the sender says. */
export interface ReceivedFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

/** A handler's answer where the contract says that it is a file. */
export interface FileAnswer {
  readonly type: FileType
  /** For the person, in any script, without its ending. */
  readonly name: string
  /** How many rows or pages it has: with that a caller shows how far it is. */
  readonly rows?: number
  /** Permanent name of this content: a client that has it already gets it no second time. */
  readonly tag?: string
  /**
   * The whole, or its parts as they are made. The first part is always asked for, and what fails until then is answered like any other
   * error; a failure later cuts the connection.
   */
  readonly content: Uint8Array | AsyncIterable<Uint8Array>
}

/** Header with the number of the file's rows. */
export const TOTAL_ROWS_HEADER = 'x-total-rows'

/** `content-disposition` of a file: to be shown, or to be kept. The name as it is for whoever reads RFC 5987, and something like it in ASCII for the rest. */
export function dispositionOf({ name, type }: Pick<FileAnswer, 'name' | 'type'>, isInline = false): string {
  const whole = `${safeName(name)}.${type}`
  const ascii = whole.normalize('NFKD').replace(/[^\x20-\x7e]/g, '')
  const encoded = encodeURIComponent(whole).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${isInline ? 'inline' : 'attachment'}; filename="${ascii.startsWith('.') ? `file${ascii}` : ascii}"; filename*=UTF-8''${encoded}`
}

/** The name that such a header gives. */
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

/** Nothing that a file system or a header takes for something else. */
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
