import { Vehicle, vehicleName } from '@tracklane/contract/courier'
import type { Phrase } from '@tracklane/contract/kit/phrase'
import { ROLES, type Role, roleName } from '@tracklane/contract/kit/role'
import {
  audienceName,
  channelName,
  eventName,
  NOTIFICATION_AUDIENCES,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_EVENTS,
} from '@tracklane/contract/notification-event'
import { Placeholder, placeholderName } from '@tracklane/contract/notification-placeholder'
import { STATUS_IDS, statusName } from '@tracklane/contract/order-status'
import { type Reader, valueText } from '#features/order/order-fields.rules.ts'
import { formatLanguage } from '#lib/format.ts'
import { cardFieldText, colorText, columnText } from './log-layout.rules.ts'

/** Formats a value of any row's log for people, in the reader's language. */
export function logValue(reader: Reader, field: string, value: unknown): string {
  if (Array.isArray(value) && value.length > 0) return value.map((one) => logValue(reader, field, one)).join(', ')
  return (typeof value === 'string' ? nameOf(reader, field, value) : undefined) ?? valueText(reader, field, value)
}

/** Returns the readable form of one of the product's names; undefined for a name that people have written. */
function nameOf(reader: Reader, field: string, value: string): string | undefined {
  const { t, language } = reader
  switch (field) {
    case 'role':
    case 'roles':
      return roleText(reader, value)
    case 'status_from':
    case 'status_to':
      return valueText(reader, 'status', value)
    case 'event':
      return saidAs(reader, value, NOTIFICATION_EVENTS.map(eventName))
    case 'channel':
      return saidAs(reader, value, NOTIFICATION_CHANNELS.map(channelName))
    case 'audience':
      return saidAs(reader, value, NOTIFICATION_AUDIENCES.map(audienceName))
    case 'parameters':
      return placeholdersText(reader, value)
    case 'vehicle':
      return vehicleText(reader, value)
    case 'language':
    case 'char_code':
      return formatLanguage(language, value)
    case 'theme':
      return one({ light: t('model_log', 'Light'), dark: t('model_log', 'Dark') }, value)
    case 'abilities':
      return one({ 'orders:read': t('model_log', 'Read orders'), 'orders:write': t('model_log', 'Write orders') }, value)
    case 'columns':
      return columnText(reader, value)
    case 'fields':
      return cardFieldText(t, value)
    case 'color':
      return colorText(t, value)
    case 'links':
    case 'step':
      return stepText(reader, value)
    default:
      return undefined
  }
}

/** Translates a text of the source language that is one of these phrases. */
function saidAs({ toText }: Reader, value: string, names: readonly Phrase[]): string | undefined {
  const name = names.find(({ message }) => message === value)
  return name && toText(name)
}

function placeholdersText({ toText }: Reader, value: string): string {
  return value
    .split(', ')
    .map((name) => {
      const { data } = Placeholder.safeParse(name)
      return data ? toText(placeholderName(data)) : name
    })
    .join(', ')
}

function one(names: Readonly<Record<string, string>>, value: string): string | undefined {
  return Object.hasOwn(names, value) ? names[value] : undefined
}

function vehicleText({ toText }: Reader, value: string): string | undefined {
  const { data } = Vehicle.safeParse(value)
  return data && toText(vehicleName(data))
}

/** Reads a role by its key, or by its name in the source language. */
function roleText({ toText }: Reader, value: string): string {
  const role = ROLES.find((one: Role) => one === value || roleName(one).message === value)
  return role ? toText(roleName(role)) : value
}

const STEP = /^([^→]+) → ([^→:]+): (.+)$/

/** Formats a step in a flow's log: "New → Processing: Logist"; a dash without a role. */
function stepText(reader: Reader, value: string): string {
  const [, from, to, roles] = STEP.exec(value) ?? []
  if (!from || !to || !roles) return value
  const { toText } = reader
  const name = (status: string) => {
    const id = STATUS_IDS.find((one) => statusName(one).message === status)
    return id ? toText(statusName(id)) : status
  }
  const who = roles.split(', ').map((role) => roleText(reader, role))
  return `${name(from)} → ${name(to)}: ${who.join(', ')}`
}
