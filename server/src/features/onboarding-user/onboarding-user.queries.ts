import type { OnboardingPatch, OwnOnboarding } from '@tracklane/contract/onboarding-user'
import type { Db } from '#db/db.ts'

const FLAGS = ['hide_welcome', 'hide_menu_tour', 'hide_kanban_tour', 'hide_onboarding_tour', 'hide_setup_guide', 'version'] as const

export function findFlags(db: Db, id: number): Promise<OwnOnboarding | undefined> {
  return db.selectFrom('users').select(FLAGS).where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()
}

/** Reads the flags like `findFlags` and locks them until the transaction ends. */
export function lockFlags(db: Db, id: number): Promise<OwnOnboarding | undefined> {
  return db.selectFrom('users').select(FLAGS).where('id', '=', id).where('deleted_at', 'is', null).forUpdate().executeTakeFirst()
}

/** Writes the flags and raises the version of the account: people see this change. */
export function updateFlags(db: Db, id: number, { patch, at }: { patch: OnboardingPatch; at: Date }): Promise<OwnOnboarding> {
  return db
    .updateTable('users')
    .set((eb) => ({ ...patch, updated_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(FLAGS)
    .executeTakeFirstOrThrow()
}
