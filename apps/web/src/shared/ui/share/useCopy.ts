import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from './copyText'
import { showToast } from '../toast/toasts'

/** How long the tick and the toast are shown, in ms. */
const shownFor = 2_000
/** There is one clipboard: what was copied before is not there any more. */
const about = 'clipboard'

/**
 * Copies a text and confirms it. `copied` is true for two seconds afterwards: a tick then replaces the copy icon.
 * `done` is the text of the toast; without it only the tick shows.
 */
export function useCopy(
  value: string,
  done?: string,
): { readonly copied: boolean; readonly copy: () => void } {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const copy = (): void => {
    void copyText(value).then((worked) => {
      if (!worked) {
        showToast({ about, kind: 'warning', text: t('copyFailed') })
        return
      }
      if (done) showToast({ about, kind: 'success', text: done, duration: shownFor })
      setCopied(true)
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(() => setCopied(false), shownFor)
    })
  }
  return { copied, copy }
}
