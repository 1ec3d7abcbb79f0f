import { useState } from 'react'
import { draftKey, keepDraft, recallDraft } from './keptDrafts'

/**
 * Which form of several a press has opened here, called after its place on the page. Whoever comes back by Back finds it open
 * with what was typed into it, until something was sent from the page.
 */
export function useOpened<Form extends string | null>(
  place: string,
  atFirst: Form,
  forms: readonly Form[],
): readonly [Form, (form: Form) => void] {
  const key = draftKey('opened', place)
  const [opened, setOpened] = useState<Form>(() => forms.find((form) => form === recallDraft(key)) ?? atFirst)
  const open = (form: Form): void => {
    keepDraft(key, form === atFirst ? null : form)
    setOpened(form)
  }
  return [opened, open]
}

/** A dialog with a form, which a press opens: whoever comes back by Back finds it open, as a form of the page. */
export function useOpenedDialog(place: string): {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
} {
  const [form, show] = useOpened(place, null, dialog)
  return { isOpen: form !== null, open: () => show('dialog'), close: () => show(null) }
}

const dialog: readonly ('dialog' | null)[] = ['dialog']
