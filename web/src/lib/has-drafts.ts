import { onPersonGone } from './person-changed.ts'

export const DRAFTS = 'drafts'

onPersonGone(({ mayReturn }) => {
  if (!mayReturn) forgetDrafts()
})

/** Returns whether this tab keeps a half-filled form. The forms are read in another module, which the sign-in need not load. */
export function hasDrafts(): boolean {
  return sessionStorage.getItem(DRAFTS) !== null
}

export function forgetDrafts(): void {
  sessionStorage.removeItem(DRAFTS)
}
