import sharp from 'sharp'

const COLOURS = [256, 128, 96, 64, 48, 32]

/** Reduces the colours until the picture is small enough. */
export async function reduced(png: Buffer, maxBytes: number): Promise<Buffer> {
  for (const colours of COLOURS) {
    const bytes = await sharp(png).png({ palette: true, colours, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer()
    if (bytes.byteLength <= maxBytes) return bytes
  }
  throw new Error(`Even in ${COLOURS.at(-1)} colours it takes more than ${maxBytes} bytes`)
}
