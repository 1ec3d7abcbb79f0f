const fields = 'main :is(input, textarea, select):not([role=search] *)'

/** The fields of the page that the person typed into or chose in, as long as they are on the page. */
const edited = new Set<Element>()

document.addEventListener('input', ({ target }) => {
  if (target instanceof Element && target.matches(fields)) edited.add(target)
})

/** Does the page hold something that the person typed or chose, and that would be lost with it? */
export function hasUnsavedInput(): boolean {
  for (const field of edited) if (!field.isConnected) edited.delete(field)
  return edited.size > 0
}
