type TextControl = HTMLInputElement | HTMLTextAreaElement

/** Writes a text at the caret, as if it had been typed: the browser's own Undo takes it back, and the caret stands behind it. */
export function insertText(control: TextControl, text: string): void {
  control.focus()
  if (typeIn(text)) return
  const { value } = control
  const start = control.selectionStart ?? value.length
  control.setRangeText(text, start, control.selectionEnd ?? start)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.setSelectionRange(start + text.length, start + text.length)
}

/** Browsers keep the command for editors alone; one without it leaves the text unwritten. */
function typeIn(text: string): boolean {
  return typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)
}
