/** ENOSPC and EDQUOT as the embedded database numbers them; it throws a value that is not an Error where it cannot even start. */
const EMBEDDED = [51, 19]
/** Codes of PostgreSQL, and of files of this process: the disk is full, or the user's quota is used up. */
const CODES = ['53100', 'ENOSPC', 'EDQUOT']

/** Checks whether a file found no disk space: of this process or of either database, in any of their forms. */
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
