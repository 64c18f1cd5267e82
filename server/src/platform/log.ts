import { type DestinationStream, type Logger, pino } from 'pino'

/** Names of values that no log may show, as deep as log lines go. */
const SECRET = [
  'password',
  'password_hash',
  'token',
  'token_hash',
  'secret',
  'authorization',
  'cookie',
  '["set-cookie"]',
  '["x-csrf-token"]',
]
const DEPTHS = ['', '*.', '*.*.']

/** Creates a log of JSON lines without secrets and without values of rows. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const paths = DEPTHS.flatMap((depth) => SECRET.map((name) => (name.startsWith('[') ? depth.replace(/\.$/, '') : depth) + name))
  return pino({ level, redact: { paths, censor: '[secret]' }, serializers: { err: plainError } }, destination)
}

/** Copies an error without PostgreSQL's details, which hold the row itself: `Key (email)=(…) already exists`. */
function plainError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack, cause } = error
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown } // errors of a database have them
  return { type: name, message, stack, code, constraint, table, ...(cause !== undefined && { cause: plainError(cause) }) }
}
