import { hash, randomBytes } from 'node:crypto'

/** Makes a secret of 256 bits, for session ids and tokens. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Hashes a secret for storage: SHA-256, hex. Secrets are random, so a fast hash is enough. */
export function hashed(secret: string): string {
  return hash('sha256', secret, 'hex')
}
