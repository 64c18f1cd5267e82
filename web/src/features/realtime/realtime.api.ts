import { useEffect } from 'react'
import { connectRealtime, disconnectRealtime } from '#lib/realtime.ts'

type Settings = Parameters<typeof connectRealtime>[0]

/** Connected as this person, as long as the component stands; until the settings are known, on the way. */
export function useConnectionAs(personId: number, settings: Settings | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person needs another socket
  useEffect(() => {
    connectRealtime(settings)
    return disconnectRealtime
  }, [settings, personId])
}
