/** The language of the categories' names, which are never translated; screen readers need it. */
export const CATEGORIES_IN = 'en'

/** Formats a category: "order_editor" as "Order editor". Addresses and files keep its name. */
export function categoryWords(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
