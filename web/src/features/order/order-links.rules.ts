import { dialledNumber } from '@tracklane/contract/kit/phone'
import type { Role } from '@tracklane/contract/kit/role'
import { ordersPath } from '@tracklane/contract/kit/viewer'
import { REMOVED } from '@tracklane/contract/order'

/** Returns an address that dials on a phone; undefined without a number, as for a forgotten customer. */
export function telUrl(phone: string | null): string | undefined {
  const number = phone ? dialledNumber(phone) : ''
  return number === '' ? undefined : `tel:${number}`
}

export function mailUrl(email: string | null): string | undefined {
  return email?.includes('@') ? `mailto:${email}` : undefined
}

interface Addressed {
  readonly customer_address: string
  readonly country_name: string
}

/**
 * Returns an address on a map: it opens the person's own map app where the system has a choice (it may have maps without a network), else
 * the browser.
 */
export function mapUrl({ customer_address, country_name }: Addressed, userAgent = navigator.userAgent): string | undefined {
  if (customer_address === REMOVED) return undefined
  const place = encodeURIComponent(`${customer_address}, ${country_name}`)
  return /Android/.test(userAgent) ? `geo:0,0?q=${place}` : `https://www.openstreetmap.org/search?query=${place}`
}

/** Returns the address of this order for people of the role who may see it. */
export function orderUrl(id: number, role: Role, origin = location.origin): string {
  return `${origin}${ordersPath({ role })}?id=${id}`
}
