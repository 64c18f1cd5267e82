import type { NotificationTemplateRecord } from '#db/tables/notification-template.table.ts'
import { templatesToTell } from '#features/notification-text/sending.service.ts'
import type { CourierField } from '#features/order/order-happenings.rules.ts'
import type { Context } from '#platform/context.ts'
import { slices } from '#platform/slices.ts'
import { eventOfField, type Person, recipientVerdicts, type Verdict } from './audience.rules.ts'
import { chosenTemplate, eventsOfTexts } from './chosen-template.rules.ts'
import type { NotSent } from './not-sent.rules.ts'
import type { HappenedTo, OrderEvent } from './order-event.ts'
import { type Outside, outsideOfCustomer, outsideOfPerson } from './outside.rules.ts'
import { findPlaces, findReaders, type PlacedOrder, type Reader } from './receivers.queries.ts'

export type Receiver = Reader & Person

/** A verdict on one order with its current state; `template` gives the text, `asNew` the text for a new order. */
export type Judged = Verdict<Receiver> & {
  readonly order: PlacedOrder
  readonly happened: HappenedTo
  readonly template?: NotificationTemplateRecord
  readonly asNew?: NotificationTemplateRecord
}

const AT_ONCE = 500

export type OutsideOfOrder = Outside<Receiver> & { readonly order: PlacedOrder }

export interface Verdicts {
  /** Verdicts in the app. */
  readonly judged: Judged[]
  readonly outside: OutsideOfOrder[]
}

/** Decides who is told about each order, and why others are not, by the current people and switches. */
export async function verdictsOf(ctx: Context, { event, orders, by }: OrderEvent): Promise<Verdicts> {
  const all = await templatesToTell(ctx.db, eventsOfTexts(event))
  const templates = all.filter(({ channel }) => channel === 'in_app')
  const outsideTemplates = all.filter(({ channel }) => channel !== 'in_app')
  const next = slices()
  const judged: Judged[] = []
  const outside: OutsideOfOrder[] = []
  for (let at = 0; at < orders.length; at += AT_ONCE) {
    const piece = new Map(orders.slice(at, at + AT_ONCE).map((happened) => [happened.id, happened]))
    const places = (await findPlaces(ctx.db, [...piece.keys()])).filter(({ deleted }) => !deleted || event === 'order.changed')
    const people = await receiversOf(ctx, places, [...piece.values()])
    for (const order of places) {
      const happened = piece.get(order.id)
      if (!happened) continue
      const verdicts = recipientVerdicts({ event, order, happened, by }, people)
      for (const verdict of verdicts) judged.push(...withTemplate({ ...verdict, order, happened }, templates))
      if (outsideTemplates.length > 0) {
        const told = verdicts.flatMap((verdict) => outsideOfPerson(verdict, happened, outsideTemplates))
        const customer = outsideOfCustomer(event, happened, order, outsideTemplates)
        outside.push(...[...told, ...customer].map((one) => ({ ...one, order }) as OutsideOfOrder)) // a customer is not a user
      }
      await next()
    }
  }
  return { judged, outside }
}

async function receiversOf({ db }: Context, places: readonly PlacedOrder[], happened: readonly HappenedTo[]): Promise<Receiver[]> {
  const logins = [...places.map((place) => place.courier_user_id), ...happened.flatMap(({ had_by, has_by }) => [had_by, has_by])]
  const organizations = new Set(places.map(({ organization_id }) => organization_id))
  const readers = await findReaders(db, [...organizations], [...new Set(logins.filter((login) => typeof login === 'number'))])
  return readers.map((reader) => ({ ...reader, off: new Set(reader.switched_off) }))
}

type Unjudged = Verdict<Receiver> & Omit<Judged, 'template' | 'asNew' | keyof Verdict>

/** Adds the template. With an inactive template the verdict has that reason and no person: it stands for all receivers. */
function withTemplate(verdict: Unjudged, templates: readonly NotificationTemplateRecord[]): Judged[] {
  if ('reason' in verdict) return [verdict]
  if (verdict.type === 'order_changed') return fieldsTold(verdict, templates)
  const chosen = chosenTemplate(templates, verdict)
  if (typeof chosen === 'object') return [{ ...verdict, ...chosen }]
  return chosen === 'replaced' ? [] : [unsent(verdict, 'template_inactive')]
}

/**
 * Reports changed fields to a courier by their names; a field with an inactive template of its own is left out, a single field uses its
 * template.
 */
function fieldsTold(verdict: Extract<Unjudged, { type: unknown }>, templates: readonly NotificationTemplateRecord[]): Judged[] {
  const chosenOf = (field: CourierField) => chosenTemplate(templates, { ...verdict, event: eventOfField(field) })
  const fields = verdict.fields.filter((field) => chosenOf(field) !== 'inactive')
  const [only] = fields
  if (only === undefined) return [unsent(verdict, 'template_inactive')]
  const chosen = fields.length === 1 ? chosenOf(only) : 'none'
  const asNew = chosenTemplate(templates, { ...verdict, event: 'order.courier_assigned' })
  return [{ ...verdict, fields, ...(typeof chosen === 'object' && chosen), ...(typeof asNew === 'object' && { asNew: asNew.template }) }]
}

function unsent({ audience, event, order, happened }: Unjudged, reason: NotSent): Judged {
  return { audience, event, order, happened, person: null, reason }
}
