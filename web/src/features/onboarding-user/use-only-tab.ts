import { useEffect, useState } from 'react'
import { useOnboardingSection } from '#lib/persisted.ts'
import { useTourNotes } from './tour-notes.store.ts'

const STORES = [useOnboardingSection, useTourNotes]

/** Shows tours in one tab of the browser, the visible one. Other tabs follow its notes, and continue there when it is closed. */
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

/** Returns a function that gives up the turn. Browsers without locks (no secure context) do not wait. */
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
  navigator.locks.request('tours', { signal: leaving.signal }, hold).catch(() => undefined) // left before its turn
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
