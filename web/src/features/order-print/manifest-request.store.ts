import { create } from 'zustand'
import { resetWithPerson } from '#lib/person-changed.ts'

export interface ManifestCourier {
  readonly id: number
  readonly name: string
}

interface ManifestRequestState {
  readonly couriers: readonly ManifestCourier[]
  /** YYYY-MM-DD, where the person was looking at one day. */
  readonly day: string | undefined
}

const NOBODY: ManifestRequestState = { couriers: [], day: undefined }

/** The couriers whose manifests are to be printed; a dialog asks for the day. */
export const useManifestRequest = resetWithPerson(create<ManifestRequestState>(() => NOBODY))

export function requestManifest(couriers: readonly ManifestCourier[], day?: string): void {
  useManifestRequest.setState({ couriers: couriers.map(({ id, name }) => ({ id, name })), day })
}

export function closeManifest(): void {
  useManifestRequest.setState(NOBODY)
}
