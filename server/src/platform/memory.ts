/** Names and makes a value that a feature keeps in memory between requests; code with the slot can read it. */
export interface Slot<Value> {
  readonly make: () => Value
}

/** Values that features keep, one of each per process; they only copy content of the database. */
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
