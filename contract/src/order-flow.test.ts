import { describe, expect, test } from 'vitest'
import type { Phrase } from './kit/phrase.ts'
import { ROLES, type Role } from './kit/role.ts'
import { DEFAULT_FLOW } from './order-flow.testing.ts'
import { allowedTargets, type FlowLink, moveInput, refusalOf } from './order-flow.ts'
import { STATUS_IDS, type StatusId } from './order-status.ts'

describe('the default flow', () => {
  const dispatch: Record<StatusId, number[]> = {
    1: [2, 5],
    2: [1, 3, 5],
    3: [2, 5, 6, 8],
    4: [3, 5, 6],
    5: [4, 10],
    6: [3, 4, 5, 7],
    7: [9],
    8: [9],
    9: [],
    10: [],
  }
  const corrections: Partial<Record<StatusId, number[]>> = { 7: [6, 9], 8: [3, 9], 9: [7] }
  const rest = Object.fromEntries(STATUS_IDS.map((id) => [id, []])) as unknown as Record<StatusId, number[]> // the ids are the keys
  const open: Record<Role, Record<StatusId, number[]>> = {
    admin: { ...dispatch, ...corrections },
    organization_admin: { ...dispatch, ...corrections },
    logist: dispatch,
    courier: { ...rest, 6: [4, 5, 7] },
    reporter: rest,
    security: rest,
  }

  test.each(ROLES)('lets a %s move an order to exactly these statuses, and stay where it is', (role) => {
    for (const from of STATUS_IDS) {
      const targets = allowedTargets(DEFAULT_FLOW, from, role)
      expect(targets[0], `from ${from}`).toBe(from)
      expect(targets.slice(1).sort(byNumber), `from ${from}`).toEqual(open[role][from])
    }
  })

  test.each(ROLES)('refuses a %s a move with a reason exactly where it does not allow it', (role) => {
    for (const from of STATUS_IDS) {
      const allowed = allowedTargets(DEFAULT_FLOW, from, role)
      const free = STATUS_IDS.filter((to) => refusalOf(DEFAULT_FLOW, from, to, role) === undefined)
      expect(free, `from ${from}`).toEqual([...allowed].sort(byNumber))
    }
  })
})

test('each flow refuses by its own links, whatever another one has refused', () => {
  const without = DEFAULT_FLOW.filter((link) => link.status_from !== 1)
  for (const _ of ['first', 'second']) {
    expect(refusalOf(DEFAULT_FLOW, 1, 2, 'logist')).toBeUndefined()
    expect(refusalOf(DEFAULT_FLOW, 1, 2, 'courier')?.message).toMatch(/^Only these roles/)
    expect(refusalOf(without, 1, 2, 'logist')?.message).toMatch(/^The flow has no step/)
  }
})

function byNumber(a: number, b: number): number {
  return a - b
}

describe('allowedTargets', () => {
  const links: FlowLink[] = [
    { status_from: 1, status_to: 2, roles: ['logist'] },
    { status_from: 1, status_to: 5, roles: ['organization_admin', 'logist'] },
    { status_from: 2, status_to: 3, roles: ['logist'] },
    { status_from: 3, status_to: 6, roles: [] },
  ]
  const cases: { title: string; from: number; role: Role; targets: number[] }[] = [
    { title: 'every link out of the status that names the role', from: 1, role: 'logist', targets: [1, 2, 5] },
    { title: 'not the links that name other roles', from: 1, role: 'organization_admin', targets: [1, 5] },
    { title: 'an admin has no bypass', from: 1, role: 'admin', targets: [1] },
    { title: 'not the links out of other statuses', from: 2, role: 'logist', targets: [2, 3] },
    { title: 'a link that names nobody leads nowhere', from: 3, role: 'logist', targets: [3] },
    { title: 'a status without links is an end', from: 9, role: 'logist', targets: [9] },
  ]

  test.each(cases)('$title', ({ from, role, targets }) => {
    expect(allowedTargets(links, from, role)).toEqual(targets)
  })

  test('without links an order can only stay', () => {
    expect(allowedTargets([], 1, 'admin')).toEqual([1])
  })
})

