/** Dials on a phone. */
export function telUrl(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

/** The address on a map: in the person's own map app where the system asks which (it may have maps without a network), else in the browser. */
export function mapUrl({ customer_address, country_name }: { customer_address: string; country_name: string }): string {
  const place = encodeURIComponent(`${customer_address}, ${country_name}`)
  return /Android/.test(navigator.userAgent) ? `geo:0,0?q=${place}` : `https://www.openstreetmap.org/search?query=${place}`
}
