import { onPersonGone } from './person-changed.ts'

export const DRAFTS = 'drafts'

onPersonGone(({ mayReturn }) => {
  if (!mayReturn) forgetDrafts()
})

/** Whether this tab keeps anything half filled in; what is kept is another module's, which the sign-in does without. */
export function hasDrafts(): boolean {
  return sessionStorage.getItem(DRAFTS) !== null
}

export function forgetDrafts(): void {
  sessionStorage.removeItem(DRAFTS)
}
