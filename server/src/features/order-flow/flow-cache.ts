import type { Platform } from '#platform/context.ts'
import type { Slot } from '#platform/memory.ts'
import type { HoldingFlow } from './order-flow.queries.ts'

/** Far more flows than any installation has; beyond it memory begins anew. */
const MAX_FLOWS = 1000

/**
 * Flows by id, at the last version read. Never stale, whoever saved meanwhile and in whichever process: a flow is only taken from
 * here at the version that the order's own statement found, and no transaction that saves a flow asks for one.
 */
const known: Slot<Map<number, HoldingFlow>> = { make: () => new Map() }

export function knownFlow(platform: Platform, [id, version]: readonly [id: number, version: number]): HoldingFlow | undefined {
  const flow = platform.memory.of(known).get(id)
  return flow?.version === version ? flow : undefined
}

export function rememberFlow(platform: Platform, flow: HoldingFlow): void {
  const flows = platform.memory.of(known)
  if (flows.size >= MAX_FLOWS) flows.clear()
  flows.set(flow.id, flow)
}
