import { z } from 'zod'
import { phrase } from './phrase.ts'
import { safeSrc } from './rich-text.ts'
import { text } from './text.ts'

export const picturePathPhrases = {
  notHere: phrase('upload', 'This picture is not there: upload it again'),
}

const known = z.registry<Readonly<Record<string, never>>>()

/** A field with the path of an upload of this installation, or empty. `route()` checks that the picture exists, and keeps it. */
export const PicturePath = text(200)
  .refine((path) => path === '' || safeSrc(path) === path, { params: { phrase: picturePathPhrases.notHere } })
  .register(known, {})

export function isPicturePath(schema: z.core.$ZodType): boolean {
  return known.has(schema)
}
