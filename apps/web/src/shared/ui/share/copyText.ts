/** Copies a text to the clipboard; returns false if the browser does not allow it. */
export async function copyText(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value)
    return true
  } catch {
    return copyBySelection(value)
  }
}

/** The old way to copy: a page that a phone opens over plain HTTP has no `navigator.clipboard`. */
function copyBySelection(value: string): boolean {
  const field = document.createElement('textarea')
  const focused = document.activeElement
  field.value = value
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  // Behind an open dialog nothing takes the focus.
  const around = focused?.closest('dialog') ?? document.body
  around.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return copied
}
