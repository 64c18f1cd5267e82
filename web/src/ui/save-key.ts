/** Ctrl+Enter, or ⌘+Enter: saves the form that has the focus, else confirms the dialog in front. */
export function onSaveKey(event: KeyboardEvent): void {
  const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
  if (!isSave || event.repeat || event.isComposing || isTaken(event)) return
  const button = saveButton(event.target)
  if (!button) return
  event.preventDefault()
  button.click()
}

/** An editor of rich text keeps the key from making a line; a select without typing takes every Enter. Neither does anything with it. */
const TAKES_AND_LEAVES = '[contenteditable], [aria-haspopup="listbox"]'

function isTaken({ defaultPrevented, target }: KeyboardEvent): boolean {
  return defaultPrevented && !(target instanceof Element && target.closest(TAKES_AND_LEAVES))
}

const DIALOGS = '[aria-modal="true"]'

function saveButton(target: EventTarget | null): HTMLButtonElement | undefined {
  const form = target instanceof Element ? target.closest('form') : null
  const front = [...document.querySelectorAll(DIALOGS)].at(-1)
  // A form behind the dialog in front is not the one that is meant.
  const own = form && (!front || front.contains(form)) ? form : front?.querySelector('form')
  const buttons = own ? [...own.elements] : [...(front?.querySelectorAll('[data-confirms]') ?? [])]
  const [button] = buttons.filter((one) => one instanceof HTMLButtonElement).filter(isSaving)
  return button?.disabled || button?.dataset.loading ? undefined : button
}

function isSaving(button: HTMLButtonElement): boolean {
  return button.matches('[type="submit"], [data-confirms]')
}
