import { useEffect, useRef, useState } from 'react'

/** Put `ref` on what stands after the last row of a scroll area, its parent: `load` runs whenever that comes near. */
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
      { root: end.parentElement, rootMargin: '1200px 0px' },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }, [end])

  return { ref: setEnd, hasFailed }
}
