import { useState } from 'react'

/** The value as it is, or as it was when the hold began: what others do never disturbs a move in progress. */
export function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [shown, setShown] = useState(value)
  if (!isHeld && shown !== value) {
    setShown(value)
    return value
  }
  return isHeld ? shown : value
}
