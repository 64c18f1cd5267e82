import { create } from 'zustand'

/** A session has ended here, and the server does not know it yet. */
export const usePendingLogout = create(() => ({ isPending: false }))

/** Signing in and telling of a logout go one after the other, whichever tab does them: the later answer sets the cookie. */
export const SESSION_TURN = { name: 'session', patience: 15_000 } as const
