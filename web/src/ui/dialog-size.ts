/**
 * How wide what stands over a screen is, in pixels: the specification's three (a date and little else; a question; a form), and one of
 * our own for a form with what becomes of it.
 */
export const DIALOG = { narrow: 410, plain: 600, wide: 660, previewed: 1200 } as const

/** A record that covers nothing: it stands beside its list, and is no dialog over the screen. */
export const BESIDE = 520
