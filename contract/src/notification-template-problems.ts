import { issuePhrase } from './kit/issue.ts'
import { type Phrase, phrase } from './kit/phrase.ts'
import { tagsOf } from './kit/rich-words.ts'
import {
  audiencesOf,
  channelsOf,
  hasSubject,
  mayNameStatus,
  type NotificationAudience,
  type NotificationChannel,
  type NotificationEvent,
} from './notification-event.ts'
import { type Placeholder, placeholderProblem, placeholdersOf, unknownPlaceholder } from './notification-placeholder.ts'
import { NOTIFICATION_TEXTS } from './notification-template.ts'

interface Texts {
  readonly subject?: string | undefined
  readonly body?: string | undefined
}

/** The parts of a template or a draft that can be wrong in themselves. */
export interface JudgedTemplate {
  readonly event: NotificationEvent
  readonly status_id?: number | null | undefined
  readonly channel: NotificationChannel
  readonly audience?: NotificationAudience | null | undefined
  readonly translations: Readonly<Record<string, Texts | null>>
  readonly parameters?: readonly Placeholder[] | undefined
}

export type TemplateProblems = Record<string, Phrase>

const notOffered = phrase('validation', 'Choose one of the offered values')
const missing = phrase('validation', 'Value missed')
const noStatus = phrase('notification', 'Only for a change of the status can a status be chosen')
export const noPictures = phrase('notification', 'Emails are sent without pictures: remove them from this text')

/** Returns the reasons why a template cannot be saved, by field as in a 422; empty where it can. Server and web use it. */
export function templateProblems(template: JudgedTemplate): TemplateProblems {
  return { ...choiceProblems(template), ...textProblems(template), ...parameterProblems(template) }
}

/** Returns the reasons why a draft cannot be tried out, like `templateProblems`; a missing subject is allowed. */
export function trialProblems(template: JudgedTemplate): TemplateProblems {
  const problems = templateProblems(template)
  const isNeeded = ([field, problem]: [string, Phrase]) => !(field.endsWith('.subject') && problem.message === missing.message)
  return Object.fromEntries(Object.entries(problems).filter(isNeeded))
}

function choiceProblems({ event, status_id, channel, audience }: JudgedTemplate): TemplateProblems {
  const audiences = audiencesOf(event, channel)
  return {
    ...(!channelsOf(event).includes(channel) && { channel: notOffered }),
    ...(audiences.length === 0 && audience && { audience: notOffered }),
    ...(audiences.length > 0 && !audience && { audience: missing }),
    ...(audiences.length > 0 && audience && !audiences.includes(audience) && { audience: notOffered }),
    ...(status_id && !mayNameStatus(event) && { status_id: noStatus }),
  }
}

function textProblems(template: JudgedTemplate): TemplateProblems {
  const languages = Object.entries(template.translations).flatMap(([language, texts]) => (texts ? [{ language, texts }] : []))
  return Object.fromEntries(
    languages.flatMap(({ language, texts }) =>
      problemsOfTexts(template, texts).map(([field, problem]) => [`translations.${language}.${field}`, problem]),
    ),
  )
}

function problemsOfTexts(template: JudgedTemplate, texts: Texts): [field: string, problem: Phrase][] {
  const issues = NOTIFICATION_TEXTS[template.channel].safeParse(texts, { reportInput: true }).error?.issues ?? []
  const refused = issues.map((issue): [string, Phrase] => [issue.path.join('.'), issuePhrase(issue)])
  const fields = hasSubject(template.channel) ? (['subject', 'body'] as const) : (['body'] as const)
  const filled = fields.filter((field) => refused.every(([other]) => other !== field))
  return [
    ...refused,
    ...filled.flatMap((field): [string, Phrase][] => {
      const problem = problemOfText(template, field, texts[field] ?? '')
      return problem ? [[field, problem]] : []
    }),
  ]
}

/** A subject is always plain text, even with a rich body. */
function problemOfText({ event, channel, audience }: JudgedTemplate, field: 'subject' | 'body', text: string): Phrase | undefined {
  if (field === 'subject') return placeholderProblem(text, { event, audience, channel: 'in_app' })
  return channel === 'email' && hasPicture(text) ? noPictures : placeholderProblem(text, { event, audience, channel })
}

function hasPicture(html: string): boolean {
  return tagsOf(html).some((tag) => /^<img\b/i.test(tag))
}

function parameterProblems(template: JudgedTemplate): TemplateProblems {
  const allowed = placeholdersOf(template)
  const wrong = (template.parameters ?? []).flatMap((name, index) => (allowed.includes(name) ? [] : [{ name, index }]))
  return Object.fromEntries(wrong.map(({ name, index }) => [`parameters.${index}`, unknownPlaceholder(name)]))
}
