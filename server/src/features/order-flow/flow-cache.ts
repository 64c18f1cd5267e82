import type { Platform } from '#platform/context.ts'
import type { HoldingFlow } from './order-flow.queries.ts'

/** Far more flows than any installation has; beyond it memory begins anew. */
const MOST = 1000

/**
 * Flows by id, at the last version read. Never stale, whoever saved meanwhile and in whichever process: a flow is only taken from
 * here at the version that the order's own statement found, and no transaction that saves a flow asks for one.
 */
const known = new WeakMap<Platform, Map<number, HoldingFlow>>()

export function knownFlow(platform: Platform, [id, version]: readonly [id: number, version: number]): HoldingFlow | undefined {
  const flow = known.get(platform)?.get(id)
  return flow?.version === version ? flow : undefined
}

export function rememberFlow(platform: Platform, flow: HoldingFlow): void {
  const flows = known.get(platform) ?? new Map<number, HoldingFlow>()
  if (flows.size >= MOST) flows.clear()
  flows.set(flow.id, flow)
  known.set(platform, flows)
}
