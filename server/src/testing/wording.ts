interface Action {
  /** The name on every button, menu entry, key, dialog and toast. */
  readonly text: string
  readonly category: string
  /** Other words for it, which no text may use. */
  readonly never?: readonly RegExp[]
  /** Texts with these letters that are not the action, for which other languages have another word. */
  readonly besides?: Readonly<Record<string, string>>
}

/** One action, one phrase, one home: `wording.test.ts` finds every second one. */
export const ACTIONS: readonly Action[] = [
  { text: 'Undo', category: 'dialog', never: [/\brevert/i, /\broll(ed)? back\b/i, /\btake it back\b/i] },
  { text: 'Undone', category: 'operation', never: [/\breverted\b/i] },
  { text: 'Redo', category: 'dialog' },
  { text: 'Save', category: 'dialog', never: [/^Submit\b/, /^Apply\b/] },
  { text: 'Cancel', category: 'dialog', never: [/^Abort\b/] },
  { text: 'Confirm', category: 'dialog', never: [/^Proceed\b/] },
  { text: 'Close', category: 'dialog', never: [/^Hide dialog\b/] },
  { text: 'Back', category: 'dialog', never: [/^Go back$/, /^Return$/] },
  { text: 'Skip', category: 'dialog' },
  { text: 'OK', category: 'dialog', never: [/^Okay\b/i, /^Ok\b/] },
  { text: 'Done', category: 'dialog', never: [/^Ready$/] },
  { text: 'Add', category: 'dialog' },
  { text: 'Delete', category: 'dialog', never: [/^Remove( (it|the (item|row|order)))?$/, /\berase\b/i, /\bdestroy\b/i, /^Trash\b/] },
  { text: 'Copy link', category: 'dialog', never: [/^Copy (the )?(address|URL)\b/i] },
  { text: 'Copied', category: 'dialog' },
  { text: 'Clear', category: 'field', never: [/^Empty (the )?field\b/i] },
  { text: 'Clear filters', category: 'filter', never: [/\b(reset|remove|drop) (all |the )?filters\b/i] },
  { text: 'Try again', category: 'error', never: [/\bretry\b/i, /^Reload\b/, /^Once more\b/i] },
  { text: 'Actions', category: 'table', never: [/^More actions$/i] },
  { text: 'Actions for {track}', category: 'order' },
  { text: 'Select {track}', category: 'order' },
  { text: 'Move to', category: 'operation', never: [/^Set status\b/i, /^Change status\b/i] },
  {
    text: 'Assign courier',
    category: 'operation',
    never: [/\bgive(n)? (it |them |# orders? )?to (a|another|the) courier\b/i, /\bdriver\b/i],
  },
  { text: 'Take the courier off', category: 'operation', never: [/\bunassign/i, /^Remove (the )?courier\b/i] },
  { text: 'Change delivery date', category: 'operation', never: [/\breschedule/i, /^Change (the )?date\b/i] },
  { text: 'Set actual delivery date', category: 'operation' },
  { text: 'Change address', category: 'operation', never: [/^Edit (the )?address\b/i] },
  { text: 'Change reason', category: 'operation', never: [/^Edit (the )?reason\b/i, /^Change sub-status\b/i] },
  { text: 'Mark as paid', category: 'operation', never: [/^Set (as )?paid\b/i] },
  { text: 'Mark as not paid', category: 'operation', never: [/\bmark as unpaid\b/i] },
  {
    text: 'Archive',
    category: 'operation',
    besides: { menu: 'the place', order_archive: 'the place', filter: 'the place' },
  },
  { text: 'Restore from archive', category: 'operation', never: [/\bunarchive/i] },
  { text: 'Restore', category: 'operation', never: [/\bundelete/i, /\bbring back\b/i] },
  { text: 'Take back', category: 'finance' },
  { text: 'Find an order', category: 'finance', besides: { tour: 'the head of a card that shows how' } },
  { text: 'New category', category: 'record' },
  { text: 'Add category', category: 'record' },
  { text: 'Search categories', category: 'record' },
  { text: 'Make our own copy', category: 'record' },
]
