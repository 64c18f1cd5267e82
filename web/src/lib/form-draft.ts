import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { z } from 'zod'
import { DRAFTS, forgetDrafts, hasDrafts } from './has-drafts.ts'

/** Forms that were half filled in when a session ended; for this tab and this person only. */
const Drafts = z.object({ person: z.number(), forms: z.array(z.tuple([z.string(), z.unknown()])) })

/** The forms on the screen and their typed values; undefined where nothing was typed. */
const typed = new Map<string, () => unknown>()

/** Keeps the half-filled forms until this person signs in again. */
export function keepDrafts(person: number): void {
  const forms = [...typed].map(([form, valuesOf]) => [form, valuesOf()] as const).filter(([, values]) => values !== undefined)
  if (forms.length > 0) sessionStorage.setItem(DRAFTS, JSON.stringify({ person, forms }))
}

/** Deletes the drafts of everybody except the person who is signed in now. */
export function keepOnlyDraftsOf(person: number): void {
  if (hasDrafts() && readDrafts()?.person !== person) forgetDrafts()
}

/**
 * Restores the input of this form when it opens again after the session ended. `name` tells it from other forms at this address; `values`
 * is undefined while nothing has been typed.
 */
export function useKeptDraft<Values>(name: string, values: Values | undefined, restore: (values: Values) => void): void {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const form = `${path} ${name}`
  const latest = useRef({ values, restore })
  useEffect(() => {
    latest.current = { values, restore }
  })
  useEffect(() => {
    const draft = takeDraft(form)
    if (draft !== undefined) latest.current.restore(draft as Values) // the same form has written it, in this very tab
    typed.set(form, () => latest.current.values)
    return () => void typed.delete(form)
  }, [form])
}

function takeDraft(form: string): unknown {
  const drafts = readDrafts()
  const found = drafts?.forms.find(([one]) => one === form)
  if (!drafts || !found) return undefined
  const forms = drafts.forms.filter((one) => one !== found)
  if (forms.length === 0) forgetDrafts()
  else sessionStorage.setItem(DRAFTS, JSON.stringify({ ...drafts, forms }))
  return found[1]
}

function readDrafts(): z.output<typeof Drafts> | undefined {
  try {
    return Drafts.safeParse(JSON.parse(sessionStorage.getItem(DRAFTS) ?? 'null')).data
  } catch {
    return undefined // not our format
  }
}
