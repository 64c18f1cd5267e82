import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export interface Credentials {
  readonly key: string
  readonly secret: string
}

/** Makes the signature that lets a socket onto a private channel: `key:hex(HMAC-SHA256(secret, socket_id:channel))`. */
export function sign({ key, secret }: Credentials, socketId: string, channel: string): string {
  return `${key}:${createHmac('sha256', secret).update(`${socketId}:${channel}`).digest('hex')}`
}

/** Compares the whole signature, key part included, in constant time. */
export function isSignedBy(credentials: Credentials, signature: string, socketId: string, channel: string): boolean {
  return timingSafeEqual(digest(signature), digest(sign(credentials, socketId, channel)))
}

/** Hashes to equal lengths, as timingSafeEqual requires. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
