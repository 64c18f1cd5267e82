import { authEndpoints, type Profile } from '@tracklane/contract/auth'
import { z } from 'zod'
import { readDurable, writeDurable } from '#lib/durable-store.ts'
import { forgetFormerKeptAnswers } from '#lib/former-storage.ts'
import { ApiError, call } from '#lib/http.ts'
import { forgetCsrfToken } from '#lib/http-request.ts'
import { logError } from '#lib/log.ts'
import { inOneTab } from '#lib/one-tab.ts'
import { SESSION_TURN } from './pending-logout.store.ts'
import { personKey } from './same-person.rules.ts'

const NOTE = 'ended-session'
/** Milliseconds to wait for a bad network. */
const PATIENCE = 6_000

const Note = z.object({ owner: z.string() })
type Note = z.output<typeof Note>

/** The note while the page is open, for a browser that keeps nothing. */
let unkept: Note | undefined

/**
 * Signs the person out of this browser, even without a network: in one transaction it deletes their kept data and unsent requests, and
 * notes that the server must be told.
 */
export async function endSession(profile: Profile): Promise<void> {
  const owner = personKey(profile)
  unkept = { owner }
  forgetFormerKeptAnswers()
  await writeDurable(['kept', 'outbox', 'notes'], async (tx) => {
    const outbox = tx.objectStore('outbox')
    for (const { seq = -1, ...row } of await outbox.getAll()) if (row.owner === owner) await outbox.delete(seq)
    await tx.objectStore('kept').clear()
    await tx.objectStore('notes').put(unkept, NOTE)
  })
}

/** Returns whether a person has signed out and the server may not know it yet. */
export async function hasEndedSession(): Promise<boolean> {
  return (await findNote()) !== undefined
}

/**
 * Ends the session at the server. Returns false while it cannot be reached; until then nobody can sign in, since this would end their
 * session.
 */
export async function tellServer(): Promise<boolean> {
  if (!(await hasEndedSession())) return true
  return inOneTab(SESSION_TURN, async () => {
    const note = await findNote()
    if (!note) return true
    try {
      // A person who signed in since has already replaced the session.
      const { data } = await call(authEndpoints.profile, { limit: PATIENCE })
      if (personKey(data) === note.owner) {
        await call(authEndpoints.logout, { limit: PATIENCE })
        // The browser has no session any more: the app need not ask who is signed in.
        forgetCsrfToken()
      }
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) return logged(error)
    }
    await forgetEndedSession()
    return true
  })
}

/** Deletes the note; a sign-in has replaced the session. */
export async function forgetEndedSession(): Promise<void> {
  unkept = undefined
  await writeDurable(['notes'], ({ store }) => store.delete(NOTE)).catch((error: unknown) => logError('A note stays', error))
}

async function findNote(): Promise<Note | undefined> {
  if (unkept) return unkept
  const note = await readDurable(['notes'], ({ store }) => store.get(NOTE)).catch((error: unknown) => logError('No note to be read', error))
  return Note.safeParse(note).data
}

function logged(error: unknown): false {
  logError('The server could not be told of a logout', error)
  return false
}
