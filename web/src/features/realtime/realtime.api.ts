import { userChannel } from '@tracklane/contract/realtime'
import { useEffect } from 'react'
import { connectRealtime, disconnectRealtime, useChannel } from '#lib/realtime.ts'
import { toastMessage } from '#ui/toast.ts'

type Settings = Parameters<typeof connectRealtime>[0]

/** Connected as this person, as long as the component stands; until the settings are known, on the way. */
export function useConnectionAs(personId: number, settings: Settings | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person needs another socket
  useEffect(() => {
    connectRealtime(settings)
    return disconnectRealtime
  }, [settings, personId])
}

/** Shows what is said to this person. */
export function useMessages(personId: number): void {
  useChannel(userChannel(personId), {
    message: ({ text }) => {
      if (text) toastMessage(text)
    },
  })
}
