import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useState } from 'react'

/** Milliseconds after the last key. */
const REST = 250

/** A text that shows at once what is typed and tells so a moment after the last key: `[text, type]`. */
export function useDelayed(value: string, onChange: (value: string) => void): readonly [string, (text: string) => void] {
  const [text, setText] = useState(value)
  const tell = useDebouncedCallback(onChange, REST)
  useEffect(() => setText(value), [value])

  const type = (next: string) => {
    setText(next)
    tell(next.trim())
  }
  return [text, type]
}
