import { afterEach, describe, expect, test } from 'vitest'
import type { JobFailure } from '#platform/jobs/job-kind.ts'
import { type Behaviour, type MailServer, openMailServer } from '#testing/mail-server.ts'
import type { Mail, MailTransport } from './mail.ts'
import { type SmtpLimits, smtpTransport } from './smtp.ts'

const FROM = { name: 'Läden & Söhne', address: 'orders@shop.example' }
/** Short limits for a server that hangs, so that a test does not wait as long as the product. */
const IMPATIENT = { connect: 10_000, silence: 1_000 }

const open: { close(): unknown }[] = []
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})

async function served(options?: Parameters<typeof openMailServer>[0]): Promise<{ server: MailServer; transport: MailTransport }> {
  const server = await openMailServer(options)
  open.push(server)
  return { server, transport: transportTo(server.url) }
}

function transportTo(url: string, limits?: SmtpLimits): MailTransport {
  const transport = smtpTransport(url, FROM, limits)
  open.push(transport)
  return transport
}

const mail = (draft: Partial<Mail> = {}): Mail => ({
  id: 'lx1.17',
  to: 'ann@example.com',
  subject: 'Order T-1',
  html: '<p>Hello, <strong>Ann</strong>!</p><p>It comes on 01.12.2026.</p>',
  language: 'en',
  ...draft,
})

async function failureOf(work: Promise<void>): Promise<Pick<JobFailure, 'code' | 'isFinal'> | 'sent'> {
  try {
    await work
    return 'sent'
  } catch (error) {
    const { code, isFinal } = error as JobFailure // nothing else is thrown
    return { code, isFinal }
  }
}

test('a mail has two parts, one sender and one recipient', async () => {
  const { server, transport } = await served()
  await transport.send(mail({ refusalUrl: 'https://shop.example/api/message-refusal/1.e.x' }))
  const [one] = server.received
  expect(one?.envelope).toEqual({ from: FROM.address, to: ['ann@example.com'] })
  expect(one).toMatchObject({ from: FROM, to: [{ address: 'ann@example.com' }], subject: 'Order T-1', messageId: '<lx1.17@shop.example>' })
  expect(one?.text?.trim()).toBe('Hello, Ann!\n\nIt comes on 01.12.2026.')
  expect(one?.html).toContain('<p>Hello, <strong>Ann</strong>!</p>')
  expect(one?.html).toContain('<html lang="en" dir="ltr">')
  const headers = Object.fromEntries((one?.headers ?? []).map(({ key, value }) => [key, value]))
  expect(headers).toMatchObject({
    'auto-submitted': 'auto-generated',
    'content-language': 'en',
    'list-unsubscribe': '<https://shop.example/api/message-refusal/1.e.x>',
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
})

test('a mail that nobody can refuse has no unsubscribe header', async () => {
  const { server, transport } = await served()
  await transport.send(mail())
  expect(server.received[0]?.raw).not.toMatch(/List-Unsubscribe/i)
})

describe('no field of a mail becomes a header or another mail', () => {
  test.each([
    ['a subject of lines', { subject: 'Hi\r\nBcc: eve@example.com\r\n\r\nText' }],
    ['a subject of odd ends of lines', { subject: 'Hi\u2028Bcc: eve@example.com\u0085X: y\u0000' }],
    ['a text like the end of a mail', { html: '<p>a</p>\r\n.\r\nMAIL FROM:<eve@example.com>\r\n' }],
  ])('%s', async (_what, draft) => {
    const { server, transport } = await served()
    await transport.send(mail(draft))
    expect(server.received).toHaveLength(1)
    expect(server.received[0]?.envelope.to).toEqual(['ann@example.com'])
    expect(server.received[0]?.bcc ?? []).toEqual([])
    expect(server.received[0]?.headers.map(({ key }) => key)).not.toContain('bcc')
  })

  test.each(['ann@example.com, eve@example.com', 'ann@example.com\r\nRCPT TO:<eve@example.com>', '<ann@example.com> eve@example.com'])(
    'the address %j',
    async (to) => {
      const { server, transport } = await served()
      await failureOf(transport.send(mail({ to })))
      expect(server.received.flatMap(({ envelope }) => envelope.to)).not.toContain('eve@example.com')
    },
  )
})

describe('a server that', () => {
  test.each<[what: string, behaviour: Behaviour, failure: object]>([
    ['refuses the address for good', { as: 'refuses', code: 550, at: 'address' }, { code: 'mail_refused', isFinal: true }],
    ['refuses the address for now', { as: 'refuses', code: 450, at: 'address' }, { code: 'mail_later', isFinal: false }],
    ['refuses the content for good', { as: 'refuses', code: 554, at: 'content' }, { code: 'mail_refused', isFinal: true }],
    ['refuses the content for now', { as: 'refuses', code: 452, at: 'content' }, { code: 'mail_later', isFinal: false }],
    ['hangs', { as: 'hangs' }, { code: 'mail_unreachable', isFinal: false }],
    ['dies in the middle', { as: 'dies' }, { code: 'mail_unreachable', isFinal: false }],
  ])('%s', async (_what, behaviour, failure) => {
    const { server } = await served()
    const transport = transportTo(server.url, behaviour.as === 'hangs' ? IMPATIENT : undefined)
    server.behave(behaviour)
    expect(await failureOf(transport.send(mail()))).toEqual(failure)
    server.behave({ as: 'accepts' })
    expect(await failureOf(transport.send(mail()))).toBe('sent')
    expect(server.received.map(({ messageId }) => messageId)).toEqual(['<lx1.17@shop.example>'])
  })

  test('is unreachable', async () => {
    const { server, transport } = await served()
    await server.close()
    expect(await failureOf(transport.send(mail()))).toEqual({ code: 'mail_unreachable', isFinal: false })
  })

  test('wants a password gets the configured one, and refuses another', async () => {
    const { server, transport } = await served({ login: { user: 'o@x', password: 'p:%/ä' } })
    expect(await failureOf(transport.send(mail()))).toBe('sent')
    const wrong = transportTo(server.url.replace('o%40x', 'nobody'))
    expect(await failureOf(wrong.send(mail()))).toEqual({ code: 'mail_login', isFinal: false })
  })
})

describe('without a safe connection', () => {
  const login = { user: 'o@x', password: 'quiet boats' }
  /** Replaces the host by another name of this machine that is not recognized as local. */
  const elsewhere = (url: string) => url.replace('127.0.0.1', '0.0.0.0')

  test.each([
    ['a server elsewhere that offers none', { login }, elsewhere],
    ['a server elsewhere whose certificate nobody has signed', { login, offersTls: true }, elsewhere],
    ['a server here whose certificate nobody has signed', { login, offersTls: true }, (url: string) => url],
    ['such a server that asks for no password', { offersTls: true }, elsewhere],
  ] as const)('%s gets neither the password nor a mail', async (_what, options, at) => {
    const { server } = await served(options)
    expect(await failureOf(transportTo(at(server.url)).send(mail()))).toEqual({ code: 'mail_unsafe', isFinal: false })
    expect([server.passwords, server.received]).toEqual([[], []])
  })
})
