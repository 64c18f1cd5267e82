import { z } from 'zod'
import { fileEndpoint } from './kit/file-endpoint.ts'
import { phrase } from './kit/phrase.ts'
import { UPLOAD_NAME } from './kit/rich-text.ts'
import { formPhrases, uploadEndpoint } from './kit/upload-endpoint.ts'

const MEGA = 1024 * 1024

/** Pictures that may be uploaded, by the ending of the name; the declared type must agree. */
export const PICTURE_TYPES = { gif: 'image/gif', jpeg: 'image/jpeg', jpg: 'image/jpeg', png: 'image/png' } as const

export const PICTURE_LIMITS = {
  maxBytes: 5 * MEGA,
  maxPixels: 40_000_000,
  maxSide: 12_000,
  /** Larger pictures are reduced to this side. */
  keptSide: 2_400,
  maxFrames: 200,
  /** Limits of one person. */
  filesADay: 200,
  bytesAPerson: 500 * MEGA,
} as const

const { maxSide, maxPixels, maxFrames, maxBytes, filesADay, bytesAPerson } = PICTURE_LIMITS

/** Reasons why a picture is refused. The dialog shows them before it sends the picture. */
export const picturePhrases = {
  wrongType: phrase('upload', 'Choose a picture of type JPEG, PNG or GIF'),
  tooLarge: formPhrases.tooLarge({ maxBytes }),
  unreadable: phrase('upload', 'This picture cannot be read: it is damaged, or not what its name says'),
  tooManyPixels: phrase('upload', 'The picture has too many pixels: at most {side, number} on a side, and {mega, number} million in all', {
    side: maxSide,
    mega: maxPixels / 1_000_000,
  }),
  tooManyFrames: phrase('upload', 'The animation is too long: at most {frames, number} pictures', { frames: maxFrames }),
  tooMuchWork: phrase('upload', 'The picture takes too much work: make it smaller'),
  tooManyToday: phrase('upload', 'You have uploaded {count, number} pictures within a day: try again tomorrow', { count: filesADay }),
  noRoom: phrase('upload', 'Your pictures take {megabytes, number} MB already: there is no room for more', {
    megabytes: bytesAPerson / MEGA,
  }),
}

/** The path of the picture, for rich texts, and its kept size in pixels. */
export const Picture = z.object({ file: z.string(), width: z.number(), height: z.number() })
export type Picture = z.output<typeof Picture>

/** Any name is accepted: an impossible name is a missing picture, 404. */
const UploadParams = z.object({ name: z.string() })

export function isUploadName(name: string): boolean {
  return UPLOAD_NAME.test(name)
}

export const uploadEndpoints = {
  create: uploadEndpoint({
    method: 'POST',
    path: '/onboarding/article/upload',
    access: ['admin'],
    upload: { parts: ['image', 'file'], maxBytes: PICTURE_LIMITS.maxBytes, maxRequestBytes: 6 * MEGA },
    reply: Picture,
  }),
  /** The picture is encoded anew, so its size is limited by its pixels. */
  show: fileEndpoint({
    method: 'GET',
    path: '/upload/:name',
    access: ['admin', 'logist'],
    params: UploadParams,
    file: { types: ['gif', 'jpg', 'png'], maxBytes: 64 * MEGA, inline: true },
  }),
}
