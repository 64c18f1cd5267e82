/** Dials on a phone. */
export function telUrl(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

interface Addressed {
  readonly customer_address: string
  readonly country_name: string
}

/** The address on a map: in the person's own map app where the system asks which (it may have maps without a network), else in the browser. */
export function mapUrl({ customer_address, country_name }: Addressed, userAgent = navigator.userAgent): string {
  const place = encodeURIComponent(`${customer_address}, ${country_name}`)
  return /Android/.test(userAgent) ? `geo:0,0?q=${place}` : `https://www.openstreetmap.org/search?query=${place}`
}
