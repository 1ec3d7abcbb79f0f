/** A form that marks itself with `data-kept` keeps what is typed, so that nothing of it is lost with the page. */
const fields = 'main :is(input, textarea, select):not([role=search] *, [data-kept] *)'

/** The fields of the page that the person typed into or chose in, as long as they are on the page. */
const edited = new Set<Element>()

function noteInput({ target }: Event): void {
  if (target instanceof Element && target.matches(fields)) edited.add(target)
}

/** Notes what is typed from now on, long before the palette is fetched. Returns how to stop. */
export function followInput(): () => void {
  document.addEventListener('input', noteInput)
  return () => document.removeEventListener('input', noteInput)
}

/** Does the page hold something that the person typed or chose, and that would be lost with it? */
export function hasUnsavedInput(): boolean {
  for (const field of edited) if (!field.isConnected) edited.delete(field)
  return edited.size > 0
}
