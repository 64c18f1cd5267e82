import { createHmac, timingSafeEqual } from 'node:crypto'
import { e164 } from '@tracklane/contract/kit/phone'

/** A customer of an organization by one of their addresses, as a hash. */
export interface Refuser {
  readonly organization_id: number
  readonly kind: 'phone' | 'email'
  readonly hash: string
}

export interface Customer {
  readonly organization_id: number
  readonly customer_phone: string | null
  readonly customer_email: string | null
  /** The phone code of the order's country. */
  readonly phone_code: string
}

/** Returns the customer's phone and mail address, as far as they exist, each in one normal form. */
export function refusersOf(key: string, { organization_id, customer_phone, customer_email, phone_code }: Customer): Refuser[] {
  const phone = customer_phone === null ? undefined : e164(customer_phone, phone_code)
  const email = customer_email?.normalize('NFKC').trim().toLowerCase()
  return [
    ...(phone ? [{ organization_id, kind: 'phone' as const, hash: macOf(key, `phone\n${phone}`) }] : []),
    ...(email ? [{ organization_id, kind: 'email' as const, hash: macOf(key, `email\n${email}`) }] : []),
  ]
}

const KINDS = { e: 'email', p: 'phone' } as const
const TOKEN = /^(\d{1,9})\.([ep])\.([\w-]{43})\.([\w-]{43})$/

/** Makes a signed token that names the customer: nothing of it is stored. */
export function refusalToken(key: string, { organization_id, kind, hash }: Refuser): string {
  const said = `${organization_id}.${kind === 'email' ? 'e' : 'p'}.${hash}`
  return `${said}.${signed(key, said)}`
}

/** Reads a token; undefined where its signature is not ours. */
export function readRefusalToken(key: string, token: string): Refuser | undefined {
  const [, organization, kind, hash, signature] = TOKEN.exec(token) ?? []
  if (!organization || !hash || !signature || (kind !== 'e' && kind !== 'p')) return undefined
  const expected = Buffer.from(signed(key, `${organization}.${kind}.${hash}`))
  return timingSafeEqual(Buffer.from(signature), expected) ? { organization_id: Number(organization), kind: KINDS[kind], hash } : undefined
}

function signed(key: string, said: string): string {
  return macOf(key, `token\n${said}`)
}

function macOf(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}
