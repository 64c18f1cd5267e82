import type { Courier, CourierPatch, Vehicle } from '@tracklane/contract/courier'

/** A courier as it is being written. */
export interface CourierValues {
  country_id: number | null
  first_name: string
  last_name: string
  phone: string
  email: string
  vehicle: Vehicle
  /** Null: no limit. */
  capacity: number | null
  user_id: number | null
  active: boolean
}

export function newCourier(country_id: number | null): CourierValues {
  return {
    country_id,
    first_name: '',
    last_name: '',
    phone: '',
    email: '',
    vehicle: 'car',
    capacity: null,
    user_id: null,
    active: true,
  }
}

export function valuesOf(courier: Courier): CourierValues {
  const { country_id, first_name, last_name, phone, email, vehicle, capacity, user_id, active } = courier
  return { country_id, first_name, last_name, phone: phone ?? '', email: email ?? '', vehicle, capacity, user_id, active }
}

/** As the API takes it. */
export function bodyOf({ country_id: _country, ...values }: CourierValues) {
  return {
    ...values,
    first_name: values.first_name.trim(),
    last_name: values.last_name.trim(),
    phone: values.phone.trim() || null,
    email: values.email.trim() || null,
  }
}

export type CourierField = keyof ReturnType<typeof bodyOf>

export function changedFields(before: CourierValues, after: CourierValues): CourierField[] {
  const [old, now] = [bodyOf(before), bodyOf(after)]
  return (Object.keys(now) as CourierField[]).filter((field) => old[field] !== now[field]) // `bodyOf` makes no other keys
}

/** Only what changed: what others change meanwhile stays theirs. */
export function patchOf(before: CourierValues, after: CourierValues): CourierPatch {
  const body = bodyOf(after)
  return Object.fromEntries(changedFields(before, after).map((field) => [field, body[field]]))
}

/** Theirs with my changes on top. */
export function merged(base: CourierValues, mine: CourierValues, theirs: CourierValues): CourierValues {
  return { ...theirs, ...Object.fromEntries(changedFields(base, mine).map((field) => [field, mine[field]])) }
}

/** Fields that both have changed since `base`, each to something else. */
export function conflictsOf(base: CourierValues, mine: CourierValues, theirs: CourierValues): CourierField[] {
  const theirChanges = new Set(changedFields(base, theirs))
  const stillDifferent = new Set(changedFields(mine, theirs))
  return changedFields(base, mine).filter((field) => theirChanges.has(field) && stillDifferent.has(field))
}
