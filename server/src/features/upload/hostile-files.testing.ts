import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const MEGA = 1024 * 1024
export const EVIL = '<script>alert(1)</script>'

export function chunk(kind: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.byteLength, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** Makes a PNG: grey, one bit per pixel. */
export function png({
  width = 8,
  height = 8,
  extra = [],
  rows,
}: {
  width?: number
  height?: number
  extra?: Buffer[]
  rows?: number
} = {}): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  const pixels = deflateSync(Buffer.alloc((rows ?? height) * (Math.ceil(width / 8) + 1)))
  const chunks = [chunk('IHDR', head), ...extra, chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks])
}

/** Makes a drawing of 64 × 48 with more than one colour. */
function drawing() {
  const data = Buffer.from(Array.from({ length: 64 * 48 * 3 }, (_, index) => (index * 7) % 251))
  return sharp(data, { raw: { width: 64, height: 48, channels: 3 } })
}

export const jpeg = () => drawing().jpeg().toBuffer()

export function withPlace(): Promise<Buffer> {
  const exif = { IFD0: { Copyright: EVIL, Model: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } }
  return drawing().jpeg().withExif(exif).withIccProfile('p3').toBuffer()
}

/** 16 pixels of one colour of the table, packed as in a GIF. */
const FRAMES = [
  [10, 4, 8, 16, 32, 64, 128, 0, 1, 2, 5],
  [10, 76, 152, 48, 97, 194, 132, 9, 19, 38, 5],
  [10, 148, 40, 81, 162, 68, 137, 18, 37, 74, 5],
] as const

/** Makes a GIF with frames of 4 × 4, each in another colour, so that none is left out. */
export function gif(frames: number): Buffer {
  const head = Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    Buffer.from([4, 0, 4, 0, 0x81, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0]),
  ])
  const loop = Buffer.concat([Buffer.from([0x21, 0xff, 11]), Buffer.from('NETSCAPE2.0', 'latin1'), Buffer.from([3, 1, 0, 0, 0])])
  const frame = (at: number) => {
    const pixels = FRAMES[at % FRAMES.length] ?? FRAMES[0]
    return Buffer.from([0x21, 0xf9, 4, 4, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 4, 0, 4, 0, 0, 2, ...pixels, 0])
  }
  return Buffer.concat([head, loop, ...Array.from({ length: frames }, (_, index) => frame(index)), Buffer.from([0x3b])])
}

