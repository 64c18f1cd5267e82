import { create } from 'zustand'
import { resetWithPerson } from '#lib/person-changed.ts'

export interface ManifestCourier {
  readonly id: number
  readonly name: string
}

interface Asked {
  readonly courier: ManifestCourier | undefined
  /** YYYY-MM-DD, where a day is what the person was looking at. */
  readonly day: string | undefined
}

const NOBODY: Asked = { courier: undefined, day: undefined }

/** The courier of the manifest to be printed: a dialog asks for the day. */
export const useManifestRequest = resetWithPerson(create<Asked>(() => NOBODY))

export function requestManifest({ id, name }: ManifestCourier, day?: string): void {
  useManifestRequest.setState({ courier: { id, name }, day })
}

export function closeManifest(): void {
  useManifestRequest.setState(NOBODY)
}
