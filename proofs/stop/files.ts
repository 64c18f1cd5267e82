import { TOTAL_ROWS_HEADER } from '../../contract/src/kit/file.ts'
import type { Client } from '../kit/client.ts'

/** The beginning of every order's track here. */
export const TRACK = 'PROOF'

export interface FileUnderWay {
  /** Reads the rest: `whole`, `refused` (nothing that the client takes for a file), or the violation in words. */
  end(): Promise<'whole' | 'refused' | string>
}

/** Starts an export and waits for its header; the content stays unread. */
export async function beginFile(client: Client): Promise<FileUnderWay> {
  const answer = await client.begin('POST', '/api/order/export', { format: 'csv', filters: { search: TRACK, archived: 'any' } })
  const rows = Number(answer.headers[TOTAL_ROWS_HEADER])
  const isBegun = answer.statusCode === 200 && rows > 0
  if (!isBegun) throw new Error(`An export was answered ${answer.statusCode}, with ${rows} rows`)
  return {
    async end() {
      const parts: Buffer[] = []
      try {
        for await (const part of answer) parts.push(part as Buffer) // no encoding is set
      } catch {
        return 'refused'
      }
      const found = [
        ...Buffer.concat(parts)
          .toString('latin1')
          .matchAll(new RegExp(`\\b${TRACK}\\d+`, 'g')),
      ].length
      return found === rows ? 'whole' : `ended like a whole one after ${found} of ${rows} rows`
    },
  }
}
