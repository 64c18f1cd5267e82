import { endpoint } from '@tracklane/contract/kit/endpoint'
import { RichText, UPLOAD_PATH } from '@tracklane/contract/kit/rich-text'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buildApp } from '#app.ts'
import type { Db } from '#db/db.ts'
import { inTransaction } from '#platform/context.ts'
import type { App } from '#platform/http/app.ts'
import { route } from '#platform/http/route.ts'
import { keepPictures, shownPictures } from '#platform/rich-text/pictures.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { PICTURE } from '#testing/form.ts'
import { deleteOrphans } from './upload.queries.ts'
import { removeOrphans } from './upload.service.ts'

const DAY = 24 * 60 * 60 * 1000
const write = endpoint({ method: 'POST', path: '/test-text', access: ['admin'], body: z.object({ text: RichText }) })

let server: TestApp
let app: App

beforeAll(async () => {
  server = await testApp()
  app = await buildApp(server.app.platform)
  route(app, write, (ctx, { body }) => inTransaction(ctx, (tx) => say(tx.db, body.text)))
  await app.fastify.ready()
})
afterAll(async () => {
  await app.fastify.close()
  await server.close()
})
beforeEach(async () => {
  await server.world.db.deleteFrom('uploads').execute()
  await server.world.db.deleteFrom('issues').execute()
})

/** Removes orphans. Issues stand for any table with texts: their messages show pictures here. */
const sweep = () => removeOrphans(server.app.platform, { issues: ['message'] })

const nameOf = (at: number) => `${String(at).padStart(32, '0')}.gif`
const shown = (at: number) => `<p><img src="${UPLOAD_PATH}${nameOf(at)}"></p>`

async function say(db: Db, message: string): Promise<undefined> {
  await db
    .insertInto('issues')
    .values({
      message,
      actor_name: 'Ann',
      url: '/',
      app_version: '1',
      user_id: null,
      impersonator_id: null,
      user_agent: null,
      handled_at: null,
      handled_by: null,
    })
    .execute()
}

async function uploaded(at: number, age = DAY + 1_000): Promise<void> {
  const moment = new Date(Date.now() - age)
  const row = { name: nameOf(at), type: 'gif' as const, bytes: PICTURE.bytes, size: 1, owner_id: null, created_at: moment, used_at: moment }
  await server.world.db.insertInto('uploads').values(row).execute()
}

async function there(): Promise<string[]> {
  const rows = await server.world.db.selectFrom('uploads').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}

async function save(text: string) {
  const headers = await server.credentials('admin')
  const answer = await app.fastify.inject({ method: 'POST', url: '/api/test-text', headers, payload: { text } })
  return { status: answer.statusCode, ...(answer.body && answer.json()) }
}

describe('pictures in no text', () => {
  it('are deleted after a day; used ones stay', async () => {
    await Promise.all([uploaded(1), uploaded(2), uploaded(3, DAY - 60_000)])
    await say(server.world.db, shown(2))
    expect(await sweep()).toBe(1)
    expect(await there()).toEqual([nameOf(2), nameOf(3)])
  })
})

describe('saving a text', () => {
  it('keeps its pictures for another day, even if they are removed again', async () => {
    await Promise.all([uploaded(1), uploaded(2)])
    expect((await save(shown(1))).status).toBe(200)
    await server.world.db.deleteFrom('issues').execute()
    await sweep()
    expect(await there()).toEqual([nameOf(1)])
  })

  it('is refused where a picture is gone, and nothing of it is saved', async () => {
    await uploaded(1)
    const { status, errors } = await save(shown(1) + shown(2))
    expect([status, errors]).toEqual([422, { text: ['A picture in this text is no longer there: remove it, or upload it again'] }])
    expect(await server.world.db.selectFrom('issues').selectAll().execute()).toEqual([])
  })

  it('and a deletion at the same time leave both the text and its picture, or neither', async () => {
    for (let round = 0; round < 5; round += 1) {
      await uploaded(round + 10)
      const [saved] = await Promise.all([save(shown(round + 10)), sweep()])
      expect((await there()).includes(nameOf(round + 10))).toBe(saved.status === 200)
    }
  })

  /** On a second connection the sweep waits for the text; on a single one it comes after it. */
  it('that touches a picture first keeps it, although the deletion has begun', async () => {
    await uploaded(1)
    const { platform } = server.app
    let swept: Promise<number> | undefined
    await platform.db.transaction().execute(async (tx) => {
      await keepPictures(tx, shownPictures(write.body, { text: shown(1) }), new Date())
      swept = sweep()
      await otherWaits(tx)
      await say(tx, shown(1))
    })
    expect([await swept, await there()]).toEqual([0, [nameOf(1)]])
  })

  it('while its picture is being deleted is refused', async () => {
    await uploaded(1)
    let saved: ReturnType<typeof save> | undefined
    await server.app.platform.db.transaction().execute(async (tx) => {
      expect(await deleteOrphans(tx, new Date(), { issues: ['message'] })).toBe(1)
      saved = save(shown(1))
      await otherWaits(tx)
    })
    expect([(await saved)?.status, await there()]).toEqual([422, []])
  })
})

/** Waits until another connection waits for a lock; the embedded database has no other connection. */
async function otherWaits(db: Db): Promise<void> {
  for (let look = 0; look < 200; look += 1) {
    const { rows } = await sql<{ waits: boolean }>`select exists (select from pg_locks where not granted) as waits`.execute(db)
    if (rows[0]?.waits) return
  }
}
