import { flowPhrases, type OrderFlowDraft, type OrderFlowPatch } from '@tracklane/contract/order-flow-edit'
import { deleteRow, insertRow, isActiveRow } from '#db/rows.ts'
import { changesBetween } from '#features/model-log/changes.rules.ts'
import { recordChange } from '#features/model-log/model-log.service.ts'
import { type FlowAnswer, getFlow, getFlowOf } from '#features/order-flow/order-flow.service.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { conflict, invalid, notOffered } from '#platform/errors.ts'
import { changeFlow, lockFlow } from './change-flow.ts'
import { flowChanged } from './flow.events.ts'
import { type FlowPlace, placeOf } from './flow-place.rules.ts'
import { linksInWords } from './link-log.ts'
import { findNamesOf, replaceLinks } from './order-flow-edit.queries.ts'

/** Saves name and links at once; the given links replace all others. */
export function updateFlow(ctx: Context, id: number, patch: OrderFlowPatch): Promise<FlowAnswer> {
  return changeFlow(ctx, id, () => patch)
}

/** Makes a flow for an organization: with the given links, or with those of the flow that held there until now. */
export async function createFlow(ctx: Context, draft: OrderFlowDraft): Promise<FlowAnswer> {
  const place = placeOf(ctx.actor, draft)
  try {
    return await inTransaction(ctx, (tx) => insertFlow(tx, place, draft))
  } catch (error) {
    if (!(error instanceof Error && 'constraint' in error && error.constraint === 'order_flows_area_key')) throw error
    throw invalid({ country_id: flowPhrases.taken }, await getFlowOf(ctx, place))
  }
}

async function insertFlow(tx: Context, place: FlowPlace, { name, links }: OrderFlowDraft): Promise<FlowAnswer> {
  const { organization_id, country_id } = place
  if (organization_id !== null && !(await isActiveRow(tx.db, 'organizations', organization_id)))
    throw invalid({ organization_id: notOffered })
  if (country_id !== null && !(await isActiveRow(tx.db, 'countries', country_id))) throw invalid({ country_id: notOffered })
  const held = await getFlowOf(tx, place)
  const now = tx.platform.clock()
  const id = await insertRow(tx.db, 'order_flows', { name, ...place, created_at: now, updated_at: now })
  await replaceLinks(tx.db, id, links ?? held.links)
  const flow = await getFlow(tx, id)
  const changes = changesBetween({}, await inWords(tx, flow))
  await recordChange(tx, { entity: 'order-flow', entity_id: id, action: 'created', changes })
  tx.emit(flowChanged, { flow_id: id, organization_id, country_id })
  return flow
}

/** Deletes a flow. Its orders use the flow that holds for them next. */
export function removeFlow(ctx: Context, id: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const flow = await lockFlow(tx, id)
    if (flow.is_default) throw conflict(flowPhrases.sharedStays, flow)
    const words = await inWords(tx, flow)
    await deleteRow(tx.db, 'order_flows', id)
    const gone = Object.fromEntries(Object.keys(words).map((field) => [field, null]))
    await recordChange(tx, { entity: 'order-flow', entity_id: id, action: 'deleted', changes: changesBetween(words, gone) })
    tx.emit(flowChanged, { flow_id: id, organization_id: flow.organization_id, country_id: flow.country_id })
  })
}

async function inWords(tx: Context, flow: FlowAnswer) {
  return { name: flow.name, ...(await findNamesOf(tx.db, flow)), links: linksInWords(flow.links) }
}
