import { ROLES } from '@tracklane/contract/kit/role'
import { allowedTargets, FLOW_ROLES, type OrderFlow, refusalOf } from '@tracklane/contract/order-flow'
import { STATUS_IDS, type StatusId } from '@tracklane/contract/order-status'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { STATUSES_BY_DIGIT } from '#features/order-status/status-digits.rules.ts'
import { targetsOf, type Verdicts, verdictsOf } from './verdicts.rules.ts'

/**
 * The verdict that every screen uses: the board while a card is lifted, the menu of an order, the dialog for many. The server's half is
 * tested there.
 */
const status = fc.constantFrom(...STATUS_IDS)
const links = fc.uniqueArray(
  fc
    .record({ status_from: status, status_to: status, roles: fc.subarray([...FLOW_ROLES]) })
    .filter((link) => link.status_from !== link.status_to),
  { maxLength: 40, selector: (link) => `${link.status_from}-${link.status_to}` },
)
const flows = links.map(
  (drawn): OrderFlow => ({
    id: 1,
    name: 'Any',
    organization_id: 1,
    country_id: null,
    is_default: false,
    links: drawn.map((link, index) => ({ ...link, id: index + 1 })),
    version: 1,
    created_at: '',
    updated_at: '',
  }),
)

function open(verdicts: Verdicts | undefined): number[] {
  return STATUS_IDS.filter((to) => ['own', 'allowed'].includes(verdicts?.get(to)?.kind ?? ''))
}

/** Makes the server's answer for an order with another flow than the person's. */
function detailOf(flow: OrderFlow, from: StatusId, role: (typeof ROLES)[number]) {
  const others = STATUS_IDS.filter((to) => to !== from)
  const allowed = allowedTargets(flow.links, from, role)
  return {
    status_id: from,
    transitions: others.filter((to) => allowed.includes(to)).map((status_id) => ({ status_id, status: '', requires: [], asks: [] })),
    refused: others.filter((to) => !allowed.includes(to)).map((status_id) => ({ status_id, status: '', reason: 'No' })),
  }
}

test('for every flow and role card, menu and plan of many offer the same moves', () => {
  fc.assert(
    fc.property(flows, fc.constantFrom(...ROLES), (flow, role) => {
      for (const from of STATUS_IDS) {
        const allowed = STATUS_IDS.filter((to) => allowedTargets(flow.links, from, role).includes(to))
        const order = { status_id: from, flow_id: flow.id, handover: null }
        expect(open(verdictsOf(order, { role, flow, detail: undefined }))).toEqual(allowed)
        expect(open(verdictsOf({ ...order, flow_id: 2 }, { role, flow, detail: detailOf(flow, from, role) }))).toEqual(allowed)
        expect(targetsOf([order], { role, flow })).toEqual(STATUSES_BY_DIGIT.filter((to) => to !== from && allowed.includes(to)))
        expect(STATUS_IDS.filter((to) => refusalOf(flow.links, from, to, role) === undefined)).toEqual(allowed)
      }
    }),
  )
})

test('for several orders the moves of at least one are offered', () => {
  fc.assert(
    fc.property(flows, fc.constantFrom(...FLOW_ROLES), fc.uniqueArray(status, { minLength: 1 }), (flow, role, statuses) => {
      const targets = targetsOf(
        statuses.map((status_id) => ({ status_id, flow_id: flow.id, handover: null })),
        { role, flow },
      )
      const each = statuses.flatMap((from) => allowedTargets(flow.links, from, role).filter((to) => to !== from))
      expect(targets).toEqual(STATUSES_BY_DIGIT.filter((to) => each.includes(to)))
    }),
  )
})
