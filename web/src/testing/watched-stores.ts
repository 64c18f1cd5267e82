import { create as createHook, type UseBoundStore } from 'zustand/react'
import type { StateCreator, StoreApi } from 'zustand/vanilla'

/** Stands in for `zustand` and resets each store of the client after each test. */
export { type UseBoundStore, useStore } from 'zustand/react'
export * from 'zustand/vanilla'

const stores = new Set<StoreApi<unknown>>()

export const create = (<T>(initializer?: StateCreator<T>) => (initializer ? watched(initializer) : watched)) as typeof createHook

function watched<T>(initializer: StateCreator<T>): UseBoundStore<StoreApi<T>> {
  const store = createHook(initializer)
  stores.add(store as StoreApi<unknown>)
  return store
}

export function resetStores(): void {
  for (const store of stores) store.setState(store.getInitialState(), true)
}
