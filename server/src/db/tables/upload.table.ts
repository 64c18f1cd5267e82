import type { Generated } from 'kysely'

/** A picture of a text. This server has made its bytes anew; they are never the uploaded ones. */
export interface UploadTable {
  id: Generated<number>
  /** 128 random bits and the ending of its type: its address. Knowing it is enough to see the picture. */
  name: string
  type: 'gif' | 'jpg' | 'png'
  bytes: Uint8Array
  size: number
  owner_id: number | null
  created_at: Generated<Date>
  /** When a text with the picture was last saved. */
  used_at: Generated<Date>
}
