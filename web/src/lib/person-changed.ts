import type { StoreApi, UseBoundStore } from 'zustand'

interface Leaving {
  /** The session was lost, not given up: whoever signs in next may be the same person, and goes on where they were. */
  readonly mayReturn: boolean
}

const atOnce: (() => void)[] = []
const afterwards: ((leaving: Leaving) => void)[] = []

/** Whatever keeps something of a person says here how it forgets it; called as soon as they leave, their screen still being there. */
export function onPersonChanged(forget: () => void): void {
  atOnce.push(forget)
}

/** The same for what their screen, or the way out of it, would note once more: called when /login is there. */
export function onPersonGone(forget: (leaving: Leaving) => void): void {
  afterwards.push(forget)
}

/** A store that is as it began for the next person. */
export function resetWithPerson<Store extends UseBoundStore<StoreApi<object>>>(store: Store): Store {
  onPersonChanged(() => store.setState(store.getInitialState(), true))
  return store
}

export function personChanged(): void {
  for (const forget of atOnce) forget()
}

export function personGone(leaving: Leaving): void {
  for (const forget of afterwards) forget(leaving)
}
