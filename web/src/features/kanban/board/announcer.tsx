import { useState } from 'react'

/** What the board says politely to those who do not see it. */
export function useAnnouncer() {
  const [text, setText] = useState('')
  const region = (
    <div className="visually-hidden" aria-live="polite" role="status">
      {text}
    </div>
  )
  return { say: setText, region }
}
