import { create } from 'zustand'
import { resetWithPerson } from '#lib/person-changed.ts'

export interface ManifestCourier {
  readonly id: number
  readonly name: string
}

/** Whose manifest is to be printed: a dialog asks for the day. */
export const useManifestRequest = resetWithPerson(create<{ courier: ManifestCourier | undefined }>(() => ({ courier: undefined })))

export function requestManifest(courier: ManifestCourier): void {
  useManifestRequest.setState({ courier })
}

export function closeManifest(): void {
  useManifestRequest.setState({ courier: undefined })
}
