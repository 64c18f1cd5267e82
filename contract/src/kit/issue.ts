import type { z } from 'zod'
import { type Phrase, phrase } from './phrase.ts'

type Issue = z.core.$ZodIssue

/**
 * Returns the text of a zod issue for people: forms and 422 answers use the same words. The value must have been parsed with `reportInput`,
 * or each wrong value looks missing.
 */
export function issuePhrase(issue: Issue): Phrase {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue.input) ? MISSED : phrase('validation', 'This value has the wrong type')
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_value':
      return isMissing(issue.input) ? MISSED : phrase('validation', 'Choose one of the offered values')
    case 'unrecognized_keys':
      return phrase('validation', 'Unknown field')
    case 'custom':
      return (issue.params as { phrase?: Phrase } | undefined)?.phrase ?? INVALID // zod types `params` as any record
    default:
      return INVALID
  }
}

const INVALID = phrase('validation', 'This value is not valid')
const MISSED = phrase('validation', 'Value missed')

/** An empty text stands for a field of a form where nothing is entered or chosen. */
function isMissing(input: unknown): boolean {
  return input === undefined || input === null || input === ''
}

function tooSmall(issue: z.core.$ZodIssueTooSmall): Phrase {
  const minimum = Number(issue.minimum)
  if (issue.origin === 'string')
    return minimum <= 1
      ? MISSED
      : phrase('validation', 'Enter at least {minimum, plural, one {# character} other {# characters}}', { minimum })
  if (issue.origin === 'array') return phrase('validation', 'Give at least {minimum, plural, one {# entry} other {# entries}}', { minimum })
  return phrase('validation', 'The value must be at least {minimum}', { minimum })
}

function tooBig(issue: z.core.$ZodIssueTooBig): Phrase {
  const maximum = Number(issue.maximum)
  if (issue.origin === 'string')
    return phrase('validation', 'Enter at most {maximum, plural, one {# character} other {# characters}}', { maximum })
  if (issue.origin === 'array') return tooManyEntries(maximum)
  return phrase('validation', 'The value must be at most {maximum}', { maximum })
}

export function tooManyEntries(maximum: number): Phrase {
  return phrase('validation', 'Give at most {maximum, plural, one {# entry} other {# entries}}', { maximum })
}
