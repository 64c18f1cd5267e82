import { create } from 'zustand'
import { resetWithPerson } from '#lib/person-changed.ts'

/** The channel that a screen wants heard instead of the person's own; null: none at all. */
export const useSubscribedChannel = resetWithPerson(create<{ channel: string | null | undefined }>(() => ({ channel: undefined })))
