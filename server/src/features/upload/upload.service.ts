import { randomBytes } from 'node:crypto'
import type { FileAnswer, ReceivedFile } from '@tracklane/contract/kit/file'
import type { Phrase } from '@tracklane/contract/kit/phrase'
import { UPLOAD_PATH } from '@tracklane/contract/kit/rich-text'
import { isUploadName, PICTURE_LIMITS, type Picture, picturePhrases } from '@tracklane/contract/upload'
import { RICH_COLUMNS, type RichColumns } from '#db/rich-columns.ts'
import type { Actor } from '#platform/actor.ts'
import { type Context, inTransaction, type Platform } from '#platform/context.ts'
import { type AppError, busy, forbidden, invalid, notFound, requireFound, unavailable } from '#platform/errors.ts'
import { inTurn } from '#platform/in-turn.ts'
import type { Slot } from '#platform/memory.ts'
import { createTurns, type Turns } from '#platform/person-turns.ts'
import { makePicture } from '#platform/picture/make-picture.ts'
import { type MadePicture, PictureRefused } from '#platform/picture/picture.ts'
import { claimedType } from './claim.rules.ts'
import { findBytes, findUpload, findUsage, insertUpload, lockOwner, sweepOrphans } from './upload.queries.ts'

const DAY = 24 * 60 * 60 * 1000
const MEGA = 1024 * 1024
const LIMITS = { ...PICTURE_LIMITS, maxBytes: 16 * MEGA, maxMs: 5_000, maxMemory: 300 * MEGA }

/** Stores a picture, made anew from the upload; refuses one that cannot be made anew. */
export async function createUpload(ctx: Context, file: ReceivedFile, gone: AbortSignal): Promise<Picture> {
  const owner_id = personOf(ctx.actor)
  const claimed = claimedType(file)
  if (!claimed) throw refused(picturePhrases.wrongType)
  await requireRoom(ctx, owner_id, 0)
  const { type, bytes, width, height } = await inTurn(ctx, { turns: pictureTurns, gone }, () => decoded(file.bytes, gone))
  if (type !== claimed) throw refused(picturePhrases.wrongType)
  const name = `${randomBytes(16).toString('hex')}.${type}`
  const now = ctx.platform.clock()
  await inTransaction(ctx, async (tx) => {
    await lockOwner(tx.db, owner_id)
    await requireRoom(tx, owner_id, bytes.byteLength)
    await insertUpload(tx.db, { name, type, bytes, size: bytes.byteLength, owner_id, created_at: now, used_at: now })
  })
  return { file: `${UPLOAD_PATH}${name}`, width, height }
}

/** Seconds. */
const RETRY_AFTER = 2

/** Turns of uploads: each is decoded in a process of its own; waiting ones are held in memory. */
export const pictureTurns: Slot<Turns> = {
  make: () =>
    createTurns({
      atOnce: { person: 1, process: 2 },
      waiting: { person: 4, process: 8 },
      patience: 20_000,
      refusal: () => busy(RETRY_AFTER),
    }),
}

/** Returns the person; one who acts as another counts as one person. */
function personOf(actor: Actor): number {
  if (actor.kind !== 'user') throw forbidden()
  return actor.impersonator_id ?? actor.user_id
}

async function requireRoom({ db, platform }: Context, ownerId: number, bytes: number): Promise<void> {
  const usage = await findUsage(db, ownerId, new Date(platform.clock().getTime() - DAY))
  if (usage.today >= PICTURE_LIMITS.filesADay) throw refused(picturePhrases.tooManyToday)
  if (usage.bytes + bytes > PICTURE_LIMITS.bytesAPerson) throw refused(picturePhrases.noRoom)
}

async function decoded(bytes: Uint8Array, gone: AbortSignal): Promise<MadePicture> {
  try {
    return await makePicture(bytes, LIMITS, gone)
  } catch (error) {
    if (error instanceof PictureRefused) throw refused(picturePhrases[error.problem])
    throw gone.aborted ? unavailable() : error // nobody reads it: the client has gone
  }
}

function refused(text: Phrase): AppError {
  return invalid({ image: text })
}

/** Returns the picture; a name always has the same picture. */
export async function getUpload({ db }: Context, name: string): Promise<FileAnswer> {
  if (!isUploadName(name)) throw notFound()
  const { type } = requireFound(await findUpload(db, name))
  return { type, name: name.slice(0, name.lastIndexOf('.')), tag: name, content: bytesOf(db, name) }
}

async function* bytesOf(db: Context['db'], name: string): AsyncGenerator<Uint8Array> {
  yield requireFound(await findBytes(db, name)).bytes
}

/** Removes pictures that no text has shown for a day. Several processes may run it at once. */
export function removeOrphans({ db, clock }: Platform, where: RichColumns = RICH_COLUMNS): Promise<number> {
  return sweepOrphans(db, new Date(clock().getTime() - DAY), where)
}
