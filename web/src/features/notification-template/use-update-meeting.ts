import { useState } from 'react'
import { useUpdateTemplate } from './notification-template.api.ts'
import { conflictingTemplate } from './other-template.tsx'

/** Updates a template, and keeps the other template that the last refusal named. */
export function useUpdateMeeting() {
  const update = useUpdateTemplate()
  const [other, setOther] = useState<ReturnType<typeof conflictingTemplate>>()
  const mutate: typeof update.mutate = (change, options) => {
    setOther(undefined)
    update.mutate(change, {
      ...options,
      onError: (error, ...rest) => {
        setOther(conflictingTemplate(error))
        options?.onError?.(error, ...rest)
      },
    })
  }
  return { update: { ...update, mutate }, other }
}
