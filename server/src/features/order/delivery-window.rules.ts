import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import { invalid } from '#platform/errors.ts'

interface Window {
  readonly delivery_from: Date | null | undefined
  readonly delivery_to: Date | null | undefined
}

export const windowBackward: Phrase = phrase('order', 'The delivery must end later than it starts')

export function isBackward({ delivery_from, delivery_to }: Window): boolean {
  return Boolean(delivery_from && delivery_to && delivery_from >= delivery_to)
}

export function requireWindow(window: Window): void {
  if (isBackward(window)) throw invalid({ delivery_to: windowBackward })
}
