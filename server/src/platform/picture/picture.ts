/** A picture made anew: only the pixels come from the upload. */
export interface MadePicture {
  readonly type: 'gif' | 'jpg' | 'png'
  readonly bytes: Uint8Array
  readonly width: number
  /** The height of one frame of an animation. */
  readonly height: number
}

export interface PictureLimits {
  readonly maxPixels: number
  readonly maxSide: number
  /** The longest side of the made picture. */
  readonly keptSide: number
  readonly maxFrames: number
  /** Limit of the made picture. */
  readonly maxBytes: number
  /** A decoder that takes longer is killed. */
  readonly maxMs: number
  /** The memory limit of the decoding process. */
  readonly maxMemory: number
}

export type Problem = 'unreadable' | 'tooManyPixels' | 'tooManyFrames' | 'tooMuchWork'

/** A message of the decoding process. */
export type Word = { readonly ready: true } | { readonly made: MadePicture } | { readonly problem: Problem }

export interface Order {
  readonly bytes: Uint8Array
  readonly limits: PictureLimits
}

/** The reason why there is no picture. */
export class PictureRefused extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem)
    this.name = 'PictureRefused'
    this.problem = problem
  }
}
