import { replaceEqualDeep } from '@tanstack/react-query'
import { useState } from 'react'

/** The value as it was first seen, for as long as its content is the same: what is drawn from it need not be drawn anew. */
export function useStable<Value>(value: Value): Value {
  const [kept, keep] = useState(value)
  const stable = replaceEqualDeep(kept, value)
  if (stable !== kept) keep(stable)
  return stable
}
