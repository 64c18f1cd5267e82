import { ordersChannel } from '@tracklane/contract/realtime'
import type { UserActor } from '#platform/actor.ts'

type Rule = (actor: UserActor, organizationId: number, countryId: number) => boolean

const USER = /^private-user\.([1-9]\d{0,9})$/
const AREA = /^private-(orders|flow-updated)\.([1-9]\d{0,9})\.(0|[1-9]\d{0,9})$/

/**
 * Whether the actor may listen to the channel (security, "Pusher Channels protocol subset", 11). Nobody may listen to one not named here.
 */
export function mayHear(actor: UserActor, channel: string): boolean {
  const user = channel.match(USER)
  if (user) return Number(user[1]) === actor.user_id
  if (channel === ordersChannel(null, null)) return actor.scope.kind === 'all'
  const area = channel.match(AREA)
  if (!area) return false
  const rule = area[1] === 'orders' ? mayHearOrders : mayHearFlow
  return rule(actor, Number(area[2]), Number(area[3]))
}

const mayHearFlow: Rule = (actor, organizationId, countryId) =>
  actor.role === 'logist' && actor.organization_id === organizationId && (actor.country_id ?? 0) === countryId

/** Whoever may list those orders; an area without a country holds every country of its organization. */
const mayHearOrders: Rule = ({ scope }, organizationId, countryId) => {
  if (scope.kind === 'all') return true
  if (scope.kind !== 'area' || scope.organization_id !== organizationId) return false
  return scope.country_id === null || scope.country_id === countryId
}
