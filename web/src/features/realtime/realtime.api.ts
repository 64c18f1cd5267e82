import { useEffect } from 'react'
import { connectRealtime, disconnectRealtime } from '#lib/realtime.ts'

type Settings = Parameters<typeof connectRealtime>[0]

/** Connects as this person while the component is mounted; before the settings are known it counts as connecting. */
export function useConnectionAs(personId: number, settings: Settings | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person needs another socket
  useEffect(() => {
    connectRealtime(settings)
    return disconnectRealtime
  }, [settings, personId])
}
