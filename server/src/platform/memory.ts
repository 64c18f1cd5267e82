/** Names and makes what a feature keeps in memory between requests; whoever holds the slot may ask for it. */
export interface Slot<Value> {
  readonly make: () => Value
}

/** Values that features keep, one of each for a process; nothing in it is more than a copy of the database's content. */
export interface Memory {
  of<Value>(slot: Slot<Value>): Value
}

export function createMemory(): Memory {
  const values = new Map<Slot<unknown>, unknown>()
  return {
    of<Value>(slot: Slot<Value>) {
      if (!values.has(slot)) values.set(slot, slot.make())
      return values.get(slot) as Value // made by this very slot
    },
  }
}
