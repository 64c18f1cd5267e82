import type { StoreApi, UseBoundStore } from 'zustand'

interface Leaving {
  /** True where the session was lost: the same person may sign in next and continues. False after a sign-out. */
  readonly mayReturn: boolean
}

const atOnce: (() => void)[] = []
const afterwards: ((leaving: Leaving) => void)[] = []

/** Registers how a module forgets the data of a person. Called as soon as the person leaves, while their screen is still there. */
export function onPersonChanged(forget: () => void): void {
  atOnce.push(forget)
}

/** Registers like `onPersonChanged`, for data that the screen or the way out would write again. Called when /login is there. */
export function onPersonGone(forget: (leaving: Leaving) => void): void {
  afterwards.push(forget)
}

/** Makes a store reset itself for the next person. */
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
