import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { beginAnew } from '#lib/begin-anew.ts'

/** Starts anew when another tab begins or ends acting as somebody else: nothing in this tab belongs to that person. */
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
