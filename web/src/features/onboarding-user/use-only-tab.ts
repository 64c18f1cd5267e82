import { useEffect, useState } from 'react'
import { useOnboardingSection } from '#lib/persisted.ts'
import { useTourNotes } from './tour-notes.store.ts'

const STORES = [useOnboardingSection, useTourNotes]

/** One tab of the browser at a time, the one in sight: the others hear what it remembers, and go on where it was when it is gone. */
export function useOnlyTab(isWanted: boolean): boolean {
  const isVisible = useVisible()
  const [isMine, setMine] = useState(false)
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      for (const { persist } of STORES) if (key === persist.getOptions().name) void persist.rehydrate()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])

  const isAsking = isWanted && isVisible
  useEffect(() => {
    if (!isAsking) return
    const leave = takeTurn(() => setMine(true))
    return () => {
      leave()
      setMine(false)
    }
  }, [isAsking])
  return isAsking && isMine
}

/** Gives back how to leave. Browsers without locks (no secure context) go without. */
function takeTurn(begin: () => void): () => void {
  if (!navigator.locks) {
    begin()
    return () => {}
  }
  const leaving = new AbortController()
  const hold = async () => {
    for (const { persist } of STORES) await persist.rehydrate()
    if (leaving.signal.aborted) return
    begin()
    await new Promise((end) => leaving.signal.addEventListener('abort', end, { once: true }))
  }
  navigator.locks.request('tours', { signal: leaving.signal }, hold).catch(() => undefined) // left before its turn came
  return () => leaving.abort()
}

function useVisible(): boolean {
  const [isVisible, setVisible] = useState(!document.hidden)
  useEffect(() => {
    const onChange = () => setVisible(!document.hidden)
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
  return isVisible
}
