import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useState } from 'react'

/** Milliseconds after the last key. */
const REST = 250

type Delayed = readonly [text: string, type: (text: string) => void, tellNow: () => void]

/** A text that shows at once what is typed and tells so a moment after the last key, or at once when it is asked to. */
export function useDelayed(value: string, onChange: (value: string) => void): Delayed {
  const [text, setText] = useState(value)
  const tell = useDebouncedCallback(onChange, REST)
  useEffect(() => setText(value), [value])

  const type = (next: string) => {
    setText(next)
    tell(next.trim())
  }
  return [text, type, tell.flush]
}
