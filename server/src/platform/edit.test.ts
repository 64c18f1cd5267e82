import { phrase } from '@tracklane/contract/kit/phrase'
import { describe, expect, test } from 'vitest'
import type { Context } from './context.ts'
import { atField, onlyChanged, requireFresh, requireUnused, withoutEmpty } from './edit.ts'
import { AppError, missing } from './errors.ts'

async function thrown(work: () => unknown): Promise<unknown> {
  try {
    await work()
  } catch (error) {
    return error
  }
  return undefined
}

test('an emptied optional text becomes null, and an absent one stays absent', () => {
  const patch: { name?: string; phone?: string | null; note?: string } = { name: '', phone: '' }
  expect(withoutEmpty(patch, ['phone', 'note'])).toEqual({ name: '', phone: null })
  expect(withoutEmpty({ phone: '1' }, ['phone'])).toEqual({ phone: '1' })
})

describe('changed fields of a patch', () => {
  const before = { name: 'One', note: null, at: new Date(5), texts: { en: 'a', de: 'b' }, ids: [1, 2] }

  test.each([
    ['nothing', {}, undefined],
    ['the same values', { name: 'One', note: null, at: new Date(5), ids: [1, 2] }, undefined],
    ['an absent field', { name: undefined }, undefined],
    ['the same in another order', { texts: { de: 'b', en: 'a' } }, undefined],
    ['another text', { name: 'Two', note: null }, { name: 'Two' }],
    ['a text taken away', { name: null }, { name: null }],
    ['another time', { at: new Date(6) }, { at: new Date(6) }],
    ['another order of a list', { ids: [2, 1] }, { ids: [2, 1] }],
    ['a field that the row does not show', { password: 'secret' }, { password: 'secret' }],
    ['an empty value that stays empty', { unknown: null }, undefined],
  ])('%s', (_title, patch, changed) => {
    expect(onlyChanged(before, patch)).toEqual(changed)
  })
})

describe('If-Match', () => {
  const asking = (ifMatch: number | undefined) => ({ ifMatch }) as Context // only this is read

  test("accepts the row's version and a request without one", () => {
    requireFresh(asking(3), { version: 3 })
    requireFresh(asking(undefined), { version: 3 })
  })

  test.each([2, 4, Number.NaN])('%s with another version is 412 with the row, or with the reply given for it', async (version) => {
    const row = { version: 3 }
    expect(await thrown(() => requireFresh(asking(version), row))).toMatchObject({ status: 412, details: { data: row } })
    expect(await thrown(() => requireFresh(asking(version), row, 'shown'))).toMatchObject({ details: { data: 'shown' } })
  })
})

describe('a violated constraint', () => {
  const violation = (constraint: string) => Object.assign(new Error('no'), { constraint })
  const fields = { users_email_key: { email: missing } }

  test('is reported at its field', async () => {
    const error = await thrown(() => atField(fields, () => Promise.reject(violation('users_email_key'))))
    expect(error).toMatchObject({ status: 422, details: { fields: { email: missing } } })
  })

  test('without a field stays as it is, like every other error', async () => {
    for (const error of [violation('users_pkey'), new Error('away'), new AppError(404, missing)])
      expect(await thrown(() => atField(fields, () => Promise.reject(error)))).toBe(error)
    expect(await atField(fields, () => Promise.resolve(5))).toBe(5)
  })
})

describe('a row with references', () => {
  const words = {
    orders: (count: number) => phrase('t', 'orders', { count }),
    couriers: (count: number) => phrase('t', 'couriers', { count }),
  }

  test('is refused in the common words, unless it has its own', async () => {
    const error = await thrown(() => requireUnused({ couriers: 2, users: 0, orders: 1 }))
    const uses = [{ message: expect.stringContaining('# order}') }, { message: expect.stringContaining('# courier}') }]
    expect(error).toMatchObject({ status: 409, details: { data: { orders: 1, couriers: 2 } }, text: { values: { total: 3, uses } } })
  })

  test('is not deleted: 409 names each kind of reference with its count', async () => {
    const error = await thrown(() => requireUnused({ orders: 12, couriers: 0 }, words))
    expect(error).toMatchObject({ status: 409, details: { data: { orders: 12 } } })
    expect(error).toMatchObject({ text: { values: { total: 12, uses: [{ message: 'orders', values: { count: 12 } }] } } })
    const both = await thrown(() => requireUnused({ orders: 1, couriers: 2 }, words))
    expect(both).toMatchObject({ text: { values: { total: 3, uses: [{ message: 'orders' }, { message: 'couriers' }] } } })
  })

  test('can be deleted once nothing refers to it', () => {
    requireUnused({ orders: 0, couriers: 0 }, words)
  })
})
