/** ENOSPC and EDQUOT as the embedded database counts them, which throws what is no Error where it cannot even be made. */
const EMBEDDED = [51, 19]
/** PostgreSQL; a file of this process: the disk, and what its user may take of it. */
const CODES = ['53100', 'ENOSPC', 'EDQUOT']

/** Whether a file found no room: of this process, or of a database, whichever it is and however it says so. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { name, errno, code, message, cause } = error as {
    name?: unknown
    errno?: unknown
    code?: unknown
    message?: unknown
    cause?: unknown
  } // anything may be thrown
  if (name === 'ErrnoError' && EMBEDDED.includes(Number(errno))) return true
  return CODES.includes(String(code)) || /No space left on device/.test(String(message)) || isDiskFull(cause)
}
