import { issuePhrase } from '@tracklane/contract/kit/issue'
import type { z } from 'zod'
import { ApiError } from './http.ts'
import { translatePhrase } from './i18n.ts'

/** A form's check by the schema the server uses: {field: text}. */
export function checkedBy(schema: z.ZodType) {
  return (values: unknown): Record<string, string> => {
    const issues = schema.safeParse(values).error?.issues ?? []
    return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), translatePhrase(issuePhrase(issue))]).reverse())
  }
}

/** The field errors of a 422, for the form; empty for every other failure. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError) || error.status !== 422) return {}
  return Object.fromEntries(Object.entries(error.errors ?? {}).map(([field, texts]) => [field, texts.join('\n')]))
}
