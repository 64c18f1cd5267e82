import { useMutation } from '@tanstack/react-query'
import { type MessageDraft, messageEndpoints } from '@tracklane/contract/message'
import { call } from '#lib/http.ts'

/** Sends a free message to people; with an equal key it is sent once. */
export function useSendMessage() {
  return useMutation({
    mutationFn: ({ body, key }: { body: MessageDraft; key: string }) =>
      call(messageEndpoints.send, { body, headers: { 'Idempotency-Key': key } }),
  })
}
