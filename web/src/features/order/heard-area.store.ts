import { create } from 'zustand'

/** The channel that a screen wants heard instead of the person's own; null: none at all. */
export const useHeardArea = create<{ channel: string | null | undefined }>(() => ({ channel: undefined }))
