/** A picture made anew: nothing but its pixels is of what was sent. */
export interface MadePicture {
  readonly type: 'gif' | 'jpg' | 'png'
  readonly bytes: Uint8Array
}

export interface PictureLimits {
  readonly maxPixels: number
  readonly maxSide: number
  readonly maxFrames: number
  /** Of what is made. */
  readonly maxBytes: number
  /** A decoder that takes longer is killed. */
  readonly maxMs: number
  /** Of the process that makes it, all in all. */
  readonly maxMemory: number
}

export type Problem = 'unreadable' | 'tooManyPixels' | 'tooManyFrames' | 'tooMuchWork'

/** What the process that decodes says. */
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
