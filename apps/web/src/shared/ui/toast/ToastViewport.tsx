import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { joinClasses } from '../joinClasses'
import { useDialogPlace } from '../dialog/topDialog'
import { keepInFreePlace } from './keepInFreePlace'
import styles from './Toast.module.css'
import { ToastCard } from './ToastCard'
import { useToasts } from './toasts'

/**
 * The toasts, newest at the bottom. On a page they lie bottom right, on a phone at the top, or beside there where a
 * control is in the way: as a popover, above all floating elements. In a dialog they stand above its buttons.
 */
export function ToastViewport() {
  const { t } = useTranslation()
  const shown = useToasts((queue) => queue.shown)
  const viewport = useRef<HTMLElement>(null)
  const newest = shown.at(-1)?.id
  const dialog = useDialogPlace()
  const isOnPage = dialog === null

  useEffect(() => {
    const element = viewport.current
    if (!isOnPage || !element?.isConnected || newest === undefined) return
    // Showing it again moves it above other floating elements; not while somebody uses one of its buttons.
    if (element.contains(document.activeElement)) return
    if (element.matches(':popover-open')) element.hidePopover()
    element.showPopover()
  }, [newest, isOnPage])
  useEffect(() => {
    const isNeeded = isOnPage && newest !== undefined
    return isNeeded && viewport.current ? keepInFreePlace(viewport.current) : undefined
  }, [newest, isOnPage])

  return createPortal(
    <section
      ref={viewport}
      className={joinClasses(styles.viewport, isOnPage ? styles.onPage : styles.inDialog)}
      popover={isOnPage ? 'manual' : undefined}
      aria-label={t('toast.region')}
    >
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>,
    dialog ?? document.body,
  )
}
