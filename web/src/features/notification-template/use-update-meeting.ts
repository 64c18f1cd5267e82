import { useState } from 'react'
import { useUpdateTemplate } from './notification-template.api.ts'
import { otherIn } from './other-template.tsx'

/** The update of a template, and the other one that it met when it was refused last. */
export function useUpdateMeeting() {
  const update = useUpdateTemplate()
  const [other, setOther] = useState<ReturnType<typeof otherIn>>()
  const mutate: typeof update.mutate = (change, options) => {
    setOther(undefined)
    update.mutate(change, {
      ...options,
      onError: (error, ...rest) => {
        setOther(otherIn(error))
        options?.onError?.(error, ...rest)
      },
    })
  }
  return { update: { ...update, mutate }, other }
}
