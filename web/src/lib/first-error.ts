/** To the first field that has an error, once it is drawn. */
export function focusFirstError(): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('form [aria-invalid="true"], form [data-wrong]')
    field?.focus()
  })
}
