import { AppError } from '#platform/errors.ts'
import { createTranslator } from '#platform/translator.ts'

/** Writes an error for the command line: one line for each field of a refused input. */
export function commandErrorText(error: unknown): string {
  if (error instanceof AppError && error.details.fields) return fieldsOf(error.details.fields)
  if (!(error instanceof Error)) return String(error)
  const { message, cause } = error
  return cause instanceof Error && !message.includes(cause.message) ? `${message}\n  ${cause.message}` : message
}

function fieldsOf(fields: NonNullable<AppError['details']['fields']>): string {
  const { translate } = createTranslator()
  const line = ([field, texts]: (typeof entries)[number]) =>
    `${field}: ${[texts]
      .flat()
      .map((text) => translate(text, 'en'))
      .join(', ')}`
  const entries = Object.entries(fields)
  return entries.map(line).join('\n')
}
