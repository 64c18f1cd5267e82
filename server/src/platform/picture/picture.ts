/** A picture made anew: nothing but its pixels is of what was sent. */
export interface MadePicture {
  readonly type: 'gif' | 'jpg' | 'png'
  readonly bytes: Uint8Array
  readonly width: number
  /** The height of one picture of an animation. */
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
  /** Limit of the process that makes it, all in all. */
  readonly maxMemory: number
}

export type Problem = 'unreadable' | 'tooManyPixels' | 'tooManyFrames' | 'tooMuchWork'

/** A message of the decoding process. */
export type Word = { readonly ready: true } | { readonly made: MadePicture } | { readonly problem: Problem }

export interface Order {
  readonly bytes: Uint8Array
  readonly limits: PictureLimits
}

/** Why there is none. */
export class PictureRefused extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem)
    this.name = 'PictureRefused'
    this.problem = problem
  }
}
