import { useEffect, useRef, useState } from 'react'

/** Put `ref` on what stands after the last row: `load` runs whenever that comes near the screen. */
export function useReachedEnd(load: () => Promise<unknown>) {
  const [end, setEnd] = useState<Element | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const latest = useRef(load)
  latest.current = load

  useEffect(() => {
    if (!end) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        latest.current().then(
          () => setFailed(false),
          () => setFailed(true),
        )
      },
      { rootMargin: '300px' },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }, [end])

  return { ref: setEnd, hasFailed }
}
