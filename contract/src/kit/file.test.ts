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
])('the file name %j is sent in ASCII and in full, and is read back', (name, ascii, whole) => {
  const header = dispositionOf({ name, type: 'csv' })
  expect(header).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w.~!%-]+$/)
  expect(/filename="([^"]+)"/.exec(header)?.[1]).toBe(ascii)
  expect(nameIn(header)).toBe(whole)
})

test('a file name that is too long is cut before its ending', () => {
  expect(nameIn(dispositionOf({ name: '€'.repeat(500), type: 'xlsx' }))).toBe(`${'€'.repeat(120)}.xlsx`)
})

test('a missing or broken header gives no file name', () => {
  expect([nameIn(null), nameIn('attachment'), nameIn(`attachment; filename="a.csv"; filename*=UTF-8''%E4%`)]).toEqual([
    undefined,
    undefined,
    'a.csv',
  ])
})

test('an endpoint that replies with a file names its type and its largest size', () => {
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
