import { hash, randomBytes } from 'node:crypto'

/** 256 bits, for session ids and tokens. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** How secrets are stored: SHA-256, hex. They are random, so a fast hash is enough. */
export function hashed(secret: string): string {
  return hash('sha256', secret, 'hex')
}
