import { useMutation } from '@tanstack/react-query'
import { userChannel } from '@tracklane/contract/realtime'
import { testPushEndpoints } from '@tracklane/contract/test-push'
import { useEffect, useRef, useState } from 'react'
import { call } from '#lib/http.ts'
import { useChannel } from '#lib/realtime.ts'
import { newRequestKey } from '#lib/request-key.ts'

/** Milliseconds after which a message counts as late; it is shown even if it comes after that. */
const PATIENCE_MS = 10_000

/** One test: `under way` until the message comes, the server refuses, or the time is up. */
export type Test =
  | { readonly is: 'under way' | 'late' }
  | { readonly is: 'arrived'; readonly milliseconds: number }
  | { readonly is: 'refused'; readonly reason: string }

/** Sends a test message to oneself, and measures the time from the click to its arrival. Only the latest test counts. */
export function useTestPush(personId: number) {
  const [test, setTest] = useState<Test>()
  const sent = useRef<{ readonly id: string; readonly at: number }>(undefined)
  const patience = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(patience.current), [])
  useChannel(userChannel(personId), {
    'test-push': ({ id }) => {
      if (id !== sent.current?.id) return
      clearTimeout(patience.current)
      setTest({ is: 'arrived', milliseconds: Math.round(performance.now() - sent.current.at) })
    },
  })
  const { mutate } = useMutation({
    mutationFn: (id: string) => call(testPushEndpoints.send, { body: { id } }),
    meta: { silent: true }, // the page shows the error
    onError: ({ message }, id) => {
      if (id !== sent.current?.id) return
      clearTimeout(patience.current)
      setTest({ is: 'refused', reason: message })
    },
  })
  const send = () => {
    const id = newRequestKey()
    sent.current = { id, at: performance.now() }
    clearTimeout(patience.current)
    patience.current = setTimeout(() => setTest({ is: 'late' }), PATIENCE_MS)
    setTest({ is: 'under way' })
    mutate(id)
  }
  return { test, send }
}
