import type { Generated } from 'kysely'

/** A picture of a text. Its bytes are those that this server has made of it, never those that were sent. */
export interface UploadTable {
  id: Generated<number>
  /** 128 random bits and the ending of its type: its address, and all that anybody needs to know to show it. */
  name: string
  type: 'gif' | 'jpg' | 'png'
  bytes: Uint8Array
  size: number
  owner_id: number | null
  created_at: Generated<Date>
  /** When a text that shows it was last saved. */
  used_at: Generated<Date>
}
