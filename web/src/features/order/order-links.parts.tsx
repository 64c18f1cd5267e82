/** Dials on a phone. */
export function telUrl(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

/** The address on a map. */
export function mapUrl({ customer_address, country_name }: { customer_address: string; country_name: string }): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${customer_address}, ${country_name}`)}`
}
