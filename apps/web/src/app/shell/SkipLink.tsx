import { useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'

/** Where somebody types who came for the form of a page; the search of home is no form of that kind. */
const fields = 'main :is(form:not([role=search]), [data-form], [data-kept]) :is(input, select, textarea)'

/** The first stop of a page: past the shell into the first field of its form, or to its content where it has no form. */
export function SkipLink({ className }: { readonly className: string | undefined }) {
  const { t } = useTranslation()
  const [hasForm, setForm] = useState(false)
  const onClick = (event: MouseEvent): void => {
    const field = firstField()
    if (field === undefined) return
    event.preventDefault()
    field.focus()
  }
  return (
    <a
      className={className}
      href="#main"
      onFocus={() => setForm(firstField() !== undefined)}
      onClick={onClick}
    >
      {t(hasForm ? 'skipToForm' : 'skip')}
    </a>
  )
}

/** The first one that can be typed into: what lies in something folded is passed over. */
function firstField(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLInputElement>(fields)].find(
    (field) => !field.disabled && field.type !== 'hidden' && field.checkVisibility(),
  )
}
