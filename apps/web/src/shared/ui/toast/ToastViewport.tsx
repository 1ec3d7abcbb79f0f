import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Toast.module.css'
import { ToastCard } from './ToastCard'
import { useToasts } from './toasts'

/**
 * Where toasts appear: bottom right, under the top bar on a phone, newest below. It is a popover, so that it can be
 * lifted above an open dialog.
 */
export function ToastViewport() {
  const { t } = useTranslation()
  const shown = useToasts((queue) => queue.shown)
  const viewport = useRef<HTMLElement>(null)
  const newest = shown.at(-1)?.id

  useEffect(() => {
    const element = viewport.current
    if (!element || newest === undefined) return
    // Shown again, it comes to the top of what floats; not while somebody is using one of its buttons.
    if (element.contains(document.activeElement)) return
    if (element.matches(':popover-open')) element.hidePopover()
    element.showPopover()
  }, [newest])

  return (
    <section ref={viewport} className={styles.viewport} popover="manual" aria-label={t('toast.region')}>
      <div>
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
    </section>
  )
}