/** Makes a text that unpacks to fifty million letters. */
const packed = () => chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(50 * MEGA, 65))]))
const profile = () => chunk('iCCP', Buffer.concat([Buffer.from('x\0\0', 'latin1'), deflateSync(Buffer.alloc(50 * MEGA, 65))]))
const said = (words: string) => chunk('tEXt', Buffer.from(`Comment\0${words}`, 'latin1'))
const riff = Buffer.concat([Buffer.from('RIFF\x24\0\0\0WEBPVP8 ', 'latin1'), Buffer.alloc(28)])
const svg = Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${EVIL}</svg>`)

type Made = Buffer | Promise<Buffer>
export interface HostileFile {
  readonly what: string
  readonly name: string
  readonly type: string
  readonly make: () => Made
}

const file = (what: string, name: string, type: string, make: () => Made): HostileFile => ({ what, name, type, make })
const [PNG, JPG, GIF] = ['image/png', 'image/jpeg', 'image/gif'] as const

/** Files that must be refused. */
export const REFUSED: readonly HostileFile[] = [
  file('a GIF that is a script', 'a.gif', GIF, () => Buffer.from('GIF89a/*\0\0*/=1;alert(1)//\0\0\0;', 'latin1')),
  file('a page that begins like a GIF', 'a.gif', GIF, () => Buffer.from(`GIF89a<html>${EVIL}</html>`)),
  file('a PNG of 14,000 × 14,000', 'a.png', PNG, () => png({ width: 14_000, height: 14_000 })),
  file('a PNG of 12,001 × 1', 'a.png', PNG, () => png({ width: 12_001, height: 1 })),
  file('a PNG of 8,000 × 8,000', 'a.png', PNG, () => png({ width: 8_000, height: 8_000 })),
  file('a PNG that says it is larger than any', 'a.png', PNG, () => png({ width: 2 ** 31 - 1, height: 2 ** 31 - 1, rows: 0 })),
  file('a PNG without its pixels', 'a.png', PNG, () => png({ width: 600, height: 600, rows: 20 })),
  file('an animation of 201 pictures', 'a.gif', GIF, () => gif(201)),
  file('a PNG called JPEG', 'a.jpg', JPG, () => png()),
  file('a JPEG called PNG', 'a.png', PNG, jpeg),
  file('a JPEG said to be a PNG', 'a.jpg', PNG, jpeg),
  file('a PNG said to be a page', 'a.png', 'text/html', () => png()),
  file('half a PNG', 'a.png', PNG, async () => halfOf(await drawing().png().toBuffer())),
  file('half a JPEG', 'a.jpg', JPG, async () => halfOf(await jpeg())),
  file('half an animation', 'a.gif', GIF, () => gif(20).subarray(0, 60)),
  file('the beginning of a PNG alone', 'a.png', PNG, () => png().subarray(0, 8)),
  file('an SVG', 'a.svg', 'image/svg+xml', () => svg),
  file('an SVG called PNG', 'a.png', PNG, () => svg),
  file('a WebP', 'a.webp', 'image/webp', () => riff),
  file('a WebP called PNG', 'a.png', PNG, () => drawing().webp().toBuffer()),
  file('a page', 'a.html', 'text/html', () => Buffer.from(EVIL)),
  file('a PDF', 'a.pdf', 'application/pdf', () => Buffer.from('%PDF-1.7\n%%EOF')),
  file('a PDF called JPEG', 'a.jpg', JPG, () => Buffer.from('%PDF-1.7\n%%EOF')),
  file('an icon', 'a.ico', 'image/x-icon', () => Buffer.from('000001000100', 'hex')),
  file('a TIFF called JPEG', 'a.jpg', JPG, () => drawing().tiff().toBuffer()),
  file('a picture without an ending', 'picture', PNG, () => png()),
  file('a picture with a dot at its end', 'a.png.', PNG, () => png()),
  file('a program behind a picture', 'a.png.exe', PNG, () => png()),
  file('a name that is written backwards', 'a\u202egnp.exe', PNG, () => png()),
  file('an ending in wide letters', 'a.ｐｎｇ', PNG, () => png()),
  file('a name with an end in its middle', 'a.html\0.png.html', PNG, () => png()),
  file('an ending that every object has', 'a.constructor', PNG, () => png()),
  file('nothing', 'a.png', PNG, () => Buffer.alloc(0)),
  file('a byte too many', 'a.png', PNG, () => grown(png(), 5 * MEGA + 1)),
]

/** Pictures with more than pixels, or with odd names: only the pixels stay. */
export const CLEANED: readonly HostileFile[] = [
  file('a GIF whose canvas is larger than any', 'a.gif', GIF, () => gif(1).fill(255, 6, 10)),
  file('a GIF with a page behind it', 'a.gif', GIF, () => Buffer.concat([gif(1), Buffer.from(EVIL)])),
  file('a GIF with a page in a comment', 'a.gif', GIF, () =>
    Buffer.concat([gif(1).subarray(0, -1), Buffer.from([0x21, 0xfe, EVIL.length]), Buffer.from(EVIL), Buffer.from([0, 0x3b])]),
  ),
  file('a PNG with a page in its words', 'a.png', PNG, () => png({ extra: [said(EVIL)] })),
  file('a PNG with an archive behind it', 'a.png', PNG, () => Buffer.concat([png(), Buffer.from('PK\x03\x04'), Buffer.from(EVIL)])),
  file('a JPEG with a page behind it', 'a.jpeg', JPG, async () => Buffer.concat([await jpeg(), Buffer.from(EVIL)])),
  file('a JPEG that knows where it was taken', 'a.JPG', JPG, withPlace),
  file('a picture of a path', '../../../etc/passwd.png', PNG, () => png()),
  file('a picture of a path of Windows', '..\\..\\boot.png', PNG, () => png()),
  file('a picture behind a program', 'a.exe.png', PNG, () => png()),
  file('a name in many scripts', `${'ж'.repeat(300)}👩‍👩‍👧‍👦é.png`, PNG, () => png()),
  file('a name that is a page', `${EVIL}.png`, PNG, () => png()),
  file('five megabytes, most of them behind the picture', 'a.png', PNG, () => grown(png(), 5 * MEGA)),
]

/** Files that the decoder may refuse or clean, but soon, and in little memory. */
export const BOMBS: readonly HostileFile[] = [
  file('a PNG with fifty megabytes of packed words', 'a.png', PNG, () => png({ extra: [packed()] })),
  file('a PNG with fifty megabytes of packed colours', 'a.png', PNG, () => png({ extra: [profile()] })),
  file('a PNG of 40 million pixels', 'a.png', PNG, () => png({ width: 8_000, height: 5_000 })),
  file('a PNG of a thousand remarks', 'a.png', PNG, () => png({ extra: Array.from({ length: 1_000 }, () => said('x'.repeat(1_000))) })),
]

function halfOf(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.byteLength / 2)
}

function grown(bytes: Buffer, size: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(size - bytes.byteLength, 65)])
}
