import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Milliseconds: readers who only leaf through have not read. */
const REST = 2_000

/** Calls `onSeen` when the end of the text has been in sight for a moment, in a visible tab. */
export function useEndSeen(text: RefObject<HTMLElement | null>, onSeen: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const seen = useEffectEvent(() => {
    if (isShown(text.current)) onSeen()
  })

  useEffect(() => {
    const end = ref.current
    if (!end) return
    let isThere = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      if (isThere && document.visibilityState === 'visible') timer = setTimeout(() => seen(), REST)
    }
    const observer = new IntersectionObserver((entries) => {
      isThere = entries.at(-1)?.isIntersecting ?? false
      look()
    })
    observer.observe(end)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return ref
}

/** Returns whether the text is shown: not while loading, nor where it did not come. */
function isShown(text: HTMLElement | null): boolean {
  return text !== null && !text.querySelector('[aria-busy="true"], [role="alert"]')
}
