import type { UseFormReturnType } from '@mantine/form'
import type { Vehicle } from '@tracklane/contract/courier'
import { phrase } from '@tracklane/contract/kit/phrase'
import type { Role } from '@tracklane/contract/kit/role'
import { UserDraft, UserPatch, type UserRow } from '@tracklane/contract/user'
import { editRules } from '#kit/edit-form.ts'
import { checkedBy, type FieldErrors, said } from '#lib/form-errors.ts'
import { hasCountry, organizationOf, type Viewer } from './user.rules.ts'

/** An account in the form. */
export interface UserValues {
  first_name: string
  last_name: string
  email: string
  phone: string
  role: Role | null
  organization_id: number | null
  country_id: number | null
  active: boolean
  /** Empty: unchanged. */
  password: string
  /** The courier record for a new login of the role courier. */
  courier: CourierValues
}

interface CourierValues {
  isMade: boolean
  /** Null: the person's own. */
  country_id: number | null
  vehicle: Vehicle
  /** Null: no limit. */
  capacity: number | null
}

const COURIER: CourierValues = { isMade: true, country_id: null, vehicle: 'car', capacity: null }

/** Makes an empty account; in the viewer's organization where they have one. */
export function newUser({ organization_id }: Viewer, password: string): UserValues {
  return {
    first_name: '',
    last_name: '',
    email: '',
    phone: '',
    role: null,
    organization_id,
    country_id: null,
    active: true,
    password,
    courier: COURIER,
  }
}

function valuesOf(user: UserRow): UserValues {
  const { first_name, last_name, email, phone, role, organization_id, country_id, active } = user
  return { first_name, last_name, email, phone: phone ?? '', role, organization_id, country_id, active, password: '', courier: COURIER }
}

/** Returns the body for the API, without an organization or country that the role cannot have. */
export function bodyOf({ role, password, courier: _courier, ...values }: UserValues) {
  return {
    ...values,
    first_name: values.first_name.trim(),
    last_name: values.last_name.trim(),
    email: values.email.trim(),
    phone: values.phone.trim() || null,
    role: role ?? undefined,
    organization_id: organizationOf(role) === 'none' ? null : values.organization_id,
    country_id: hasCountry(role) ? values.country_id : null,
    ...(password && { password }),
  }
}

/** Returns the body of a new account, with the courier record that is created with it. */
export function draftOf(values: UserValues, hasCourier: boolean) {
  const { isMade, country_id, ...courier } = values.courier
  const record = { ...courier, ...(country_id !== null && { country_id }) }
  return { ...bodyOf(values), ...(hasCourier && isMade && values.role === 'courier' && { courier: record }) }
}

export const userRules = editRules({ valuesOf, bodyOf })

const MISSING = phrase('validation', 'Value missed')

/** Finds errors that the schema cannot know, or describes badly. */
function missing({ email, role, organization_id }: UserValues): FieldErrors {
  const text = said(MISSING)
  const needsPlace = role && organizationOf(role) === 'needed' && organization_id === null
  return { ...(!email.trim() && { email: text }), ...(needsPlace && { organization_id: text }) }
}

export function checkUser(values: UserValues): FieldErrors {
  return { ...checkedBy(UserPatch)(bodyOf(values)), ...missing(values) }
}

export function checkNewUser(values: UserValues, hasCourier: boolean): FieldErrors {
  const draft = draftOf(values, hasCourier)
  const needsCountry = draft.courier && values.country_id === null && values.courier.country_id === null
  const lacking = needsCountry && { 'courier.country_id': said(MISSING) }
  return { ...checkedBy(UserDraft)(draft), ...missing(values), ...lacking }
}

export type UserForm = UseFormReturnType<UserValues>
