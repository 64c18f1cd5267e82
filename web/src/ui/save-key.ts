/** Handles Ctrl+Enter or ⌘+Enter: saves the form with the focus, else confirms the dialog in front. */
export function onSaveKey(event: KeyboardEvent): void {
  const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
  if (!isSave || event.repeat || event.isComposing || isTaken(event)) return
  const button = saveButton(event.target)
  if (!button) return
  event.preventDefault()
  button.click()
}

/** Elements that prevent the key's default without using it: a rich text editor (no new line) and a select without typing (every Enter). */
const TAKES_AND_LEAVES = '[contenteditable], [aria-haspopup="listbox"]'

function isTaken({ defaultPrevented, target }: KeyboardEvent): boolean {
  return defaultPrevented && !(target instanceof Element && target.closest(TAKES_AND_LEAVES))
}

const DIALOGS = '[aria-modal="true"]'

function saveButton(target: EventTarget | null): HTMLButtonElement | undefined {
  const form = target instanceof Element ? target.closest('form') : null
  const front = [...document.querySelectorAll(DIALOGS)].at(-1)
  // A form behind the dialog in front is not saved.
  const own = form && (!front || front.contains(form)) ? form : front?.querySelector('form')
  const buttons = own ? [...own.elements] : [...(front?.querySelectorAll('[data-confirms]') ?? [])]
  const [button] = buttons.filter((one) => one instanceof HTMLButtonElement).filter(isSaving)
  return button?.disabled || button?.dataset.loading ? undefined : button
}

function isSaving(button: HTMLButtonElement): boolean {
  return button.matches('[type="submit"], [data-confirms]')
}
