import type { Phrase } from '@tracklane/contract/kit/phrase'

/** A text that is too long, too deep or has too many parts. */
export class RichTextRefused extends Error {
  readonly phrase: Phrase

  constructor(phrase: Phrase) {
    super(phrase.message)
    this.name = 'RichTextRefused'
    this.phrase = phrase
  }
}
