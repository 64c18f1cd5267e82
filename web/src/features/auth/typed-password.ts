import { onPersonChanged } from '#lib/person-changed.ts'

let typed: string | undefined

/** Returns the password just used to sign in, where the person must choose a new one at once: it need not be typed twice. */
export const typedPassword = (): string | undefined => typed

export function keepTypedPassword(password: string | undefined): void {
  typed = password
}

onPersonChanged(() => keepTypedPassword(undefined))
