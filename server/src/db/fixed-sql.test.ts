import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testDb } from '#testing/db.ts'
import { fixedSql } from './fixed-sql.ts'

describe('a fixed part of a statement', () => {
  it('is the text that Kysely would write', async () => {
    const db = await testDb()
    const part = sql`${sql.ref('o.id')}, ${sql.lit(3)}::int as ${sql.id('three "quoted"')}`
    const whole = (columns: typeof part) => sql`select ${columns} from (values (${7}::int)) o (id) where o.id = ${7}`
    expect(whole(fixedSql(part)).compile(db).sql).toBe(whole(part).compile(db).sql)
    expect((await whole(fixedSql(part)).execute(db)).rows).toEqual([{ id: 7, 'three "quoted"': 3 }])
  })

  it('holds no value, which would be the same for every request', () => {
    expect(() => fixedSql(sql`o.id = ${7}`)).toThrow('A fixed part of a statement holds a value')
  })
})
