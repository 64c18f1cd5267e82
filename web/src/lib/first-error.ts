/** Moves the focus to the first field with an error, once that is drawn. */
export function focusFirstError(): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('form [aria-invalid="true"], form [data-wrong]')
    field?.focus()
  })
}
