import type { Operation } from '@tracklane/contract/order-operation'
import { expect, test } from 'vitest'
import { translate } from '#lib/i18n.ts'
import { kindOf, OPERATION_KINDS } from './operation-kinds.api.ts'

/** The message after an operation, in the word that the operation has on its button. */
const HAPPENED: Record<Operation, RegExp> = {
  courier: /^Courier assigned to /,
  courier_off: /^Courier taken off /,
  delivery_date: /^Delivery date of .* changed$/,
  delivered_at: /^Actual delivery date of .* set$/,
  delivered_off: /^Actual delivery date taken off /,
  address: /^Address of .* changed$/,
  paid: / marked as paid$/,
  unpaid: / marked as not paid$/,
  archive: / archived$/,
  archive_restore: / restored from the archive$/,
  delete: / deleted$/,
  restore: / restored$/,
}

/** Operations on single orders, which have no better word for many. */
const ONE_AT_A_TIME: Partial<Record<Operation, RegExp>> = { address: /^\d orders? changed$/ }

/** The button of this dialog is OK. */
const AS_SPECIFIED: Partial<Record<Operation, string>> = { delivered_at: 'OK' }

test.each(OPERATION_KINDS.map((kind) => [kind.name, kind] as const))(
  'menu, dialog, button and toasts of %s use the same words',
  (name, kind) => {
    const { words, input } = kind
    const label = words.label(translate)
    const action = label.replace(/…$/, '')
    expect(label.endsWith('…')).toBe(input !== undefined)
    expect((words.title ?? words.label)(translate).replace(/…$/, '')).toBe(action)
    const button = AS_SPECIFIED[name] ?? action
    expect(words.verb(translate, 0)).toBe(button)
    expect(input?.confirm?.(translate) ?? action).toBe(button)
    expect(words.done(translate, 'TL1')).toMatch(HAPPENED[name])
    for (const count of [1, 2]) {
      const ofMany = words.verb(translate, count).replace(/ (?:(?:to|of) )?\d(?: orders?)?/, '')
      expect(ofMany).toBe(button)
      expect(words.doneMany(translate, count)).toMatch(ONE_AT_A_TIME[name] ?? HAPPENED[name])
    }
  },
)

test('each of two opposite operations names the other', () => {
  for (const { name, opposite } of OPERATION_KINDS) if (opposite) expect(kindOf(opposite).opposite).toBe(name)
})
