import type { Client } from '../kit/client.ts'

export interface Order {
  readonly id: number
  readonly status_id: number
  readonly comment: string | null
  readonly transitions: readonly { readonly status_id: number; readonly requires: readonly string[] }[]
}

/** Returns the `data` of the answer; throws the answer where it was refused. */
export async function asked<Data>(client: Client, method: string, path: string, body?: object): Promise<Data> {
  const { status, text } = await client.ask(method, path, body)
  if (status < 200 || status > 299) throw new Error(`${method} ${path} is answered ${status} ${text.slice(0, 500)}`)
  return (text ? JSON.parse(text).data : undefined) as Data // it passed the schema of its endpoint
}

/** Creates an order that exists once however often it is asked for under this key. Returns the answer. */
export async function repeatable(client: Client, key: string, body: object): Promise<string> {
  const response = await client.begin('POST', '/api/order', body, { 'idempotency-key': key })
  let text = ''
  for await (const part of response.setEncoding('utf8')) text += part
  return response.statusCode === 201 ? text : `${response.statusCode} ${text}`
}
