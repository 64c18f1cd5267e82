import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { Connection } from '#db/connect.ts'
import { buildFaq, buildOnboarding, buildOrder, freshWorld, type World } from '#testing/build.ts'
import { type EmptyPlace, emptyPlace } from '#testing/empty-place.ts'
import { backupTo } from './backup-file.ts'
import type { Manifest } from './manifest.ts'

export const ORDERS = 300

/** Makes a fresh world for each test, a file for its backup, and empty databases to restore it into. */
export function backupAndPlaces(...kinds: Connection['kind'][]) {
  let folder: string
  let world: World
  let places: EmptyPlace[]

  beforeAll(async () => {
    places = []
    for (const kind of kinds) places.push(await emptyPlace(kind))
  })
  afterAll(async () => {
    for (const place of places) await place.close()
  })
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tracklane-backup-'))
    world = await freshWorld()
  })
  afterEach(async () => {
    for (const place of places) await place.clear()
    rmSync(folder, { recursive: true, force: true })
  })

  const file = (name = 'all') => join(folder, `${name}.tar.gz`)
  return {
    file,
    world: () => world,
    places: () => places,
    /** Returns the first empty database. */
    place(): EmptyPlace {
      const [first] = places
      if (!first) throw new Error('No place was made.')
      return first
    },
    backup(options: Partial<Parameters<typeof backupTo>[2]> = {}): Promise<Manifest> {
      return backupTo(file(), world.db, { now: new Date(), ...options })
    },
  }
}

/** Writes values that a less exact format would change. */
export async function fill(here: World): Promise<void> {
  const { id } = await buildOrder(here, { customer_full_name: 'Zoë "Ж" \\ 🚲\u2028\n\t{}', comment: 'NULL', courier_id: here.courier })
  await sql`update orders set created_at = '2026-03-29 01:59:59.123457+00', delivered_at = '0099-01-01 00:00:00+00',
    order_price = 999999999.9999, total = 999999999.9999 + delivery_price where id = ${id}`.execute(here.db)
  await sql`insert into orders (organization_id, country_id, track, status_id, customer_full_name, customer_address, products, currency_code)
    select ${here.organization}, ${here.country}, 'TLMANY' || n, 1 + n % 10, 'Person ' || n, 'Street ' || n,
      jsonb_build_array(jsonb_build_object('name', 'Lamp', 'price', n / 7.0)), 'EUR' from generate_series(2, ${ORDERS}) n`.execute(here.db)
  await here.db
    .insertInto('uploads')
    .values({ name: 'all.png', type: 'png', bytes: Uint8Array.from({ length: 256 }, (_, byte) => byte), size: 256 })
    .execute()
  await sql`insert into organization_tokens (organization_id, name, abilities, secret_hash, prefix, expires_at)
    values (${here.organization}, 'Shop', '{orders:read,"a b","c,d"}', 'hash', 'abcdef', 'infinity')`.execute(here.db)
  await buildFaq(here.db)
  await buildOnboarding(here.db)
}
