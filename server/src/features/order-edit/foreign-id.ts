import { phrase } from '@tracklane/contract/kit/phrase'

export const foreignIdTaken = phrase('order', 'Another order of the organization has this number')

/** Checks for the error of the constraint that keeps foreign ids unique in an organization. */
export function isForeignIdTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'orders_foreign_id_key'
}
