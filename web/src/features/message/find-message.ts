import { type MessageRow, messageEndpoints } from '@tracklane/contract/message'
import { call } from '#lib/http.ts'

export async function findMessage(id: number): Promise<MessageRow> {
  return (await call(messageEndpoints.get, { params: { id } })).data
}
