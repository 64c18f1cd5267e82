/** Returns an object for names from outside. It inherits nothing: `constructor` and `__proto__` are names like any other. */
export function dictionary<Value>(entries: Readonly<Record<string, Value>> = {}): Record<string, Value> {
  return Object.assign(Object.create(null) as Record<string, Value>, entries)
}
