import { create } from 'zustand'

/** True where a session has ended here and the server does not know it yet. */
export const usePendingLogout = create(() => ({ isPending: false }))

/** Signing in and reporting a logout run in turn, over all tabs: the later answer sets the cookie. */
export const SESSION_TURN = { name: 'session', patience: 15_000 } as const
