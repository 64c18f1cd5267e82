import { z } from 'zod'
import { Role } from './kit/role.ts'

/** Steps from nothing to the first order, in their order. */
export const SetupStepName = z.enum([
  'currency',
  'country',
  'organization',
  'organization_admin',
  'logist',
  'courier',
  'flow',
  'board',
  'address',
  'intake',
])
export type SetupStepName = z.output<typeof SetupStepName>

/** Numbers of active rows that the reader may see. Only flows and boards of organizations count. */
export interface SetupState {
  readonly currencies: number
  readonly countries: number
  readonly organizations: number
  readonly organization_admins: number
  readonly logists: number
  readonly couriers: number
  readonly flows: number
  readonly boards: number
  /** The number of organizations with an address. */
  readonly addresses: number
  readonly tokens: number
  readonly orders: number
}

export const SetupStep = z.object({
  step: SetupStepName,
  done: z.boolean(),
  /** The setup is complete without it. */
  optional: z.boolean(),
  /** Roles that can take the step. */
  roles: z.array(Role),
})
export type SetupStep = z.output<typeof SetupStep>

interface Rule {
  readonly step: SetupStepName
  readonly isDone: (state: SetupState) => boolean
  readonly roles: readonly Role[]
  readonly optional?: true
}

const RULES: readonly Rule[] = [
  { step: 'currency', isDone: ({ currencies }) => currencies > 0, roles: ['admin'] },
  { step: 'country', isDone: ({ countries }) => countries > 0, roles: ['admin'] },
  { step: 'organization', isDone: ({ organizations }) => organizations > 0, roles: ['admin'] },
  { step: 'organization_admin', isDone: ({ organization_admins }) => organization_admins > 0, roles: ['admin'] },
  { step: 'logist', isDone: ({ logists }) => logists > 0, roles: ['admin', 'organization_admin'] },
  { step: 'courier', isDone: ({ couriers }) => couriers > 0, roles: ['admin', 'organization_admin', 'logist'] },
  { step: 'flow', isDone: ({ flows }) => flows > 0, roles: ['admin', 'organization_admin'], optional: true },
  { step: 'board', isDone: ({ boards }) => boards > 0, roles: ['admin', 'organization_admin'], optional: true },
  { step: 'address', isDone: ({ addresses }) => addresses > 0, roles: ['admin'] },
  // A shop sends orders by a token; without one a logist writes them.
  { step: 'intake', isDone: ({ tokens, orders }) => tokens > 0 || orders > 0, roles: ['admin', 'logist'] },
]

/** Returns the steps of the setup and whether each is done. */
export function setupSteps(state: SetupState): SetupStep[] {
  return RULES.map(({ step, isDone, roles, optional = false }) => ({ step, done: isDone(state), optional, roles: [...roles] }))
}

/** Checks whether all necessary steps are done. */
export function isSetUp(steps: readonly SetupStep[]): boolean {
  return steps.every(({ done, optional }) => done || optional)
}
