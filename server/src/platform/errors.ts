import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'

export type FieldErrors = Readonly<Record<string, Phrase | readonly Phrase[]>>

/** The answer for absent values and for values of another organization alike. */
export const notOffered: Phrase = phrase('validation', 'Choose one of the offered values')
export const missing: Phrase = phrase('validation', 'Value missed')

interface Details {
  readonly fields?: FieldErrors
  /** The current row for 409 and 412; the row in the way for 422. */
  readonly data?: unknown
  readonly retryAfter?: number
}

/** A client's mistake. The one error handler turns it into an answer in the person's language. */
export class AppError extends Error {
  readonly status: number
  readonly text: Phrase
  readonly details: Details

  constructor(status: number, text: Phrase, details: Details = {}) {
    super(text.message)
    this.status = status
    this.text = text
    this.details = details
  }
}

export function unauthenticated(): AppError {
  return new AppError(401, phrase('error', 'Unauthenticated.'))
}

export function csrfMismatch(): AppError {
  return new AppError(419, phrase('error', 'CSRF token mismatch.'))
}

/** Makes a 419: the page was made for one person, and the browser's session now belongs to another. */
export function sentBySomebodyElse(): AppError {
  return new AppError(419, phrase('error', 'Somebody else has signed in in this browser. Nothing was changed.'))
}

export function forbidden(text: Phrase = phrase('error', 'You may not do this')): AppError {
  return new AppError(403, text)
}

export function refusedWhileImpersonating(): AppError {
  return forbidden(phrase('error', 'Not while you act as somebody else'))
}

/** Makes a 404, for absent rows and for rows out of scope. */
export function notFound(): AppError {
  return new AppError(404, phrase('error', 'Not found'))
}

/** Returns the row, or throws 404. */
export function requireFound<Row>(row: Row | undefined): Row {
  if (row === undefined) throw notFound()
  return row
}

/** Makes a 422; `data` is the row that stands in the way, if there is one. */
export function invalid(fields: FieldErrors, data?: unknown): AppError {
  return new AppError(422, phrase('error', 'The given data was invalid'), { fields, data })
}

/** Puts field errors of a part of the request under the name of the part. */
export async function atPart<Result>(part: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError) || !error.details.fields) throw error
    throw invalid(Object.fromEntries(Object.entries(error.details.fields).map(([field, text]) => [`${part}.${field}`, text])))
  }
}

/** Makes a 409: the data has changed meanwhile; `data` is the current row. */
export function conflict(text: Phrase, data?: unknown): AppError {
  return new AppError(409, text, { data })
}

/** Makes a 412: If-Match named an older version; `data` is the current row. */
export function stale(data: unknown): AppError {
  return new AppError(412, phrase('error', 'Somebody changed this meanwhile'), { data })
}

/** Makes a 503: not possible now; the client may send the same request again. */
export function unavailable(): AppError {
  return new AppError(503, phrase('error', 'The service is not available right now: try again in a moment'), { retryAfter: 1 })
}

/** Makes a 507: no disk space is left; the request itself is right. */
export function noRoom(): AppError {
  return new AppError(507, phrase('error', 'The disk of the server is full: nothing can be saved until there is room again'))
}

/** Makes a 503: the database only reads, because it is a standby or full. */
export function readOnly(): AppError {
  return new AppError(503, phrase('error', 'Nothing can be saved right now: try again in a moment'), { retryAfter: 5 })
}

/** Makes a 429: too much work is running already; the client may send the same request again. */
export function busy(retryAfterSeconds: number): AppError {
  return new AppError(429, phrase('error', 'Too much at once: wait until the rest is done, then try again'), {
    retryAfter: retryAfterSeconds,
  })
}

export function tooMany(retryAfterSeconds: number): AppError {
  return new AppError(
    429,
    phrase('error', 'Too many attempts: try again in {seconds, plural, one {# second} other {# seconds}}', { seconds: retryAfterSeconds }),
    {
      retryAfter: retryAfterSeconds,
    },
  )
}
