import type { FullFaq } from '@tracklane/contract/faq'

/** Returns the answers that did not help, the one with the most complaints first; among equals the one that helped least. */
export function unhelpful(faqs: readonly FullFaq[]): FullFaq[] {
  const voices = ({ helpful = 0, not_helpful = 0 }: FullFaq) => ({ helpful, not_helpful })
  return faqs
    .filter((faq) => voices(faq).not_helpful > 0)
    .sort((one, other) => {
      const [first, second] = [voices(one), voices(other)]
      return second.not_helpful - first.not_helpful || first.helpful - second.helpful || one.id - other.id
    })
}