describe('refusalOf', () => {
  const cases: { title: string; from: StatusId; to: StatusId; role: Role; reason: string | undefined }[] = [
    { title: 'a move along a link', from: 1, to: 2, role: 'logist', reason: undefined },
    { title: 'staying', from: 9, to: 9, role: 'security', reason: undefined },
    {
      title: 'a step the flow does not have',
      from: 1,
      to: 7,
      role: 'admin',
      reason: 'The flow has no step from “New” to “Delivered”',
    },
    {
      title: 'a step of other roles',
      from: 7,
      to: 6,
      role: 'logist',
      reason: 'Only these roles may move an order from “Delivered” to “In delivery”: Administrator, Organization administrator',
    },
    {
      title: 'a step of every role but this one',
      from: 6,
      to: 7,
      role: 'reporter',
      reason:
        'Only these roles may move an order from “In delivery” to “Delivered”: Administrator, Organization administrator, Logist, Courier',
    },
    {
      title: 'there is a way back only',
      from: 10,
      to: 5,
      role: 'admin',
      reason: 'The flow has no step from “Returned to sender” to “Rejected”',
    },
  ]

  test.each(cases)('$title', ({ from, to, role, reason }) => {
    const refusal = refusalOf(DEFAULT_FLOW, from, to, role)
    expect(refusal && inEnglish(refusal)).toBe(reason)
  })

  test('a link without roles is no step', () => {
    const refusal = refusalOf([{ status_from: 1, status_to: 2, roles: [] }], 1, 2, 'logist')
    expect(refusal && inEnglish(refusal)).toBe('The flow has no step from “New” to “Processing”')
  })
})

/** Returns the text as a reader of English sees it, without translations. */
function inEnglish({ message, values = {} }: Phrase): string {
  return message.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) return `{${name}}`
    if (typeof value === 'string' || typeof value === 'number') return String(value)
    return [value]
      .flat()
      .map((one) => inEnglish(one as Phrase))
      .join(', ') // the rest is a phrase or a list of phrases
  })
}

describe('moveInput', () => {
  const none = { requires: [], asks: [] }
  const reason = { requires: [], asks: ['sub_status_id'] }
  const window = { requires: [], asks: ['delivery_window', 'sub_status_id'] }
  const courier = { requires: ['courier_id'], asks: [] }
  const changeOfMind = { requires: [], asks: ['courier_id'] }
  const cases: { from: number; to: number; courier_id: number | null; input: object; why: string }[] = [
    { from: 3, to: 6, courier_id: null, input: courier, why: 'dispatch needs a courier' },
    { from: 3, to: 6, courier_id: 7, input: changeOfMind, why: 'dispatch opens the dialog though a courier is set' },
    { from: 4, to: 6, courier_id: null, input: courier, why: 'another way into delivery needs a courier too' },
    { from: 4, to: 6, courier_id: 7, input: none, why: 'another way into delivery keeps the courier it has' },
    { from: 7, to: 6, courier_id: 7, input: none, why: 'a correction keeps the courier' },
    { from: 6, to: 6, courier_id: null, input: none, why: 'staying asks for nothing' },
    { from: 6, to: 4, courier_id: 7, input: window, why: 'redelivery asks for the window and the reason' },
    { from: 5, to: 4, courier_id: null, input: window, why: 'redelivery after a rejection asks the same' },
    { from: 4, to: 4, courier_id: null, input: none, why: 'staying in redelivery asks for nothing' },
    { from: 1, to: 5, courier_id: null, input: reason, why: 'a rejection asks for the reason' },
    { from: 6, to: 5, courier_id: 7, input: reason, why: 'a rejection at the door asks for the reason' },
    { from: 1, to: 2, courier_id: null, input: none, why: 'any other move asks for nothing' },
    { from: 6, to: 7, courier_id: 7, input: none, why: 'a delivery asks for nothing' },
  ]

  test.each(cases)('$from → $to: $why', ({ from, to, courier_id, input }) => {
    expect(moveInput({ status_id: from, courier_id }, to)).toEqual(input)
  })
})
