import { uploadEndpoints } from '@tracklane/contract/upload'
import { upload } from '#lib/upload.ts'

export interface UploadOptions {
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/** Sends one picture. Returns its address and size, or throws `ApiError`. */
export type UploadPicture = (file: File, options: UploadOptions) => Promise<{ file: string; width: number; height: number }>

export const uploadPicture: UploadPicture = (file, options) => upload(uploadEndpoints.create, { file }, options)
