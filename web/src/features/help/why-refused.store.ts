import { create } from 'zustand'
import { resetWithPerson } from '#lib/person-changed.ts'
import type { ToastAction } from '#ui/toast.ts'

/** The explanation offered with a refusal; undefined until a screen knows that there is something to read. */
export const useWhyRefused = resetWithPerson(create<{ offer: ToastAction | undefined }>(() => ({ offer: undefined })))
