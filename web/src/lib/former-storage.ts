import { z } from 'zod'

/** The prefix of entries that earlier versions wrote into localStorage. Useful ones are moved, then all are removed. */
const KEPT = 'kept:'

const Entries = z.object({ state: z.object({ entries: z.array(z.unknown()) }) })

/** Reads an answer that an earlier version kept: a phone may have no network at the first start of a new version. */
export function formerKeptAnswer(name: string): unknown {
  return parsed(`${KEPT}${name}`)
}

export function forgetFormerKeptAnswers(except?: string): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(KEPT) && (except === undefined || ownerOf(parsed(key)) !== except)) localStorage.removeItem(key)
}

export function formerEntries(name: string): unknown[] {
  return Entries.safeParse(parsed(name)).data?.state.entries ?? []
}

export function forgetFormerEntries(name: string): void {
  localStorage.removeItem(name)
}

function ownerOf(kept: unknown): unknown {
  return (Object(kept) as { owner?: unknown }).owner // of any type
}

function parsed(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return undefined // cut off while it was written
  }
}
