import Busboy from '@fastify/busboy'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type TestApp, testApp } from '#testing/app.ts'
import { formOf, PICTURE } from '#testing/form.ts'
import { BOMBS, CLEANED, EVIL, gif, type HostileFile, REFUSED, withPlace } from './hostile-files.testing.ts'

const URL = '/api/onboarding/article/upload'

let server: TestApp

beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.world.db.deleteFrom('uploads').execute()
})

type Parts = Parameters<typeof formOf>

async function send(files: Parts[0], options: Parts[1] = {}) {
  const { payload, type } = formOf(files, options)
  return sendBytes(payload, type)
}

async function sendBytes(payload: Buffer, type: string) {
  const headers = { ...(await server.credentials('admin')), 'content-type': type }
  const answer = await server.app.fastify.inject({ method: 'POST', url: URL, headers, payload })
  return { status: answer.statusCode, body: answer.json() }
}

async function upload({ name, type, make }: HostileFile) {
  return send([{ part: 'image', name, type, bytes: await make() }])
}

async function show(url: string, headers: Record<string, string> = {}) {
  return server.app.fastify.inject({ url, headers: { ...(await server.credentials('logist')), ...headers } })
}

async function kept(): Promise<number> {
  return (await server.world.db.selectFrom('uploads').select('id').execute()).length
}

describe('a picture', () => {
  it.each(['image', 'file'])('is accepted as %s, encoded anew, and served under its own name', async (part) => {
    const { status, body } = await send([{ ...PICTURE, part }])
    expect([status, body]).toEqual([200, { file: expect.stringMatching(/^\/api\/upload\/[0-9a-f]{32}\.gif$/), width: 1, height: 1 }])
    const answer = await show(body.file)
    const name = body.file.split('/').at(-1)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/gif',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': expect.stringContaining(`inline; filename="${name}"`),
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
      etag: `"${name}"`,
    })
    // A cache would give them to the next client, for a year.
    for (const tag of ['', `"${name}"`])
      expect((await show(body.file, { 'if-none-match': tag })).headers['set-cookie'], tag).toBeUndefined()
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'gif', width: 1, height: 1 })
  })

  it('is not sent again to a browser that has it', async () => {
    const { body } = await send([{ ...PICTURE, part: 'image' }])
    const { headers } = await show(body.file)
    const again = await show(body.file, { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.rawPayload.byteLength]).toEqual([304, 0])
    expect((await show(body.file, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  it('that is animated stays animated', async () => {
    const { body } = await send([{ part: 'image', name: 'a.gif', type: 'image/gif', bytes: gif(200) }])
    expect(await sharp((await show(body.file)).rawPayload).metadata()).toMatchObject({
      format: 'gif',
      pages: 200,
      delay: Array(200).fill(100),
      loop: 0,
    })
  })

  it('loses its location, and is turned upright', async () => {
    const held = await sharp(await withPlace())
      .keepMetadata()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { body } = await send([{ part: 'image', name: 'a.jpg', type: 'image/jpeg', bytes: held }])
    const { rawPayload } = await show(body.file)
    const { exif, icc, orientation, width, height } = await sharp(rawPayload).metadata()
    expect([exif, icc, orientation, width, height]).toEqual([undefined, undefined, undefined, 48, 64])
  })

  it.each([
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e%2f',
    '%5c',
    '..%5c',
    '%00',
    'a%00.gif',
    '%',
    '%zz',
    '%ff',
    '/',
    '',
    'a.gif',
    `${'0'.repeat(32)}.gif`,
    `${'0'.repeat(32)}.svg`,
    '__proto__',
    'x'.repeat(300),
  ])('called %j is missing', async (name) => {
    expect((await show(`/api/upload/${name}`)).statusCode).toBe(404)
  })
})

describe('a hostile file', () => {
  it.each(REFUSED)('is refused: $what', async (file) => {
    const { status, body } = await upload(file)
    expect([status, Object.keys(body.errors)]).toEqual([422, ['image']])
    expect(await kept()).toBe(0)
  })

  it.each(CLEANED)('is clean: $what', async (file) => {
    const { status, body } = await upload(file)
    expect(status, JSON.stringify(body)).toBe(200)
    const { rawPayload } = await show(body.file)
    const { exif, icc, xmp, comments } = await sharp(rawPayload).metadata()
    expect([exif, icc, xmp, comments]).toEqual([undefined, undefined, undefined, undefined])
    expect(rawPayload.includes(EVIL)).toBe(false)
    expect(rawPayload.byteLength).toBeLessThan(100_000)
  })

  it.each(BOMBS)('is refused or clean: $what', async (file) => {
    const { status, body } = await upload(file)
    if (status === 422) return expect(Object.keys(body.errors)).toEqual(['image'])
    expect(status).toBe(200)
    expect((await show(body.file)).rawPayload.byteLength).toBeLessThan(1_000_000)
  })
})

describe('a form', () => {
  const picture = { ...PICTURE, part: 'image' }

  it.each([
    ['without a file', () => send([], { fields: { image: 'x' } }), 'image'],
    ['with two', () => send([picture, picture]), 'image'],
    ['with one under each name', () => send([picture, { ...picture, part: 'file' }]), 'image'],
    ['with a file of another name', () => send([{ ...picture, part: 'avatar' }]), 'image'],
    [
      'with eleven fields',
      () => send([picture], { fields: Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`f${at}`, 'x'])) }),
      'image',
    ],
    ['whose boundary is too long', () => send([picture], { boundary: 'b'.repeat(71) }), 'body'],
    ['without a boundary', () => sendBytes(formOf([picture]).payload, 'multipart/form-data'), 'body'],
    ['of another boundary', () => sendBytes(formOf([picture]).payload, 'multipart/form-data; boundary=other'), 'body'],
    ['that breaks off', () => sendBytes(formOf([picture]).payload.subarray(0, -30), formOf([picture]).type), 'body'],
    ['that is empty', () => sendBytes(Buffer.alloc(0), formOf([picture]).type), 'body'],
  ])('%s is refused at %s', async (_what, ask, field) => {
    const { status, body } = await ask()
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
    expect(await kept()).toBe(0)
  })

  it('may have ten fields and the longest boundary', async () => {
    const fields = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`f${at}`, 'x']))
    expect((await send([picture], { fields, boundary: 'b'.repeat(70) })).status).toBe(200)
  })

  it.each(['--x\r\n\r\n\r\n', '--x\r\nContent-Disposition: form-data; name="f"\r\n\r\n\r\n'])(
    'of very many parts like %j is read no further than it is refused',
    async (part) => {
      const read = vi.spyOn(Busboy.prototype, 'write')
      const { status, body } = await sendBytes(Buffer.from(part.repeat(20_000)), 'multipart/form-data; boundary=x')
      expect([status, body.errors]).toEqual([422, { image: ['The form has too many fields'] }])
      expect(read).toHaveBeenCalledOnce()
      read.mockRestore()
    },
  )

  it('larger than six megabytes is refused as a whole, and another content type is not read', async () => {
    expect((await send([{ ...picture, bytes: Buffer.alloc(6 * 1024 * 1024) }])).status).toBe(413)
    expect((await sendBytes(Buffer.from('{}'), 'application/json')).status).toBe(415)
  })

  it('is not read without the CSRF token', async () => {
    const { cookie = '' } = await server.credentials('admin')
    const headers = { cookie, 'content-type': 'multipart/form-data; boundary=x' }
    expect((await server.app.fastify.inject({ method: 'POST', url: URL, headers, payload: 'x' })).statusCode).toBe(419)
  })
})
