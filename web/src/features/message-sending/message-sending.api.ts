import { useMutation } from '@tanstack/react-query'
import { type MessageDraft, messageEndpoints } from '@tracklane/contract/message'
import { call } from '#lib/http.ts'

/** Says a free message to people; the same key says it once. */
export function useSendMessage() {
  return useMutation({
    mutationFn: ({ body, key }: { body: MessageDraft; key: string }) =>
      call(messageEndpoints.send, { body, headers: { 'Idempotency-Key': key } }),
  })
}
