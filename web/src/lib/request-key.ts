/** Makes an Idempotency-Key of 16 random bytes. `crypto.randomUUID` exists over HTTPS only. */
export function newRequestKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
