import { create } from 'zustand'
import { resetWithPerson } from '#lib/person-changed.ts'

/** The person whose language was applied. */
export const useLanguageOwner = resetWithPerson(create<{ id?: number }>(() => ({})))
