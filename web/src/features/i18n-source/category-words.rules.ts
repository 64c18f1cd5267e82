/** Categories are named as the product's own texts are, whoever looks at them: a screen reader is told. */
export const CATEGORIES_IN = 'en'

/** A category as it is shown: "order_editor" is "Order editor". Its name stays what addresses and files hold. */
export function categoryWords(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
