import { SOURCE_LANGUAGE } from '@tracklane/contract/i18n'
import { issuePhrase } from '@tracklane/contract/kit/issue'
import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import { createElement, type ReactElement } from 'react'
import type { z } from 'zod'
import { ApiError } from './http.ts'
import { translationsOf, useLanguage, usePhrase } from './i18n.ts'

/** {field: error}. The error is an element, so that it follows the language of the page. */
export type FieldErrors = Record<string, ReactElement>

/** Shows the phrase rather than its text, so that the error follows a change of the language. */
export function said(text: Phrase): ReactElement {
  return createElement(Said, { text })
}

/** Returns a check of a form by the schema that the server uses. */
export function checkedBy(schema: z.ZodType) {
  return (values: unknown): FieldErrors => {
    const issues = schema.safeParse(values, { reportInput: true }).error?.issues ?? []
    return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), said(issuePhrase(issue))]).reverse())
  }
}

/** Returns the field errors of a 422 for the form; empty for every other failure. */
export function fieldErrors(error: unknown): FieldErrors {
  if (!(error instanceof ApiError) || error.status !== 422) return {}
  const { errors = {}, language } = error
  return Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, createElement(Answered, { texts, language })]))
}

function Said({ text }: { text: Phrase }): string {
  return usePhrase()(text)
}

const INVALID = phrase('validation', 'This value is not valid')

/**
 * The server's messages, in the language of that moment. After a change of the language the field says only that it is wrong, until the
 * server is asked again.
 */
function Answered({ texts, language }: { texts: readonly string[]; language: string }): string {
  const say = usePhrase()
  const now = useLanguage()
  if (now === language) return texts.join('\n')
  const phrases = texts.map((text) => phraseOf(text, language, now) ?? INVALID)
  return [...new Set(phrases.map(say))].join('\n')
}

/** Finds the phrase behind a text of that language, where the text has no values filled in. */
function phraseOf(text: string, language: string, now: string): Phrase | undefined {
  const isSource = language === SOURCE_LANGUAGE
  for (const [category, messages] of Object.entries(translationsOf(isSource ? now : language))) {
    for (const [message, translation] of Object.entries(messages)) {
      if (text === (isSource ? message : translation)) return phrase(category, message)
    }
  }
  return undefined
}
