import { create } from 'zustand'
import { resetWithPerson } from '#lib/person-changed.ts'

/** The person whose language was brought to the screen. */
export const useLanguageOwner = resetWithPerson(create<{ id?: number }>(() => ({})))
