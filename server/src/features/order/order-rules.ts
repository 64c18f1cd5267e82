import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import { invalid } from '#platform/errors.ts'

/** Also for a value of somebody else: foreign and absent answer alike. */
export const notOffered: Phrase = phrase('validation', 'Choose one of the offered values')
export const missing: Phrase = phrase('validation', 'Value missed')

interface Window {
  readonly delivery_from: Date | null
  readonly delivery_to: Date | null
}

export function requireWindow({ delivery_from, delivery_to }: Window): void {
  if (delivery_from && delivery_to && delivery_from >= delivery_to) {
    throw invalid({ delivery_to: phrase('order', 'The delivery must end later than it starts') })
  }
}

export const courierNeeded: Phrase = phrase('order', 'An order in delivery needs a courier')
