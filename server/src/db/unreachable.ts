/** The database could not be reached, or went away before it answered: the query is not at fault, and later it may work. */
export class DatabaseUnreachable extends Error {
  constructor(cause: unknown) {
    super(`The database cannot be reached: ${reasonOf(cause)}`, { cause })
  }
}

/** Returns the reason. A failed attempt at several addresses has a code and no message. */
function reasonOf(cause: unknown): string {
  const { message, code } = cause as { message?: unknown; code?: unknown } // anything may be thrown
  return String(message || code || cause)
}

/** Turns connection errors into `DatabaseUnreachable`; other errors stay as they are. */
export async function reaching<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw isUnreachable(error) ? new DatabaseUnreachable(error) : error
  }
}

const NETWORK = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH ENETDOWN ENOENT ECONNABORTED'.split(' '),
)

/** Class 08 is a broken connection; the others: shut down, crashed, starting up, idle too long, no connection left. */
const SQLSTATE = /^(?:08...|57P01|57P02|57P03|57P05|25P03|53300)$/

/** Messages of the driver without a code. */
const DRIVER =
  /^Connection terminated|is not queryable|^timeout exceeded when trying to connect|^timeout expired$|^Query read timeout$|connection has been discarded/

function isUnreachable(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown } // anything may be thrown
  if (typeof code === 'string') return NETWORK.has(code) || SQLSTATE.test(code)
  return typeof message === 'string' && DRIVER.test(message)
}
