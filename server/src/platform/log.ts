import { type DestinationStream, type Logger, pino } from 'pino'

/** Whatever carries one of these names is nobody's to read, as deep as log lines go. */
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

/** Lines of JSON; no secret and no value of a row is among them. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const paths = DEPTHS.flatMap((depth) => SECRET.map((name) => (name.startsWith('[') ? depth.replace(/\.$/, '') : depth) + name))
  return pino({ level, redact: { paths, censor: '[secret]' }, serializers: { err: plainError } }, destination)
}

/** An error without PostgreSQL's details, which hold the row itself: `Key (email)=(…) already exists`. */
function plainError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack, cause } = error
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown } // a database's errors have them
  return { type: name, message, stack, code, constraint, table, ...(cause !== undefined && { cause: plainError(cause) }) }
}
