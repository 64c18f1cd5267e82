/** “a…@example.com”, “…4567”: enough to know it again, and for nobody else to use. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@')
  if (at < 0) return `…${address.replace(/\s/g, '').slice(-4)}`
  const [first = ''] = [...address]
  return `${at === 0 ? '' : first}…${address.slice(at)}`
}

/** “Ann L.”: enough for colleagues to know who was told. */
export function maskedName({ first_name, last_name }: { readonly first_name: string; readonly last_name: string }): string {
  const [initial = ''] = [...last_name.trim()]
  return initial ? `${first_name.trim()} ${initial}.` : first_name.trim()
}
