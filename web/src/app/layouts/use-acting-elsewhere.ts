import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { beginAnew } from '#lib/begin-anew.ts'

/** In another tab one has begun to act as somebody, or has come back: nothing here is this person's. */
export function useActingElsewhere(): void {
  const router = useRouter()
  useEffect(() => {
    const onKept = ({ key }: StorageEvent) => {
      if (key === 'impersonate') beginAnew(router)
    }
    window.addEventListener('storage', onKept)
    return () => window.removeEventListener('storage', onKept)
  }, [router])
}
