import { onPersonChanged } from '#lib/person-changed.ts'

let typed: string | undefined

/** The password somebody has just signed in with, where they have to choose an own one at once: nobody types it twice. */
export const typedPassword = (): string | undefined => typed

export function keepTypedPassword(password: string | undefined): void {
  typed = password
}

onPersonChanged(() => keepTypedPassword(undefined))
