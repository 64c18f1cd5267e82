import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UPLOAD_PATH } from '@tracklane/contract/kit/rich-text'
import type { Db } from '#db/db.ts'
import NAMES from './picture-names.json' with { type: 'json' }
import type { ArticleKey } from './starter-text.ts'

/** The folder beside this file, and beside the built server. */
export const PICTURES_FOLDER = join(import.meta.dirname, 'pictures')

export const PICTURE_SIZE = { width: 1280, height: 800 } as const

export type PictureNames = Readonly<Record<string, Readonly<Record<ArticleKey, string>>>>

/** Names in `uploads`, made from their bytes by `npm run pictures`: a changed picture is another upload. */
export const PICTURE_NAMES: PictureNames = NAMES

export function picturePath(language: string, key: ArticleKey): string {
  const name = PICTURE_NAMES[language]?.[key]
  if (!name) throw new Error(`There is no picture of ${key} in ${language}: npm run pictures`)
  return `${UPLOAD_PATH}${name}`
}

/** Inserts the addresses of that language's pictures, with their sizes, so that the page keeps room for them. */
export function withPictures(html: string, language: string): string {
  return html.trim().replace(/<img src="picture:([a-z-]+)" alt="([^"]*)">/g, (_tag, key: ArticleKey, alt: string) => {
    return `<img src="${picturePath(language, key)}" alt="${alt}" width="${PICTURE_SIZE.width}" height="${PICTURE_SIZE.height}">`
  })
}

/** Adds missing pictures one by one, so that no request waits for all of them; existing ones are kept for another day. */
export async function addPictures(db: Db, languages: readonly string[]): Promise<void> {
  for (const language of languages) {
    for (const [key, name] of Object.entries(PICTURE_NAMES[language] ?? {})) {
      const { numUpdatedRows } = await db
        .updateTable('uploads')
        .set(({ fn }) => ({ used_at: fn<Date>('now') }))
        .where('name', '=', name)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) await addPicture(db, name, await readFile(join(PICTURES_FOLDER, language, `${key}.png`)))
    }
  }
}

async function addPicture(db: Db, name: string, bytes: Uint8Array): Promise<void> {
  await db
    .insertInto('uploads')
    .values({ name, type: 'png', bytes, size: bytes.byteLength, owner_id: null })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}
