/**
 * The widths of dialogs and drawers in pixels: three of the specification (a date and little else; a question; a form), and one for a form
 * with a preview.
 */
export const DIALOG = { narrow: 410, plain: 600, wide: 660, previewed: 1200 } as const

/** The width of a drawer that stands beside its list and covers nothing. */
export const BESIDE = 520
