/** Puts a text on the clipboard; false when the browser does not let us. */
export async function copyText(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value)
    return true
  } catch {
    return copyBySelection(value)
  }
}

/** The old way: on a phone that opens the site over plain HTTP there is no `navigator.clipboard`. */
function copyBySelection(value: string): boolean {
  const field = document.createElement('textarea')
  const focused = document.activeElement
  field.value = value
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return copied
}
