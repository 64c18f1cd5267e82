/**
 * How wide what stands over a screen is, in pixels: a date and little else, a question, a form (the specification's three), a form with
 * what becomes of it, and a record beside its list.
 */
export const DIALOG = { narrow: 410, plain: 600, wide: 660, previewed: 1200, beside: 520 } as const

/** Beside a list: one of its rows, to look at. */
export const PEEK = 416
