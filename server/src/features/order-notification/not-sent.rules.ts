import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'

/** Reasons why a person was not told about an order, by the code in the list. */
const REASONS = {
  template_inactive: phrase('told', 'There is no active template for it'),
  switched_off: phrase('told', 'They have switched these messages off'),
  nobody: phrase('told', 'Nobody of this audience sees the order'),
  own_action: phrase('told', 'Nobody but the person who did it would hear of it'),
  too_late: phrase('told', 'It could not be sent before the day began'),
  no_address: phrase('told', 'The customer has no address for it'),
  no_phone: phrase('told', 'This person has no phone'),
  quiet: phrase('told', 'It could not be sent before the quiet hours'),
  no_person: phrase('told', 'This person does not see the order any more'),
  refused: phrase('told', 'The customer wants no messages'),
  replaced: phrase('told', 'A later message took its place'),
  outdated: phrase('told', 'The order had moved on before it was sent'),
  deleted: phrase('told', 'The order is deleted'),
} satisfies Record<string, Phrase>

export type NotSent = keyof typeof REASONS

/** Returns the text of a code; undefined for a code that a later version has written. */
export function notSentReason(code: string): Phrase | undefined {
  return Object.hasOwn(REASONS, code) ? REASONS[code as NotSent] : undefined // checked just before
}
