import { create } from 'zustand'
import { resetWithPerson } from '#lib/person-changed.ts'

/** The channel that a screen wants to hear instead of the person's own; null: none. */
export const useSubscribedChannel = resetWithPerson(create<{ channel: string | null | undefined }>(() => ({ channel: undefined })))
