import { useCallback, useEffect, useState } from 'react'
import { logError } from '#lib/log.ts'

/** Loads when first rendered: `undefined` until the result is there, with a function to try again after a failure. */
export function useLoaded<Loaded>(load: () => Promise<Loaded>) {
  const [state, setState] = useState<{ loaded?: Loaded; hasFailed: boolean; attempt: number }>({ hasFailed: false, attempt: 0 })
  const { attempt } = state
  useEffect(() => {
    let isGone = false
    load().then(
      (loaded) => !isGone && setState({ loaded, hasFailed: false, attempt }),
      (error: unknown) => {
        logError('A part could not be loaded', error)
        if (!isGone) setState({ hasFailed: true, attempt })
      },
    )
    return () => {
      isGone = true
    }
  }, [load, attempt])
  const retry = useCallback(() => setState(({ attempt }) => ({ hasFailed: false, attempt: attempt + 1 })), [])
  return { loaded: state.loaded, hasFailed: state.hasFailed, retry }
}
