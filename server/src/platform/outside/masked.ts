/** Masks an address: “a…@example.com”, “…4567”. This is enough to recognize it, not enough to use it. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@')
  if (at < 0) return `…${address.replace(/\s/g, '').slice(-4)}`
  const [first = ''] = [...address]
  return `${at === 0 ? '' : first}…${address.slice(at)}`
}

/** Shortens a name to “Ann L.”: enough for colleagues to know the recipient. */
export function maskedName({ first_name, last_name }: { readonly first_name: string; readonly last_name: string }): string {
  const [initial = ''] = [...last_name.trim()]
  return initial ? `${first_name.trim()} ${initial}.` : first_name.trim()
}
