import { useEffect, useRef, useState } from 'react'

/**
 * Put `ref` on what stands after the last row of a scroll area, its parent: `load` runs whenever that comes near, and once more where it has
 * brought something and the end stands as near as before. False: it had nothing to ask for.
 */
export function useReachedEnd(load: () => Promise<boolean>) {
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
          (hasAsked) => {
            setFailed(false)
            if (!hasAsked || !end.isConnected) return
            // An observer tells of what it watches anew; of what has only stayed in sight it would never speak again.
            observer.unobserve(end)
            observer.observe(end)
          },
          () => setFailed(true),
        )
      },
      { root: end.parentElement, rootMargin: '1200px 0px' },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }, [end])

  return { ref: setEnd, hasFailed }
}
