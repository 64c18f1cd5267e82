import { replaceEqualDeep } from '@tanstack/react-query'
import { useState } from 'react'

/** Returns the first value with the same content, so that nothing is drawn again for it. */
export function useStable<Value>(value: Value): Value {
  const [kept, keep] = useState(value)
  const stable = replaceEqualDeep(kept, value)
  if (stable !== kept) keep(stable)
  return stable
}
