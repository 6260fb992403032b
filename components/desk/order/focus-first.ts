/** Ref of the field that a window is opened for: in one that opens by the attribute, in one that is open at once. */
export function focusFirst(field: HTMLElement | null): void {
  // React keeps the attribute to itself, and a dialog looks for it when it opens.
  field?.setAttribute('autofocus', '')
  field?.focus()
}
