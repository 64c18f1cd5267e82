import type bwip from 'bwip-js/node'

/** Where it is dark: rectangles in modules, from the left top. */
export interface Code {
  readonly width: number
  readonly height: number
  readonly bars: readonly (readonly [x: number, y: number, width: number, height: number])[]
}
/** Type of the default export: the function exported by this name is another one. */
export type Raw = typeof bwip.raw

/** The quiet zone is the caller's. */
export function qrCode(encode: Raw, text: string): Code {
  const options = { bcid: 'qrcode', text, eclevel: 'M' }
  const [symbol] = encode(options)
  if (!symbol || !('pixs' in symbol)) throw new Error('No QR code came of it')
  const { pixs, pixx: width, pixy: height } = symbol
  const bars: [number, number, number, number][] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const start = x
      while (x < width && pixs[y * width + x]) x++
      if (x > start) bars.push([start, y, x - start, 1])
    }
  return { width, height, bars }
}

/** Draws printable ASCII alone; one module high. */
export function code128(encode: Raw, text: string): Code {
  const [symbol] = encode({ bcid: 'code128', text })
  if (!symbol || !('sbs' in symbol)) throw new Error('No Code 128 came of it')
  const bars: [number, number, number, number][] = []
  let x = 0
  symbol.sbs.forEach((width, index) => {
    if (index % 2 === 0) bars.push([x, 0, width, 1])
    x += width
  })
  return { width: x, height: 1, bars }
}
