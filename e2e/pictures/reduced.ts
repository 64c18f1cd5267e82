import sharp from 'sharp'

const MAX_BYTES = 90_000
const COLOURS = [256, 128, 96, 64, 48, 32]

/** As few colours as it takes to be small. */
export async function reduced(png: Buffer): Promise<Buffer> {
  for (const colours of COLOURS) {
    const bytes = await sharp(png).png({ palette: true, colours, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer()
    if (bytes.byteLength <= MAX_BYTES) return bytes
  }
  throw new Error(`Even in ${COLOURS.at(-1)} colours it takes more than ${MAX_BYTES} bytes`)
}
