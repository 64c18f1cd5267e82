import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dispositionOf, nameIn } from './file.ts'
import { answersFile, fileEndpoint } from './file-endpoint.ts'

test.each([
  ['orders 2026-03-02', 'orders 2026-03-02.csv', 'orders 2026-03-02.csv'],
  ['Aufträge', 'Auftrage.csv', 'Aufträge.csv'],
  ['замовлення', 'file.csv', 'замовлення.csv'],
  ['a"; filename="b', 'a ; filename= b.csv', 'a ; filename= b.csv'],
  ['../../etc/passwd', 'etc passwd.csv', 'etc passwd.csv'],
  ['a\r\nset-cookie: x', 'a set-cookie x.csv', 'a set-cookie x.csv'],
  ['invoice\u202egpj', 'invoice gpj.csv', 'invoice gpj.csv'],
  ["it's (1)*", "it's (1).csv", "it's (1).csv"],
  ['half \ud800 of it', 'half of it.csv', 'half of it.csv'],
  ['', 'file.csv', 'file.csv'],
])('the name %j is told in ASCII and as it is, and read back', (name, ascii, whole) => {
  const header = dispositionOf({ name, type: 'csv' })
  expect(header).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w.~!%-]+$/)
  expect(/filename="([^"]+)"/.exec(header)?.[1]).toBe(ascii)
  expect(nameIn(header)).toBe(whole)
})

test('a name without an end is cut, and its ending is not', () => {
  expect(nameIn(dispositionOf({ name: '€'.repeat(500), type: 'xlsx' }))).toBe(`${'€'.repeat(120)}.xlsx`)
})

test('a header that gives no name, or a broken one, names nothing', () => {
  expect([nameIn(null), nameIn('attachment'), nameIn(`attachment; filename="a.csv"; filename*=UTF-8''%E4%`)]).toEqual([
    undefined,
    undefined,
    'a.csv',
  ])
})

test('a call that answers with a file says which, and how large, and is known by it', () => {
  const print = fileEndpoint({
    method: 'POST',
    path: '/thing/print',
    access: ['admin'],
    body: z.object({ ids: z.array(z.number()) }),
    file: { types: ['pdf'], maxBytes: 1_000 },
  })
  expect(print).toMatchObject({ method: 'POST', path: '/thing/print', file: { types: ['pdf'], maxBytes: 1_000 } })
  expect(print.body.parse({ ids: [1], more: 1 })).toEqual({ ids: [1] })
  expect(print.reply.safeParse({ data: 1 }).success).toBe(false)
  expect([answersFile(print), answersFile(endpoint({ method: 'GET', path: '/thing', access: 'public' }))]).toEqual([true, false])
})
