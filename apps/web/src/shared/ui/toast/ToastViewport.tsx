import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useTopLayer } from '../topDialog'
import styles from './Toast.module.css'
import { ToastCard } from './ToastCard'
import { useToasts } from './toasts'

/**
 * The place of the toasts: bottom right, on a phone under the top bar, newest at the bottom. It is a popover, so that
 * it lies above all floating elements, and it is inside the topmost dialog, so that it can be used there.
 */
export function ToastViewport() {
  const { t } = useTranslation()
  const shown = useToasts((queue) => queue.shown)
  const viewport = useRef<HTMLElement>(null)
  const newest = shown.at(-1)?.id
  const layer = useTopLayer()

  useEffect(() => {
    const element = viewport.current
    // The dialog around it may have closed: then it is drawn again in another layer.
    if (!element?.isConnected || newest === undefined) return
    // Showing it again moves it above other floating elements; not while somebody uses one of its buttons.
    if (element.contains(document.activeElement)) return
    if (element.matches(':popover-open')) element.hidePopover()
    element.showPopover()
  }, [newest, layer])

  return createPortal(
    <section ref={viewport} className={styles.viewport} popover="manual" aria-label={t('toast.region')}>
      <div>
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
    </section>,
    layer,
  )
}
